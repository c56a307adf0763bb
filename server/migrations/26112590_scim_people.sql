-- What a directory (Entra ID, Okta) knows people by, so that SCIM answers with what it was sent.
create table scim_people (
  institution_id uuid not null references institutions (id) on delete cascade,
  user_id uuid not null,
  external_id text check (length(external_id) between 1 and 255),
  given_name text not null default '' check (length(given_name) <= 100),
  family_name text not null default '' check (length(family_name) <= 100),
  -- The directory deleted the person, whose account stays suspended until a manager hands their work over.
  deleted_at timestamptz,
  primary key (institution_id, user_id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create unique index scim_people_by_external_id on scim_people (institution_id, external_id);
select protect_institution_work('scim_people');
