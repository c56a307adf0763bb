-- Keys by which programs call the API. The secret is stored as a hash, so that a copy of the database opens nothing (decision 0048).
create table api_keys (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  -- The beginning of the secret, by which people recognize a key.
  prefix text not null check (prefix <> ''),
  secret_hash text not null check (length(secret_hash) = 64),
  -- Whose rights it has; null: the institution's, which has those of a manager.
  person_id uuid,
  may_write boolean not null,
  nouns text[] not null check (cardinality(nouns) > 0),
  expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by_name text not null default '',
  primary key (institution_id, id)
);
create unique index api_keys_by_secret on api_keys (secret_hash);
select protect_institution_work('api_keys');
