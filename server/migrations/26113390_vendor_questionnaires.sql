-- Vendors answer questions through a link; the door is that of readers.
alter table readers add column vendor_id uuid,
  add constraint readers_vendor foreign key (institution_id, vendor_id)
    references vendors (institution_id, id) on delete cascade;
alter table readers drop constraint readers_institution_id_email_key;
create unique index readers_by_own_address on readers (institution_id, email) where vendor_id is null;
create unique index readers_of_vendor on readers (institution_id, vendor_id, email) where vendor_id is not null;

-- What the institution asks its vendors; without a row it is the start set of the program.
create table vendor_question_sets (
  institution_id uuid primary key references institutions (id) on delete cascade,
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  version integer not null default 1,
  changed_by_name text not null default '',
  changed_at timestamptz not null default now()
);
select protect_institution_work('vendor_question_sets');

create table vendor_questionnaires (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  vendor_id uuid not null,
  -- The round: 1 is the first.
  number integer not null,
  -- Who opens it. Name and address stay once the person is removed.
  reader_id uuid,
  contact_name text not null check (length(contact_name) between 1 and 120),
  contact_email text not null check (length(contact_email) between 3 and 254),
  -- As they were asked.
  questions jsonb not null,
  -- As typed so far, and the files with them.
  answers jsonb not null default '{}',
  files jsonb not null default '[]',
  -- As they were submitted last: what the institution sees.
  submitted jsonb,
  submitted_at timestamptz,
  state text not null default 'open' check (state in ('open', 'submitted', 'returned', 'accepted', 'withdrawn')),
  due_on date not null,
  -- The last day on which the link opens.
  ends_on date not null check (ends_on >= due_on),
  sent_at timestamptz not null default now(),
  sent_by_name text not null,
  returned_with text not null default '' check (length(returned_with) <= 2000),
  conclusion text not null default '' check (length(conclusion) <= 2000),
  decided_at timestamptz,
  decided_by_name text not null default '',
  primary key (institution_id, id),
  unique (institution_id, vendor_id, number),
  check (state not in ('submitted', 'accepted') or (submitted is not null and submitted_at is not null)),
  foreign key (institution_id, vendor_id) references vendors (institution_id, id) on delete cascade,
  foreign key (institution_id, reader_id) references readers (institution_id, id) on delete set null (reader_id)
);
-- One at a time.
create unique index vendor_questionnaires_under_way on vendor_questionnaires (institution_id, vendor_id)
  where state in ('open', 'submitted', 'returned');
create index vendor_questionnaires_due on vendor_questionnaires (institution_id, due_on)
  where state in ('open', 'returned');
create index vendor_questionnaires_of_reader on vendor_questionnaires (institution_id, reader_id)
  where reader_id is not null;
select protect_institution_work('vendor_questionnaires');
