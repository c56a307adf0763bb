-- Up to when an institution was told of regulatory updates. Null: nothing yet, and nothing of the past.
alter table notification_rules add column law_told_until timestamptz;
create index regulatory_updates_changed on regulatory_updates (changed_at);
