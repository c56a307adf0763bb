-- The audit log: who did what to whom, each entry chained to the one before, never changed.
create table audit_log (
  number bigint primary key,
  at timestamptz(3) not null,
  action text not null,
  actor_id uuid,
  subject_id text,
  ip text not null,
  -- Canonical JSON text, as it was hashed.
  detail text not null,
  previous_hash text not null,
  hash text not null unique
);
create index audit_log_actor on audit_log (actor_id, number desc);
create index audit_log_subject on audit_log (subject_id, number desc);
create index audit_log_action on audit_log (action, number desc);

-- The end of the chain. Its row lock puts simultaneous writers in line.
create table audit_chain (
  only_row boolean primary key default true check (only_row),
  length bigint not null,
  previous_hash text not null,
  hash text not null
);
insert into audit_chain (length, previous_hash, hash) values (0, '', repeat('0', 64));

create function refuse_audit_change() returns trigger as $$
begin
  raise exception 'the audit log is append-only';
end;
$$ language plpgsql;

create trigger audit_log_is_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
