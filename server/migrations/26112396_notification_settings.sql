-- How people are told: by kind at once, in a digest, in the product alone, or not; what they snooze; what is escalated.
create table notification_settings (
  institution_id uuid not null references institutions (id) on delete cascade,
  user_id uuid not null,
  -- By topic: email, digest, product, off. A topic that is not named goes by email at once.
  deliveries jsonb not null default '{}' check (jsonb_typeof(deliveries) = 'object'),
  digest text not null default 'daily' check (digest in ('daily', 'weekly')),
  -- In the time zone of the person.
  digest_hour integer not null default 8 check (digest_hour between 0 and 23),
  -- ISO: 1 is Monday.
  digest_weekday integer not null default 1 check (digest_weekday between 1 and 7),
  last_digest_on date not null default current_date,
  -- In the address that ends mails with one click, without signing in.
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  primary key (institution_id, user_id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
select protect_institution_work('notification_settings');

create table notification_rules (
  institution_id uuid primary key references institutions (id) on delete cascade,
  -- Overdue for so many days, a task is told to the managers too. Null: never.
  escalate_after_days integer default 7 check (escalate_after_days between 1 and 90)
);
select protect_institution_work('notification_rules');

-- What people were reminded of: one row for each stage of each due date, so that nobody is told twice.
create table sent_reminders (
  institution_id uuid not null references institutions (id) on delete cascade,
  stage text not null check (stage in ('due_in_week', 'due_tomorrow', 'escalated')),
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  due_on date not null,
  primary key (institution_id, stage, subject_kind, subject_id, due_on)
);
select protect_institution_work('sent_reminders');
create index sent_reminders_age on sent_reminders (due_on);

alter table notifications
  add column snoozed_until timestamptz,
  add column delivery text not null default 'email' check (delivery in ('email', 'digest', 'product'));
drop index notifications_to_mail;
create index notifications_to_mail on notifications (created_at) where mailed_at is null and delivery = 'email';
create index notifications_to_digest on notifications (institution_id, user_id) where mailed_at is null and delivery = 'digest';
create index findings_response_due on findings (response_due_on) where status <> 'closed';
create index update_assessments_due on update_assessments (due_on) where status in ('identified', 'assessed', 'planned');

-- Where the mail can be ended with one click (RFC 8058); emptied with the text once the mail is out.
alter table outgoing_mail add column unsubscribe_url text;
