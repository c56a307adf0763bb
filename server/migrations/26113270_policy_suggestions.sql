-- Changes of a draft that somebody suggests; the writer or another manager accepts or rejects them (decision 0203).
create table policy_suggestions (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  version_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  -- The revision of the draft that the author read.
  row_version integer not null,
  -- The words that are to go, those around them, and where they stood.
  passage jsonb not null check (jsonb_typeof(passage) = 'object'),
  replacement text not null check (length(replacement) <= 200000),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'withdrawn', 'lapsed')),
  decided_by uuid,
  decided_by_name text not null default '',
  decided_at timestamptz,
  -- Whether the author was told what became of it.
  is_told boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, id),
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade,
  check ((state = 'open') = (decided_at is null))
);
create index policy_suggestions_of_version on policy_suggestions (institution_id, version_id, state, author_id);
select protect_institution_work('policy_suggestions');
