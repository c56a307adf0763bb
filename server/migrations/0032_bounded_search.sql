-- Press items are searched like posts: one text, by the index of its trigrams. Joining tags depends on no setting.
create function tags_as_text(tags text[]) returns text as $$
  select array_to_string(tags, E'\n')
$$ language sql immutable parallel safe;

alter table press_releases add column search_text text not null generated always as
  (lower(title || E'\n' || excerpt || E'\n' || tags_as_text(tags))) stored;
create index press_releases_search on press_releases using gin (search_text gin_trgm_ops);
create index press_releases_by_type on press_releases (type, published_at desc, id desc);

-- The search of everything looks at titles first, and these are few and short.
alter table articles add column title_vector tsvector not null generated always as (to_tsvector('english', title)) stored;
create index articles_title_vector on articles using gin (title_vector) where is_published;
alter table regulatory_updates add column title_vector tsvector not null
  generated always as (to_tsvector('english', title)) stored;
create index regulatory_updates_title_vector on regulatory_updates using gin (title_vector);

-- Ranking reads these again and again: kept as they are, they need no unpacking each time.
alter table articles alter column search_vector set storage external;
