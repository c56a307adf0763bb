-- Why a manager reset a second factor. The audit log names such a row, and holds no free text itself.
create table team_act_reasons (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  reason text not null check (length(reason) between 3 and 500),
  written_at timestamptz not null default now(),
  primary key (institution_id, id)
);
select protect_institution_work('team_act_reasons');
