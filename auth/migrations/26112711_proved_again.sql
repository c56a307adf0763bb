-- When the person of a session proved who they are after it began: a stolen session alone adds no passkey.
alter table auth.sessions add column proved_again_at timestamptz;
