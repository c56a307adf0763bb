-- What managers write for their own institution, beside the shared library.
create table institution_articles (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 160),
  summary text not null check (length(summary) between 1 and 300),
  category text not null check (category in ('qualified-mortgage', 'trid', 'hmda', 'fair-lending', 'bsa-aml')),
  body text not null check (length(body) between 1 and 200000),
  is_published boolean not null default false,
  version integer not null default 1,
  author_name text not null,
  changed_by_name text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create index institution_articles_by_change on institution_articles (institution_id, changed_at desc, id);
select protect_institution_work('institution_articles');
