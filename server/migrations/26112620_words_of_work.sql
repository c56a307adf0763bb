-- Searches in tasks and evidence read an index of words; row-level security keeps `like` away from one. Lists of tasks get the indexes of their filters.

-- The words of a text, each with the beginning of its institution's id: one index serves all, and a search reads its own part.
create function words_of(institution uuid, written text) returns tsvector as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(institution::text, 8) || left(word, 40))), ''::tsvector)
  from regexp_split_to_table(written, '\W+') word where word <> ''
$$ language sql immutable strict parallel safe;

-- Each word that was typed has to begin a word of the text. Null where nothing typed is a word.
create function words_typed(institution uuid, typed text) returns tsquery as $$
  select string_agg('''' || left(institution::text, 8) || left(word, 40) || ''':*', ' & ')::tsquery
  from (select distinct word from regexp_split_to_table(lower(typed), '\W+') word where word <> '') words
$$ language sql immutable strict parallel safe;

-- The same as patterns, for words so common that rows are read in the order of the list.
create function word_beginnings(typed text) returns text[] as $$
  select array_agg('\m' || word) from regexp_split_to_table(lower(typed), '\W+') word where word <> ''
$$ language sql immutable strict parallel safe;

create index tasks_words on tasks using gin (words_of(institution_id, search_text)) with (fastupdate = off);
create index evidence_words on evidence using gin (words_of(institution_id, search_text)) with (fastupdate = off);
create index files_words on files using gin (words_of(institution_id, lower(name))) with (fastupdate = off);

-- The match operator is not leakproof, so under row-level security its index would go unused. These run as their
-- owner and name the institution themselves; they return no more than ids.
create function tasks_with_words(typed text, at_most integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  with found as materialized (
    select institution_id, id from tasks where words_of(institution_id, search_text) @@ words_typed(current_institution(), typed))
  select id from found where institution_id = current_institution() limit at_most
$$;
create function evidence_with_words(typed text, at_most integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  with found as materialized (
    select institution_id, id from evidence where words_of(institution_id, search_text) @@ words_typed(current_institution(), typed))
  select id from found where institution_id = current_institution() limit at_most
$$;
create function files_with_words(typed text, at_most integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  with found as materialized (
    select institution_id, id from files where words_of(institution_id, lower(name)) @@ words_typed(current_institution(), typed))
  select id from found where institution_id = current_institution() limit at_most
$$;

-- The same for people who were let into tasks by name.
create index tasks_watched on tasks using gin (watcher_ids) with (fastupdate = off) where watcher_ids <> '{}';
create function tasks_watched_by(person uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  with found as materialized (
    select institution_id, id from tasks where watcher_ids @> array[person] and watcher_ids <> '{}')
  select id from found where institution_id = current_institution()
$$;

create index tasks_by_status_and_priority on tasks (institution_id, status, priority_rank, due_on, id);
create index tasks_of_owner_due on tasks (institution_id, owner_id, due_on, id);
create index tasks_done on tasks (institution_id, done_at desc, id) where done_at is not null;
