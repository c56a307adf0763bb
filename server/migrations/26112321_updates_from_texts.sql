-- Regulatory updates that come from the texts and the Federal Register, beside those that editors write.
alter table regulation_days add column documents jsonb not null default '[]';
alter table regulatory_updates
  add column source text not null default 'editorial' check (source in ('editorial', 'text', 'federal-register')),
  add column kind text not null default 'editorial' check (kind in
    ('editorial', 'final-rule', 'interim-final-rule', 'proposed-rule', 'notice', 'threshold', 'correction', 'text-change')),
  add column agencies text[] not null default '{}',
  add column document_number text,
  add column document_cite text,
  add column document_url text,
  add column published_on date,
  add column comments_close_on date,
  add column effective_on date,
  add column compliance_on date,
  add column noticed_on date,
  add column shown_on date,
  add column parts text[] not null default '{}',
  -- Which arrivals of a text it is seen in: [{"part": "1026", "day": 25, "keys": ["comment 3(b)-3.xvi"]}].
  add column days jsonb not null default '[]',
  add column counts jsonb not null default '{}',
  add column affected text[] not null default '{}',
  add column legal_status text,
  add column changed_at timestamptz not null default now();
create unique index regulatory_updates_document on regulatory_updates (document_number) where document_number is not null;
create index regulatory_updates_effective on regulatory_updates (effective_on) where effective_on is not null;
create index regulatory_updates_comments on regulatory_updates (comments_close_on) where comments_close_on is not null;
