-- Which duties an institution made a recurring task, so that none becomes two.
create table adopted_duties (
  institution_id uuid not null references institutions (id) on delete cascade,
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  task_id uuid,
  adopted_by_name text not null,
  adopted_at timestamptz not null default now(),
  primary key (institution_id, key),
  foreign key (institution_id, task_id) references tasks (institution_id, id) on delete set null (task_id)
);
create index adopted_duties_of_task on adopted_duties (institution_id, task_id) where task_id is not null;
select protect_institution_work('adopted_duties');
