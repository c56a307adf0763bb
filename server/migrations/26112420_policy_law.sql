-- What each section of a policy says it implements, and the changes of law that were found for versions in force.

-- Written with the text of a version, from which it can be read again.
create table policy_section_citations (
  institution_id uuid not null references institutions (id) on delete cascade,
  version_id uuid not null,
  -- The place among all citations of the version.
  place integer not null check (place between 1 and 500),
  -- The heading by its number in the text; 0 is what stands before the first.
  section_number integer not null check (section_number >= 0),
  heading text not null check (length(heading) <= 300),
  citation text not null check (length(citation) between 1 and 300),
  -- Of the Code of Federal Regulations alone: what the citation is found by; the key is that of the library.
  title integer,
  part text,
  section text,
  key text,
  primary key (institution_id, version_id, place),
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade
);
create index policy_section_citations_by_section on policy_section_citations (institution_id, part, section)
  where title = 12;
select protect_institution_work('policy_section_citations');

create table policy_law_changes (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  policy_id uuid not null,
  version_id uuid not null,
  citation text not null check (length(citation) between 1 and 300),
  changed_on date not null,
  -- The page of the library with the redline; null for a change that is known and whose text is not held yet.
  part text not null,
  page text,
  -- What is known of a change whose text is not held.
  what text not null default '' check (length(what) <= 1000),
  -- The task that its owner got.
  task_id uuid,
  found_at timestamptz not null default now(),
  primary key (institution_id, id),
  -- A change is found once for a version.
  unique (institution_id, version_id, citation, changed_on),
  foreign key (institution_id, policy_id) references policies (institution_id, id) on delete cascade,
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade,
  foreign key (institution_id, task_id) references tasks (institution_id, id) on delete set null (task_id)
);
create index policy_law_changes_of_policy on policy_law_changes (institution_id, policy_id);
create index policy_law_changes_of_task on policy_law_changes (institution_id, task_id);
select protect_institution_work('policy_law_changes');

create index regulation_paragraphs_until on regulation_paragraphs (part, counts_until) where counts_until < 'infinity';
create index regulation_paragraphs_from on regulation_paragraphs (part, counts_from) where first_day > 0;
