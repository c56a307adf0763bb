-- Notifications are deleted two years after they were sent, the oldest first (decision 0223).
create index notifications_by_age on notifications (created_at);
-- No statement looked for an entry by its hash, which covers the chain and the place that are unique; of all indexes this was the largest.
alter table audit_log drop constraint audit_log_hash_key;
