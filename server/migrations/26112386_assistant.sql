-- Questions to the assistant with what was found, computed, drafted, and removed; kept for a year.
create table assistant_conversations (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  title text not null check (length(title) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (institution_id, id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create index assistant_conversations_of_person on assistant_conversations (institution_id, user_id, updated_at desc, id);
create index assistant_conversations_by_age on assistant_conversations (updated_at);
select protect_institution_work('assistant_conversations');

-- A deleted conversation leaves its questions to the log of the institution, without the person.
create table assistant_questions (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  conversation_id uuid,
  user_id uuid,
  question text not null check (length(question) between 1 and 2000),
  outcome text not null check (outcome in ('answered', 'asks', 'declined')),
  answer jsonb not null,
  arrangement jsonb,
  draft text not null default '' check (length(draft) <= 40000),
  removed jsonb not null default '[]',
  rating text check (rating in ('up', 'down')),
  rating_reason text not null default '' check (length(rating_reason) <= 500),
  asked_at timestamptz not null default now(),
  search_text text not null generated always as (lower(question)) stored,
  primary key (institution_id, id),
  foreign key (institution_id, conversation_id) references assistant_conversations (institution_id, id)
    on delete set null (conversation_id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete set null (user_id)
);
create index assistant_questions_of_conversation on assistant_questions (institution_id, conversation_id, asked_at, id);
create index assistant_questions_of_person on assistant_questions (institution_id, user_id);
create index assistant_questions_log on assistant_questions (institution_id, asked_at desc, id);
create index assistant_questions_unanswered on assistant_questions (institution_id, asked_at desc, id) where outcome = 'declined';
create index assistant_questions_by_age on assistant_questions (asked_at);
select protect_institution_work('assistant_questions');

-- Off unless a manager of the institution switched it on.
create table assistant_settings (
  institution_id uuid primary key references institutions (id) on delete cascade,
  uses_model boolean not null default false,
  switched_by_name text not null default '',
  switched_at timestamptz not null default now()
);
select protect_institution_work('assistant_settings');
