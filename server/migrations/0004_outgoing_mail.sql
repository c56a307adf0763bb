-- Mail waiting to go out, written in the transaction that it tells of.
create table outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  -- Both are emptied once the mail is out: they carry links that open accounts.
  subject text not null,
  html text not null,
  plain text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
create index outgoing_mail_waiting on outgoing_mail (next_attempt_at) where sent_at is null and given_up_at is null;
