-- Administrators edit legal statuses; of two who edit one at once, the second is told.
alter table regulation_legal_statuses add column version integer not null default 1;
