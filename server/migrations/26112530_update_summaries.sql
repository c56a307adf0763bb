-- A summary of a regulatory change: drafted from the changed paragraphs, accepted or edited by a person.
create table update_summaries (
  institution_id uuid not null references institutions (id) on delete cascade,
  update_id uuid not null references regulatory_updates (id) on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  state text not null default 'draft' check (state in ('draft', 'accepted')),
  made_by text not null check (made_by in ('quotes', 'model')),
  is_edited boolean not null default false,
  removed_count integer not null default 0,
  passages jsonb not null default '[]',
  version integer not null default 1,
  drafted_by_name text not null,
  drafted_at timestamptz not null default now(),
  accepted_by_name text,
  accepted_at timestamptz,
  primary key (institution_id, update_id),
  check ((state = 'accepted') = (accepted_at is not null))
);
select protect_institution_work('update_summaries');
