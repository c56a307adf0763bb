-- Complaints whole: how one came, its cause, the rule, the third party, redress, the dates of the Bureau's portal,
-- and what a person decided on the flags that its words suggest.
alter table complaints
  add column source text not null default 'consumer'
    check (source in ('consumer', 'cfpb', 'regulator', 'social_media', 'other')),
  add column cause text not null default 'unknown'
    check (cause in ('unknown', 'none', 'employee', 'system', 'process', 'disclosure', 'policy', 'third_party', 'fraud', 'other')),
  add column root_cause text not null default '' check (length(root_cause) <= 20000),
  add column rule_cited text not null default '' check (length(rule_cited) <= 120),
  -- Never part of search_text, of webhooks, mails, or histories; screens show its end.
  add column account_number text not null default '' check (length(account_number) <= 40),
  add column vendor_id uuid,
  add column redress_paid numeric(11, 2) check (redress_paid > 0),
  add column redress_on date check (redress_on >= received_on),
  add column portal_responded_on date check (portal_responded_on >= received_on),
  add column portal_final_on date check (portal_final_on >= received_on),
  add column portal_response_by date,
  add column portal_final_by date,
  add column udaap_decision text check (udaap_decision in ('confirmed', 'dismissed')),
  add column udaap_words text[] not null default '{}',
  add column udaap_decided_by_name text not null default '',
  add column udaap_decided_at timestamptz,
  add column fair_lending_decision text check (fair_lending_decision in ('confirmed', 'dismissed')),
  add column fair_lending_words text[] not null default '{}',
  add column fair_lending_decided_by_name text not null default '',
  add column fair_lending_decided_at timestamptz,
  add constraint complaints_redress_check check ((redress_paid is null) = (redress_on is null)),
  add constraint complaints_flags_check check ((udaap_decision is null) = (udaap_decided_at is null)
    and (fair_lending_decision is null) = (fair_lending_decided_at is null)),
  add foreign key (institution_id, vendor_id) references vendors (institution_id, id) on delete set null (vendor_id);
create index complaints_of_vendor on complaints (institution_id, vendor_id) where vendor_id is not null;
