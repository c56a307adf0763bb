-- The inbox: what strangers file through the public forms, kept until administrators have dealt with it.
create table trial_requests (
  id uuid primary key default gen_random_uuid(),
  -- One a filled-in form: a double click or a retry files nothing more.
  idempotency_key uuid not null unique,
  institution_type text not null check (institution_type in ('credit_union', 'community_bank', 'mortgage_company')),
  assets_size text not null check (assets_size in ('under_100m', '100m_500m', '500m_1b', '1b_5b', 'over_5b')),
  regulatory_concerns text[] not null check (
    cardinality(regulatory_concerns) > 0 and regulatory_concerns <@ array[
      'qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management']),
  number_of_employees text not null
    check (number_of_employees in ('1_10', '11_50', '51_200', '201_500', 'over_500')),
  current_compliance_tools text not null,
  primary_goal text not null
    check (primary_goal in ('reduce_risk', 'save_time', 'stay_updated', 'improve_reporting', 'centralize_info')),
  full_name text not null check (full_name <> ''),
  email text not null check (email <> ''),
  company_name text not null check (company_name <> ''),
  job_title text not null,
  status text not null default 'new' check (status in ('new', 'accepted', 'declined')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  decision_note text not null default '',
  -- The account that an accepted request became, for as long as it exists.
  account_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((status = 'new') = (decided_at is null)),
  check (account_id is null or status = 'accepted')
);
create index trial_requests_newest on trial_requests (created_at desc, id desc);
create index trial_requests_by_status on trial_requests (status, created_at desc, id desc);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null check (email <> ''),
  phone text not null,
  company text not null check (company <> ''),
  inquiry_type text not null check (inquiry_type in ('sales', 'support', 'compliance', 'partnership', 'other')),
  subject text not null check (subject <> ''),
  message text not null check (message <> ''),
  status text not null default 'new' check (status in ('new', 'done')),
  done_by uuid references auth.users (id) on delete set null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'new') = (done_at is null))
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_by_status on contact_messages (status, created_at desc, id desc);

create table job_applications (
  id uuid primary key default gen_random_uuid(),
  idempotency_key uuid not null unique,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  email text not null check (email <> ''),
  phone text not null,
  position text not null,
  experience text not null check (experience in ('0-1', '2-3', '4-5', '6-10', '10+')),
  linkedin text not null,
  github text not null,
  cover_letter text not null check (cover_letter <> ''),
  referral_source text not null
    check (referral_source in ('', 'website', 'linkedin', 'referral', 'job-board', 'social-media', 'other')),
  start_date date,
  salary_expectation text not null,
  status text not null default 'new' check (status in ('new', 'reviewed')),
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'new') = (reviewed_at is null))
);
create index job_applications_newest on job_applications (created_at desc, id desc);
create index job_applications_by_status on job_applications (status, created_at desc, id desc);

-- Apart, so that listing applications never reads megabytes.
create table job_application_resumes (
  application_id uuid primary key references job_applications (id) on delete cascade,
  file_name text not null check (file_name <> ''),
  content bytea not null check (octet_length(content) between 1 and 5 * 1048576)
);
