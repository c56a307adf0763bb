-- Who handles a complaint at the regulator through which it came.
alter table complaints
  add column regulator_contact text not null default '' check (length(regulator_contact) <= 200);
