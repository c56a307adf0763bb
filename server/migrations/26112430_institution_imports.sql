-- Import of an institution's export (decision 0057): what came in, and the audit log of the earlier installation.
create table institution_imports (
  institution_id uuid primary key references institutions (id) on delete cascade,
  -- What is dated before it came with the import: an institution is empty until then.
  imported_at timestamptz not null default now(),
  from_id uuid not null,
  from_name text not null check (length(from_name) between 1 and 160),
  made_at timestamptz not null,
  row_count integer not null check (row_count >= 0),
  file_count integer not null check (file_count >= 0)
);
select protect_institution_work('institution_imports');

-- As it stood, with its hashes: this installation's chain cannot vouch for it.
create table imported_audit_log (
  institution_id uuid not null references institutions (id) on delete cascade,
  position bigint not null check (position > 0),
  number bigint not null,
  at timestamptz not null,
  action text not null,
  actor_id uuid,
  subject_id text,
  ip text not null,
  detail text not null,
  previous_hash text not null,
  hash text not null,
  primary key (institution_id, position)
);
select protect_institution_work('imported_audit_log');

-- Rows of one table that name each other come in any order.
alter table evidence alter constraint evidence_institution_id_replaces_id_fkey deferrable initially immediate;

-- An import brings approved versions and their approvals together.
create or replace function refuse_approved_approval_change() returns trigger language plpgsql as $$
declare
  named record;
begin
  named := case when tg_op = 'DELETE' then old else new end;
  if current_setting('plumbline.deleting_institution', true) is not distinct from named.institution_id::text then
    return named;
  end if;
  if tg_op = 'INSERT' and current_setting('plumbline.importing_institution', true) is not distinct from named.institution_id::text then
    return named;
  end if;
  if exists (select 1 from policy_versions v where v.institution_id = named.institution_id
      and v.state = 'approved' and v.id = named.version_id)
    or (tg_op = 'UPDATE' and old.version_id <> new.version_id) then
    raise exception 'the approvals of an approved version cannot be changed' using errcode = 'restrict_violation';
  end if;
  return named;
end $$;
