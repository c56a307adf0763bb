-- The assistant finds sections of effective policies by words.
alter table policy_versions add column search_vector tsvector not null
  generated always as (to_tsvector('english', body)) stored;
