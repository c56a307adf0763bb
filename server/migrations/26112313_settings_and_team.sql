-- Settings of an institution, facts about it, support access, and access reviews.
alter table institutions add column requires_second_factor boolean not null default false;
alter table institutions add column session_idle_minutes integer
  check (session_idle_minutes between 5 and 20160);
alter table institutions add column invitation_domains text[] not null default '{}';
grant update (type, requires_second_factor, session_idle_minutes, invitation_domains) on institutions to plumbline_institution;
grant update (full_name, job_title, time_zone) on user_profiles to plumbline_institution;

-- Every value that was entered stays: the present one is the latest that is true already.
create table institution_facts (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  key text not null,
  -- 0 for facts that have no year, so that the key is unique.
  year integer not null default 0,
  value jsonb not null,
  true_since date not null,
  entered_by uuid,
  entered_by_name text not null,
  entered_at timestamptz not null default now(),
  primary key (institution_id, id),
  unique (institution_id, key, year, true_since)
);
select protect_institution_work('institution_facts');

create table support_access (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  reason text not null check (reason <> ''),
  opened_by uuid,
  opened_by_name text not null,
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null,
  primary key (institution_id, id)
);
create index support_access_open on support_access (institution_id, ends_at desc);
select protect_institution_work('support_access');

create table access_reviews (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  started_at timestamptz not null default now(),
  due_on date not null,
  signed_at timestamptz,
  signed_by uuid,
  signed_by_name text,
  primary key (institution_id, id)
);
-- One review is open at a time.
create unique index access_reviews_open on access_reviews (institution_id) where signed_at is null;
select protect_institution_work('access_reviews');

create table access_review_decisions (
  institution_id uuid not null,
  review_id uuid not null,
  user_id uuid not null,
  full_name text not null,
  role text not null,
  decision text check (decision in ('confirm', 'remove')),
  primary key (institution_id, review_id, user_id),
  foreign key (institution_id, review_id) references access_reviews (institution_id, id) on delete cascade
);
select protect_institution_work('access_review_decisions');
