-- Managers see what became of the mails of their institution. Other mails belong to none.
alter table outgoing_mail add column institution_id uuid references institutions (id) on delete cascade;
create index outgoing_mail_of_institution on outgoing_mail (institution_id, created_at desc) where institution_id is not null;
