-- What each figure of a day counted, by id, so that a figure of the past opens its rows; and what the score of the day was made of.
create table institution_snapshot_rows (
  institution_id uuid not null,
  day date not null,
  -- A kind of rows that a card of the dashboard counts.
  part text not null check (part ~ '^[a-z-]{1,60}$'),
  count integer not null check (count >= 0),
  -- The first thousands of them: ids of rows, or names of regulations and articles.
  ids text[] not null check (cardinality(ids) <= 5000),
  primary key (institution_id, day, part),
  foreign key (institution_id, day) references institution_snapshots (institution_id, day) on delete cascade
);
select protect_institution_work('institution_snapshot_rows');
-- By concern and part: how many were as they should be, and how many there were.
alter table institution_snapshots add column score_parts jsonb;
-- Counted on a later day, because no process ran: by the dates of the rows as they are now.
alter table institution_snapshots add column is_late boolean not null default false;
