-- What /healthz writes, to see that something can be written.
create table pulse (at integer not null);
insert into pulse values (0);
