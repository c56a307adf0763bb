-- Members: the product's profile beside each account of the sign-in service.
create table user_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  full_name text not null check (full_name <> ''),
  company_name text not null check (company_name <> ''),
  company_type text not null default 'credit_union'
    check (company_type in ('credit_union', 'community_bank', 'mortgage_company')),
  role text not null default 'user' check (role in ('admin', 'manager', 'user')),
  -- Absent: a full account.
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_profiles_newest on user_profiles (created_at desc, id desc);
create index user_profiles_admins on user_profiles (user_id) where role = 'admin';

alter table blog_posts add constraint blog_posts_author
  foreign key (author_id) references auth.users (id) on delete set null;
