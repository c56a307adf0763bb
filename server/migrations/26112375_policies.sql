-- Policies, their versions with approvals, and signatures: an approved version and a signature never change.

create table policies (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  topic text check (topic in ('qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management')),
  owner_id uuid,
  -- Months between two reviews.
  review_months integer not null default 12 check (review_months between 1 and 60),
  next_review_on date,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title)) stored,
  primary key (institution_id, id),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index policies_by_title on policies (institution_id, search_text, id);
create index policies_of_owner on policies (institution_id, owner_id);
select protect_institution_work('policies');

create table policy_versions (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  policy_id uuid not null,
  number integer not null check (number >= 1),
  body text not null default '' check (length(body) <= 200000),
  -- What is different from the version before, in the writer's words.
  change_note text not null default '' check (length(change_note) <= 1000),
  -- Whether an approved version is in force or superseded follows from the dates, so nothing has to change it.
  state text not null default 'draft' check (state in ('draft', 'in_review', 'approved')),
  effective_on date,
  written_by uuid not null,
  written_by_name text not null,
  sent_back_by_name text not null default '',
  sent_back_comment text not null default '' check (length(sent_back_comment) <= 2000),
  approved_at timestamptz,
  sha256 text,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (institution_id, id),
  unique (institution_id, policy_id, number),
  foreign key (institution_id, policy_id) references policies (institution_id, id) on delete cascade,
  check ((state = 'approved') = (approved_at is not null)),
  check (state = 'draft' or effective_on is not null),
  -- The hash is of the text as it is stored, and the database computes it again.
  check (case when state = 'approved' then sha256 = encode(sha256(convert_to(body, 'UTF8')), 'hex') else sha256 is null end)
);
-- One version is being written or reviewed at a time.
create unique index policy_versions_one_open on policy_versions (institution_id, policy_id) where state <> 'approved';
create index policy_versions_approved on policy_versions (institution_id, policy_id, number desc) where state = 'approved';
select protect_institution_work('policy_versions');

create table policy_approvals (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  version_id uuid not null,
  position integer not null check (position between 1 and 10),
  user_id uuid not null,
  user_name text not null,
  decision text check (decision in ('approved', 'sent_back')),
  comment text not null default '' check (length(comment) <= 2000),
  decided_at timestamptz,
  primary key (institution_id, id),
  unique (institution_id, version_id, position),
  unique (institution_id, version_id, user_id),
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade,
  check ((decision is null) = (decided_at is null))
);
create index policy_approvals_of_person on policy_approvals (institution_id, user_id) where decision is null;
select protect_institution_work('policy_approvals');

create table attestations (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  policy_id uuid not null,
  version_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  due_on date not null,
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  reminded_at timestamptz,
  signed_at timestamptz,
  -- As it was signed: the sentence, the hash of the version, and the network address of the signer.
  sentence text not null default '' check (length(sentence) <= 1000),
  sha256 text,
  address text not null default '' check (length(address) <= 100),
  is_late boolean not null default false,
  primary key (institution_id, id),
  unique (institution_id, version_id, user_id),
  foreign key (institution_id, policy_id) references policies (institution_id, id) on delete cascade,
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade,
  check ((signed_at is null) = (sha256 is null)),
  check (signed_at is null or sentence <> '')
);
create index attestations_of_person on attestations (institution_id, user_id, due_on) where signed_at is null;
create index attestations_of_policy on attestations (institution_id, policy_id, version_id);
select protect_institution_work('attestations');

create function refuse_approved_version_change() returns trigger language plpgsql as $$
begin
  if old.state = 'approved' and not (tg_op = 'DELETE'
      and current_setting('plumbline.deleting_institution', true) is not distinct from old.institution_id::text) then
    raise exception 'an approved version of a policy cannot be changed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger policy_versions_fixed before update or delete on policy_versions
  for each row execute function refuse_approved_version_change();

create function refuse_approved_approval_change() returns trigger language plpgsql as $$
declare
  named record;
begin
  named := case when tg_op = 'DELETE' then old else new end;
  if current_setting('plumbline.deleting_institution', true) is not distinct from named.institution_id::text then
    return named;
  end if;
  if exists (select 1 from policy_versions v where v.institution_id = named.institution_id
      and v.state = 'approved' and v.id = named.version_id)
    or (tg_op = 'UPDATE' and old.version_id <> new.version_id) then
    raise exception 'the approvals of an approved version cannot be changed' using errcode = 'restrict_violation';
  end if;
  return named;
end $$;
create trigger policy_approvals_fixed before insert or update or delete on policy_approvals
  for each row execute function refuse_approved_approval_change();

create function refuse_signature_change() returns trigger language plpgsql as $$
begin
  if old.signed_at is not null and not (tg_op = 'DELETE'
      and current_setting('plumbline.deleting_institution', true) is not distinct from old.institution_id::text) then
    raise exception 'a signature cannot be changed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger attestations_fixed before update or delete on attestations
  for each row execute function refuse_signature_change();
