-- People who read and sign without an account and without a place of the plan: a code sent to their address opens it.
create table readers (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  department text not null default '' check (length(department) <= 120),
  added_at timestamptz not null default now(),
  mailed_at timestamptz,
  last_seen_at timestamptz,
  -- Keyed hashes: neither code nor session can be read from here.
  code_hash text,
  code_sent_at timestamptz,
  code_ends_at timestamptz,
  wrong_codes integer not null default 0,
  codes_since timestamptz,
  codes_in_day integer not null default 0,
  session_hash text,
  session_ends_at timestamptz,
  primary key (institution_id, id),
  unique (institution_id, email)
);
-- Found before the institution is known: by the link, then by the session.
create unique index readers_by_id on readers (id);
create unique index readers_by_session on readers (session_hash) where session_hash is not null;
create index readers_by_address on readers (email);
select protect_institution_work('readers', 'Access must end at once; what was signed keeps name and address.');

-- Whose signature it is, also once the reader is gone: `user_id` repeats it, so that a person is one key.
alter table attestations
  add column reader_id uuid,
  add constraint attestations_reader check (reader_id is null or reader_id = user_id);
-- A reader's method names the address that the code went to.
alter table attestations drop constraint attestations_method_check,
  add constraint attestations_method_check check (length(method) <= 300);
create index attestations_of_reader on attestations (institution_id, reader_id) where reader_id is not null;

alter table training_assignments
  add column reader_id uuid,
  add constraint training_assignments_reader check (reader_id is null or reader_id = user_id);
create index training_assignments_of_reader on training_assignments (institution_id, reader_id) where reader_id is not null;

-- What a reader who goes has not done is no longer owed, unless a hold keeps it. What was signed stays.
create function take_back_requests_of_reader() returns trigger as $$
begin
  if not exists (select 1 from legal_holds h where h.institution_id = old.institution_id and h.lifted_at is null) then
    delete from attestations where institution_id = old.institution_id and reader_id = old.id and signed_at is null;
    delete from training_assignments
      where institution_id = old.institution_id and reader_id = old.id and completed_on is null;
  end if;
  return old;
end;
$$ language plpgsql;
create trigger readers_take_requests_along before delete on readers for each row
  execute function take_back_requests_of_reader();
