-- What SqliteStore keeps.  A schema that has been released is never edited: the next file changes it.
pragma application_id = 1181707379;

create table people (
  id text primary key,
  name text not null,
  secret blob not null,
  created integer not null
) without rowid;

create table tables (
  id text primary key,
  code text not null unique,
  game text not null,
  status text not null,
  public integer not null,
  version integer not null,
  touched integer not null,
  wake integer,
  summary blob not null
) without rowid;

create index tables_open on tables (touched) where public and status <> 'over';
create index tables_over on tables (touched) where public and status = 'over';
create index tables_wake on tables (wake) where wake is not null;

create table entries (
  table_id text not null,
  number integer not null,
  body blob not null,
  primary key (table_id, number)
) without rowid;

create table holders (
  table_id text not null,
  person text not null,
  primary key (table_id, person)
) without rowid;

create index holders_person on holders (person);

create table results (
  table_id text not null,
  seat integer not null,
  game text not null,
  person text,
  bot text,
  bandits text not null,
  dollars integer not null,
  won integer not null,
  primary key (table_id, seat)
) without rowid;

create index results_person on results (person) where person is not null;

-- Sums over all results: to count them anew would read every game that was ever played.
create table tallies (
  kind text not null,
  game text not null,
  name text not null,
  games integer not null,
  wins integer not null,
  dollars integer not null,
  primary key (kind, game, name)
) without rowid;
