-- Meetings of the board and committees: agenda from what is due, decisions, minutes.
create table meetings (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  body text not null default 'board' check (body ~ '^[a-z_]{1,40}$'),
  status text not null default 'planned' check (status in ('planned', 'held', 'cancelled')),
  held_on date not null default current_date,
  place text not null default '' check (length(place) <= 200),
  owner_id uuid,
  attendees text not null default '' check (length(attendees) <= 20000),
  description text not null default '' check (length(description) <= 20000),
  -- Items in their order, each with what it speaks of and what was decided.
  agenda jsonb not null default '[]' check (jsonb_typeof(agenda) = 'array' and jsonb_array_length(agenda) <= 100),
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || place || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index meetings_by_day on meetings (institution_id, held_on desc, id);
create index meetings_of_owner on meetings (institution_id, owner_id);
select protect_institution_work('meetings');
