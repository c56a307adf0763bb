-- Addresses from which one person downloads everything of the institution, good for minutes (decision 0052).
create table institution_export_addresses (
  institution_id uuid not null references institutions (id) on delete cascade,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null,
  -- Examinations that the person is named on and chose.
  exam_ids uuid[] not null default '{}',
  expires_at timestamptz not null,
  primary key (institution_id, token_hash),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create index institution_export_addresses_of_person on institution_export_addresses (institution_id, user_id);
select protect_institution_work('institution_export_addresses');
