-- The newest that match a search are wanted. Beside its words, the indexes know in which thirty days each text is dated,
-- so that they name what has a word among the newest some thousand, and nothing older.

-- No word begins with a blank. Far dates fall into the first and the last of 2,000 periods, 1970 to 2134.
create function search_period(dated timestamptz) returns text as $$
  select ' ' || least(greatest(((dated at time zone 'UTC')::date - date '1970-01-01') / 30, 0), 2000)
$$ language sql immutable strict parallel safe;

-- The last periods: those from one date to another, and further back so many times as many.
create function search_periods(since timestamptz, until timestamptz, times integer) returns text[] as $$
  select array_agg(' ' || period)
  from (select search_period(since)::integer as first, search_period(until)::integer as last) span
  cross join generate_series(greatest(last + 1 - times * (last + 1 - first), 0), last) period
$$ language sql immutable strict parallel safe;

create function any_of_periods(periods text[]) returns tsquery as $$
  select ('''' || array_to_string(periods, '''|''') || '''')::tsquery
$$ language sql immutable strict parallel safe;

drop index blog_posts_units;
drop index press_releases_units;
drop index articles_units;
create index blog_posts_units on blog_posts
  using gin ((search_units(search_text) || search_period(latest_at) collate "C"));
create index press_releases_units on press_releases
  using gin ((search_units(search_text) || search_period(published_at) collate "C"));
create index articles_units on articles
  using gin ((search_units(search_text) || search_period(published_at) collate "C"));
alter index blog_posts_units alter column 1 set statistics 0;
alter index press_releases_units alter column 1 set statistics 0;
alter index articles_units alter column 1 set statistics 0;

alter table articles drop column search_vector;
alter table articles add column search_vector tsvector not null generated always as (
  setweight(to_tsvector('english', title), 'A') ||
  setweight(to_tsvector('english', excerpt), 'B') ||
  setweight(to_tsvector('english', body), 'D') ||
  array_to_tsvector(array_remove(array[search_period(published_at)], null))) stored;
alter table articles alter column search_vector set storage external;
create index articles_search_vector on articles using gin (search_vector);
