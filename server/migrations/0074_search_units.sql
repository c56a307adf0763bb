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
create table search_words (
  word text collate "C" primary key
);
create index search_words_parts on search_words using gin (word gin_trgm_ops);
create index search_words_endings on search_words (reverse(word) collate "C");
create table search_pairs (
  pair text collate "C" primary key
);

create function keep_search_units() returns trigger as $$
begin
  -- In one order, so that two writers wait for each other at most once.
  with units as materialized (
    select distinct unit collate "C" as unit from written cross join unnest(search_units(search_text)) units (unit)
  ),
  new_words as (
    insert into search_words (word)
      select unit from units where unit <> '' and position(' ' in unit) = 0 order by unit
      on conflict do nothing
  )
  insert into search_pairs (pair)
    select unit from units where position(' ' in unit) > 0 order by unit
    on conflict do nothing;
  return null;
end;
$$ language plpgsql;

-- Words with this part in them, as a pattern; nothing where they are too many to be of use.
create function words_like(pattern text) returns text[] as $$
  select case when count(*) <= 5000 then coalesce(array_agg(word), '{}') end
  from (select word from search_words where word like pattern limit 5001) found
$$ language sql stable strict;

-- Words that end like this; likewise.
create function words_ending(ending text) returns text[] as $$
  select case when count(*) <= 5000 then coalesce(array_agg(word), '{}') end
  from (
    select word from search_words
    where reverse(word) collate "C" >= reverse(ending) collate "C"
      and reverse(word) collate "C" < (reverse(ending) || E'\U0010FFFF') collate "C"
    limit 5001
  ) found
$$ language sql stable strict;

-- Pairs of one of the first words and a second that is this or, where it is a part, begins so; likewise.
create function word_pairs(firsts text[], second text, is_part boolean) returns text[] as $$
  select case when count(*) <= 5000 then coalesce(array_agg(pair), '{}') end
  from (
    select pair from unnest(firsts) first cross join lateral (
      select pair from search_pairs
      where pair >= (first || ' ' || second) collate "C"
        and pair < (first || ' ' || second || case when is_part then E'\U0010FFFF' else E'\x01' end) collate "C"
      limit 5001
    ) known
    limit 5001
  ) found
$$ language sql stable strict;

create trigger blog_posts_units after insert on blog_posts
  referencing new table as written for each statement execute function keep_search_units();
create trigger blog_posts_new_units after update on blog_posts
  referencing new table as written for each statement execute function keep_search_units();
create trigger press_releases_units after insert on press_releases
  referencing new table as written for each statement execute function keep_search_units();
create trigger press_releases_new_units after update on press_releases
  referencing new table as written for each statement execute function keep_search_units();
create trigger articles_units after insert on articles
  referencing new table as written for each statement execute function keep_search_units();
create trigger articles_new_units after update on articles
  referencing new table as written for each statement execute function keep_search_units();

-- What an index names is looked for in the rows: these keep their long texts apart, so that few pages hold many of them.
alter table blog_posts set (toast_tuple_target = 512);
alter table press_releases set (toast_tuple_target = 512);
alter table articles set (toast_tuple_target = 512);
alter table articles alter column search_text set storage main;

-- Saved anew as they are, the texts that there are bring their words and pairs.
update blog_posts set id = id;
update press_releases set id = id;
update articles set id = id;

create index blog_posts_units on blog_posts using gin ((search_units(search_text) collate "C"));
create index press_releases_units on press_releases using gin ((search_units(search_text) collate "C"));
create index articles_units on articles using gin ((search_units(search_text) collate "C"));
-- No figures about the units are wanted, and making them would split every text again.
alter index blog_posts_units alter column 1 set statistics 0;
alter index press_releases_units alter column 1 set statistics 0;
alter index articles_units alter column 1 set statistics 0;
