-- The regulation library: texts that all institutions share, each paragraph with the days between which it stood.
create table regulation_parts (
  part text primary key check (part ~ '^\d{4}$'),
  place smallint not null,
  state text not null default 'waiting' check (state in ('waiting', 'filling', 'ready')),
  claimed_until timestamptz,
  rows_filled integer not null default 0,
  rows_total integer,
  first_shown date,
  text_as_of date,
  seen_on date,
  unchanged_to date,
  -- The last text that was believed, line by line, compressed: what an arriving text is compared with.
  latest_text bytea,
  latest_day integer not null default 0
);

-- Every day on which the source gave another text, with what it was: words of the rule, a note, the renderer, a loss.
create table regulation_days (
  part text not null references regulation_parts (part) on delete cascade,
  day integer not null,
  shown_on date not null,
  as_of date,
  class text not null check (class in ('first', 'unchanged', 'false-alarm-empty', 'false-alarm-restore',
    'restore-with-change', 'renderer', 'announced', 'editorial', 'substantive')),
  counts jsonb not null default '{}',
  changed_keys text[] not null default '{}',
  notes jsonb not null default '[]',
  unexplained text[] not null default '{}',
  primary key (part, day)
);
create index regulation_days_shown on regulation_days (shown_on);

-- in_force_from is null where the day is not known. counts_from is the day from which "as of" shows the words:
-- the day in force, or where that is not known the day of the text, or the day on which the source showed it.
create table regulation_paragraphs (
  id bigint generated always as identity primary key,
  part text not null references regulation_parts (part) on delete cascade,
  page text not null,
  key text not null,
  kind text not null check (kind in ('heading', 'introduction', 'paragraph', 'definition', 'comment', 'comment-heading', 'appendix')),
  path text[] not null,
  level smallint not null,
  place double precision not null,
  text text not null,
  first_day integer not null,
  last_day integer,
  first_shown date not null,
  shown_until date,
  in_force_from date,
  in_force_until date,
  counts_from date not null,
  counts_until date not null default 'infinity',
  check (counts_until >= counts_from),
  search_vector tsvector not null generated always as (to_tsvector('english', key || ' ' || text)) stored
);
create index regulation_paragraphs_page on regulation_paragraphs (part, page, place);
create index regulation_paragraphs_key on regulation_paragraphs (part, key, counts_from);
create index regulation_paragraphs_headings on regulation_paragraphs (part, place) where kind = 'heading';
create index regulation_paragraphs_search on regulation_paragraphs using gin (search_vector);

-- Printed is not in force: what courts and Congress did to paragraphs that the official text still shows.
create table regulation_legal_statuses (
  id uuid primary key default gen_random_uuid(),
  slug text unique,
  title text not null check (title <> ''),
  status text not null check (status in ('vacated', 'disapproved', 'stayed', 'official-slip')),
  effect text not null check (effect in ('not-in-force', 'never-in-force', 'text-differs')),
  since date not null,
  citations text[] not null check (cardinality(citations) between 1 and 100),
  document text,
  source text not null,
  verification text not null check (verification in ('official', 'secondary', 'general')),
  explanation text not null,
  entered_by uuid references auth.users (id) on delete set null,
  entered_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_because text,
  check ((ended_at is null) = (ended_because is null))
);
