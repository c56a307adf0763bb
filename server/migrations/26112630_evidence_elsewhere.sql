-- An imported index names evidence that lies elsewhere: a shared drive, a document system, a cabinet.
alter table evidence add column address text not null default '' check (length(address) <= 500);
alter table evidence drop constraint evidence_check;
alter table evidence add constraint evidence_is_one_thing check (
  num_nonnulls(file_id, target_id) + (address <> '')::integer = 1 and (target_id is null) = (target_kind is null)
);
