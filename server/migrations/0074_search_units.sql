-- An index of letter triples cannot tell `of the loan` from any text with these words in it. Posts, press items and
-- articles are found by their words and pairs of neighbouring words: for a search of any part of a text, those that
-- can hold its beginning and its end are looked up first.

-- Words longer than an index takes stand as ''.
create function search_units(search_text text) returns text[] as $$
declare
  words text[] := array_remove(string_to_array(translate(search_text, E'\n\r\t', '   '), ' '), '');
begin
  if search_text ~ '[^ \n\r\t]{126}' then
    words := array(select case when octet_length(word) <= 500 then word else '' end from unnest(words) word);
  end if;
  return words || array(
    select word || ' ' || next from unnest(words, words[2:]) as neighbours (word, next) where word <> '' and next <> ''
  );
end;
$$ language plpgsql immutable strict parallel safe cost 1000;

-- Every word and every pair that any of these texts has ever had.
create table search_vocabulary (
  unit text collate "C" primary key
);
-- Parts of words are looked up; pairs by the beginning of their second word, which the primary key serves.
create index search_vocabulary_words on search_vocabulary using gin (unit gin_trgm_ops) where position(' ' in unit) = 0;

create function keep_search_vocabulary() returns trigger as $$
begin
  -- In one order, so that two writers wait for each other at most once.
  insert into search_vocabulary (unit)
    select distinct unit collate "C" from written cross join unnest(search_units(search_text)) units (unit)
    where unit <> '' order by 1
    on conflict do nothing;
  return null;
end;
$$ language plpgsql;

-- Words that a pattern fits; nothing where these are too many to be of use.
create function words_like(pattern text) returns text[] as $$
  select case when count(*) <= 5000 then coalesce(array_agg(unit), '{}') end
  from (
    select unit from search_vocabulary where unit like pattern and position(' ' in unit) = 0 limit 5001
  ) found
$$ language sql stable strict;

-- Pairs of one of the first words and a second that is this or, where it is a part, begins so; likewise.
create function word_pairs(firsts text[], second text, is_part boolean) returns text[] as $$
  select case when count(*) <= 5000 then coalesce(array_agg(unit), '{}') end
  from (
    select unit from unnest(firsts) first cross join lateral (
      select unit from search_vocabulary
      where unit >= (first || ' ' || second) collate "C"
        and unit < (first || ' ' || second || case when is_part then E'\U0010FFFF' else E'\x01' end) collate "C"
      limit 5001
    ) known
    limit 5001
  ) found
$$ language sql stable strict;

create trigger blog_posts_units after insert on blog_posts
  referencing new table as written for each statement execute function keep_search_vocabulary();
create trigger blog_posts_new_units after update on blog_posts
  referencing new table as written for each statement execute function keep_search_vocabulary();
create trigger press_releases_units after insert on press_releases
  referencing new table as written for each statement execute function keep_search_vocabulary();
create trigger press_releases_new_units after update on press_releases
  referencing new table as written for each statement execute function keep_search_vocabulary();
create trigger articles_units after insert on articles
  referencing new table as written for each statement execute function keep_search_vocabulary();
create trigger articles_new_units after update on articles
  referencing new table as written for each statement execute function keep_search_vocabulary();

insert into search_vocabulary (unit)
  select distinct unit collate "C" from (
    select search_text from blog_posts union all
    select search_text from press_releases union all
    select search_text from articles
  ) texts cross join unnest(search_units(search_text)) units (unit)
  where unit <> '';

create index blog_posts_units on blog_posts using gin ((search_units(search_text) collate "C"));
create index press_releases_units on press_releases using gin ((search_units(search_text) collate "C"));
create index articles_units on articles using gin ((search_units(search_text) collate "C"));
-- No figures about the units are wanted, and making them would split every text again.
alter index blog_posts_units alter column 1 set statistics 0;
alter index press_releases_units alter column 1 set statistics 0;
alter index articles_units alter column 1 set statistics 0;
