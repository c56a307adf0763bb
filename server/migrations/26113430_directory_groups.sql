-- Groups that a directory (Entra ID, Okta) sends by SCIM, and the role that a manager gives to each.
create table directory_groups (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 255),
  external_id text check (length(external_id) between 1 and 255),
  -- Members whose account is gone stay until the directory takes them out; nothing is shown of them.
  member_ids uuid[] not null default '{}' check (cardinality(member_ids) <= 1000),
  -- None until a manager has chosen one: a group that nobody has looked at changes no rights.
  role text check (role in ('manager', 'user')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create unique index directory_groups_by_name on directory_groups (institution_id, lower(name));
select protect_institution_work('directory_groups', 'What a directory sends and takes back; the roles that followed are in the audit log.');
