-- Self-tests of fair lending: for the people named here alone.
create table self_test_people (
  institution_id uuid not null references institutions (id) on delete cascade,
  user_id uuid not null,
  primary key (institution_id, user_id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
select protect_institution_work('self_test_people');

-- What a person writes about a self-test. No register and no row of one.
create table self_tests (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 120),
  basis text not null default 'self_test' check (basis in ('self_test', 'files')),
  counsel text not null default '' check (length(counsel) <= 200),
  question text not null default '' check (length(question) <= 20000),
  purpose text not null default '' check (length(purpose) <= 20000),
  begun_on date,
  completed_on date,
  conclusion text not null default 'open' check (conclusion in ('open', 'none', 'likely')),
  corrective_action text not null default '' check (length(corrective_action) <= 20000),
  figures text not null default '' check (length(figures) <= 20000),
  notes text not null default '' check (length(notes) <= 20000),
  -- What a manager let out of the room: on, byName, into. Not what it said.
  releases jsonb not null default '[]',
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create index self_tests_updated on self_tests (institution_id, updated_at desc, id);
select protect_institution_work('self_tests');
