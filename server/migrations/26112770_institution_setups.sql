-- How far an institution is with its guided set-up. No row: nobody has begun.
create table institution_setups (
  institution_id uuid primary key references institutions (id) on delete cascade,
  done_steps text[] not null default '{}',
  skipped_steps text[] not null default '{}',
  ended_as text check (ended_as in ('finished', 'dismissed')),
  ended_by uuid,
  ended_at timestamptz,
  check ((ended_as is null) = (ended_at is null))
);
select protect_institution_work('institution_setups', 'Progress of a guide, which is no record.');

-- Institutions that have entered facts and begun to work need no guide.
insert into institution_setups (institution_id, ended_as, ended_at)
select i.id, 'finished', now() from institutions i
where exists (select 1 from institution_facts f where f.institution_id = i.id)
  and (exists (select 1 from tasks t where t.institution_id = i.id)
    or exists (select 1 from policies p where p.institution_id = i.id));
