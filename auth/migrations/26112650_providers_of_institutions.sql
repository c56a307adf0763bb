-- An institution may have its own SAML provider, connected by an operator; those of the settings stay beside them.
create table auth.sso_providers (
  id uuid primary key default gen_random_uuid(),
  -- The institution, as the product knows it: one has one provider.
  owner_id uuid not null unique,
  -- What the provider said of itself when it was connected, or last when it was fetched.
  metadata text not null,
  -- From where the metadata is fetched again; null where it was pasted.
  metadata_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Whose addresses a provider vouches for: a domain belongs to one.
create table auth.sso_domains (
  domain text primary key,
  provider_id uuid not null references auth.sso_providers (id) on delete cascade
);
create index sso_domains_by_provider on auth.sso_domains (provider_id);

-- Whom a new session is begun by, and when that provider asked the person who they are.
alter table auth.flow_states
  add column provider text,
  add column authenticated_at timestamptz;

-- An ID token signs in once: its digest is kept until the token ends.
create table auth.used_id_tokens (
  digest text primary key,
  expires_at timestamptz not null
);
create index used_id_tokens_by_end on auth.used_id_tokens (expires_at);
