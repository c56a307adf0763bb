-- An invited person may accept with their institution's provider: the flow remembers who, and by which invitation.
alter table auth.provider_flows add column invited_user_id uuid references auth.users (id) on delete cascade;
alter table auth.provider_flows add column invitation_digest text;
alter table auth.provider_flows add constraint provider_flows_name_whole_invitations
  check ((invited_user_id is null) = (invitation_digest is null));
