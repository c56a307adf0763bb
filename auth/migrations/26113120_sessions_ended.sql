-- When all other sessions of an account last ended at once. What was allowed before, such as a connected assistant, ends with them.
alter table auth.users add column sessions_ended_at timestamptz;
