-- A game that is over is shown as it ended, whatever becomes of the rules: its scores, and when it has been written, its
-- story: what everybody saw.  Games that ended before this was kept have their results alone, until they are told.
create table endings (
  table_id text primary key,
  scores blob,
  story blob
) without rowid;

create index endings_untold on endings (table_id) where story is null;

insert into endings (table_id) select id from tables where status = 'over';
