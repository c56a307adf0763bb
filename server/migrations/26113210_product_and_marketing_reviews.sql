-- Reviews of new and changed products with their steps, and of marketing pieces; each with a second person's decision.
create table product_reviews (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  kind text not null default 'changed_product' check (kind ~ '^[a-z_]{1,40}$'),
  product_line text not null default 'every_line' check (product_line ~ '^[a-z_]{1,40}$'),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'launched', 'withdrawn')),
  owner_id uuid,
  launch_on date,
  description text not null default '' check (length(description) <= 20000),
  customer_impact text not null default '' check (length(customer_impact) <= 20000),
  author_id uuid,
  decision text not null default 'open' check (decision in ('open', 'approved', 'approved_with_conditions', 'refused')),
  decision_note text not null default '' check (length(decision_note) <= 4000),
  decided_on date,
  decided_by_name text not null default '',
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id),
  foreign key (institution_id, author_id) references user_profiles (institution_id, user_id) on delete set null (author_id)
);
create index product_reviews_due on product_reviews (institution_id, launch_on, id);
create index product_reviews_of_owner on product_reviews (institution_id, owner_id);
create index product_reviews_of_author on product_reviews (institution_id, author_id);
select protect_institution_work('product_reviews');

create table product_review_steps (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null,
  review_id uuid not null,
  position integer not null,
  title text not null check (length(title) between 1 and 300),
  owner_id uuid,
  done_on date,
  version integer not null default 1,
  primary key (institution_id, review_id, id),
  foreign key (institution_id, review_id) references product_reviews (institution_id, id) on delete cascade,
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index product_review_steps_of_owner on product_review_steps (institution_id, owner_id);
select protect_institution_work('product_review_steps');

create table marketing_reviews (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  product text not null default 'general' check (product ~ '^[a-z_]{1,40}$'),
  channel text not null default 'website' check (channel ~ '^[a-z_]{1,40}$'),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'in_use', 'retired')),
  owner_id uuid,
  link text not null default '' check (length(link) <= 500),
  starts_on date,
  expires_on date,
  last_used_on date,
  text text not null default '' check (length(text) <= 20000),
  rate_may_change boolean not null default false,
  has_account_fees boolean not null default false,
  is_prescreened boolean not null default false,
  description text not null default '' check (length(description) <= 20000),
  -- As the word rules counted them when it was saved last: what lists go by.
  finding_count integer not null default 0,
  author_id uuid,
  decision text not null default 'open' check (decision in ('open', 'approved', 'approved_with_conditions', 'refused')),
  decision_note text not null default '' check (length(decision_note) <= 4000),
  decided_on date,
  decided_by_name text not null default '',
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || text || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id),
  foreign key (institution_id, author_id) references user_profiles (institution_id, user_id) on delete set null (author_id)
);
create index marketing_reviews_due on marketing_reviews (institution_id, expires_on, id);
create index marketing_reviews_of_owner on marketing_reviews (institution_id, owner_id);
create index marketing_reviews_of_author on marketing_reviews (institution_id, author_id);
select protect_institution_work('marketing_reviews');
