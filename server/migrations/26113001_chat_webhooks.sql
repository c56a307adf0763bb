-- Slack and Teams take messages of their own form.
alter table webhooks add column format text not null default 'events'
  constraint webhooks_format check (format in ('events', 'slack', 'teams'));
