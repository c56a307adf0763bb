-- Signatures may concern single sections, with a quiz; a new version asks again only those whose sections changed.

alter table attestations
  -- How the signer had proved who they are: password, totp, webauthn …
  add column method text not null default '' check (length(method) <= 40),
  -- Headings of the sections that were asked for; none: the whole policy.
  add column sections text[] not null default '{}',
  -- Those that changed since the person signed last.
  add column changed_sections text[] not null default '{}',
  -- The questions as they were answered.
  add column quiz jsonb;

create table policy_quizzes (
  institution_id uuid not null references institutions (id) on delete cascade,
  version_id uuid not null,
  questions jsonb not null,
  changed_by_name text not null default '',
  updated_at timestamptz not null default now(),
  primary key (institution_id, version_id),
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade
);
select protect_institution_work('policy_quizzes');

-- For each version in force it is found once who has to sign again.
create table policy_signature_rounds (
  institution_id uuid not null references institutions (id) on delete cascade,
  version_id uuid not null,
  at timestamptz not null default now(),
  primary key (institution_id, version_id),
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade
);
select protect_institution_work('policy_signature_rounds');
insert into policy_signature_rounds (institution_id, version_id)
  select institution_id, id from policy_versions where state = 'approved' and effective_on <= current_date;
