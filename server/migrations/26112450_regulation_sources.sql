-- Official sources of regulation texts and documents: what was asked when, and what is to be asked next.
create table regulation_sources (
  name text primary key check (name in ('ecfr', 'federal-register')),
  -- One process works on a source at a time, so that its rate limit holds for all of them.
  claimed_until timestamptz,
  last_tried_at timestamptz,
  last_success_at timestamptz,
  last_error text,
  last_error_at timestamptz,
  -- Their clock less ours, as of the last answer.
  clock_skew_seconds integer
);

-- One row for each thing that a source is asked for: a title, a part, the documents of a part.
create table regulation_checks (
  source text not null references regulation_sources (name) on delete cascade,
  subject text not null check (subject ~ '^[a-z0-9-]{1,40}$'),
  next_at timestamptz not null default now(),
  tried_at timestamptz,
  checked_at timestamptz,
  -- The day up to which the last good answer goes.
  version date,
  -- For the next conditional request: {"url": …, "etag": …, "lastModified": …}.
  validators jsonb,
  failures integer not null default 0,
  error text,
  -- A text that looks like a fault of the source, until it returns unchanged for days or a person confirms it.
  held_hash text,
  held_since timestamptz,
  held_because text,
  confirmed_hash text,
  primary key (source, subject),
  check ((held_hash is null) = (held_since is null) and (held_hash is null) = (held_because is null))
);
create index regulation_checks_next on regulation_checks (source, next_at);

create table federal_register_documents (
  number text primary key check (length(number) between 3 and 40),
  type text not null check (type in ('rule', 'proposed-rule', 'notice')),
  title text not null,
  action text,
  abstract text,
  cite text,
  volume integer,
  start_page integer,
  end_page integer,
  published_on date not null,
  effective_on date,
  comments_close_on date,
  agencies text[] not null,
  parts text[] not null check (cardinality(parts) between 1 and 100),
  address text not null,
  first_seen_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index federal_register_documents_published on federal_register_documents (published_on desc);
