-- What work is about: the topics that Plumbline ships, and those an institution adds for itself.
create table topics (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{1,59}$' and key !~ '^own_'),
  label text not null unique check (length(label) between 1 and 60),
  position integer not null unique,
  -- The parts of regulations whose changes concern it.
  parts text[] not null default '{}',
  -- The laws, duties, and parts of which one must bind an institution. Empty: it concerns everyone.
  laws text[] not null default '{}'
);
insert into topics (key, label, position, parts, laws) values
  ('qm', 'Qualified Mortgage', 1, '{1026}', '{ability_to_repay}'),
  ('trid', 'TRID', 2, '{1026,1024}', '{trid}'),
  ('hmda', 'HMDA', 3, '{1003}', '{1003}'),
  ('fair_lending', 'Fair Lending', 4, '{1002}', '{1002}'),
  ('bsa_aml', 'BSA/AML', 5, '{31-1010,31-1020,31-1022,31-1029}', '{31-1020,31-1029}'),
  ('cra', 'CRA', 6, '{25,228,345}', '{usc-12/2903}'),
  ('flood_insurance', 'Flood Insurance', 7, '{22,208,339,760}', '{usc-42/4012a}'),
  ('appraisal_management', 'Appraisal Management', 8, '{34,225,323,722}', '{1002,hpml_appraisals}'),
  ('ofac', 'OFAC', 9, '{31-501}', '{31-501}'),
  ('udaap', 'UDAAP', 10, '{}', '{usc-12/5536}'),
  ('regulation_e', 'Regulation E', 11, '{1005}', '{1005,usc-15/1693c}'),
  ('regulation_cc', 'Regulation CC', 12, '{229}', '{229}'),
  ('truth_in_savings', 'Truth in Savings', 13, '{1030,707}', '{1030,707}'),
  ('privacy_security', 'Privacy and Information Security', 14, '{1016,748,364,16-314}', '{1016,usc-15/6801}'),
  ('mla', 'MLA', 15, '{32-232}', '{usc-10/987}'),
  ('scra', 'SCRA', 16, '{}', '{usc-50/3937}'),
  ('fcra', 'FCRA', 17, '{1022,717}', '{1022,717,usc-15/1681m}'),
  ('esign', 'E-SIGN', 18, '{}', '{usc-15/7001}'),
  ('servicing', 'Mortgage Servicing', 19, '{1024,1026}', '{1024}'),
  ('debt_collection', 'Debt Collection', 20, '{1006}', '{1006,usc-15/1692a}'),
  ('vendor_oversight', 'Vendor Oversight', 21, '{}', '{}'),
  ('complaint_management', 'Complaint Management', 22, '{}', '{}'),
  ('advertising', 'Advertising', 23, '{1026,1030,707,328,740,1014}', '{1026,1030,707,328,740}'),
  ('records', 'Records', 24, '{749}', '{}'),
  ('member_business_lending', 'Member Business Lending', 25, '{723}', '{723}'),
  ('insider_lending', 'Insider Lending', 26, '{215,701}', '{215,701}');
grant select on topics to plumbline_institution;

create table institution_topics (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- What records carry. It stays when the topic is renamed.
  key text not null check (key ~ '^own_[a-z0-9_]{1,56}$'),
  label text not null check (length(label) between 1 and 60),
  is_archived boolean not null default false,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (institution_id, id),
  unique (institution_id, key)
);
create unique index institution_topics_by_label on institution_topics (institution_id, lower(label));
select protect_institution_work('institution_topics');

-- The topics of records are checked against these tables when a person chooses one.
do $$
declare
  work text;
begin
  foreach work in array array['tasks', 'findings', 'complaints', 'policies', 'trainings', 'monitoring_tests', 'risks'] loop
    execute format('alter table %I drop constraint %I', work, work || '_topic_check');
    execute format('alter table %I add constraint %I check (topic ~ ''^[a-z][a-z0-9_]{1,59}$'')', work, work || '_topic_check');
  end loop;
end;
$$;
