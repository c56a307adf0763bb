-- People may sign in with their institution's own identity provider.
create table auth.provider_flows (
  -- Travels to the provider and back as `state`.
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  -- Ours towards the provider; the client's own challenge is below.
  code_verifier text not null,
  nonce text not null,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- Set when someone signed in adds this way of signing in.
  linking_user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null
);
create index provider_flows_by_age on auth.provider_flows (created_at);

-- Handed to the client with the session, once, and gone with the flow.
alter table auth.flow_states add column provider_token text;
alter table auth.flow_states add column provider_refresh_token text;
