-- Who has a draft open and in which section, so that two people see each other (decision 0203).
create table policy_draft_presence (
  institution_id uuid not null references institutions (id) on delete cascade,
  version_id uuid not null,
  user_id uuid not null,
  section text not null default '' check (length(section) <= 200),
  is_suggesting boolean not null default false,
  seen_at timestamptz not null default now(),
  primary key (institution_id, version_id, user_id),
  foreign key (institution_id, version_id) references policy_versions (institution_id, id) on delete cascade,
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create index policy_draft_presence_of_person on policy_draft_presence (institution_id, user_id);
select protect_institution_work('policy_draft_presence', 'Who has a draft open at the moment; minutes later it says nothing.');
