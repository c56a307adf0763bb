-- The bytes of a file are in file_chunks, or sealed in an object store outside of the database (decision 0204).
alter table files
  add column stored_in text not null default 'database' check (stored_in in ('database', 'object_store')),
  -- What the object is called; files of one content share it.
  add column object_name text check (object_name ~ '^[0-9a-f-]{36}/[0-9a-f]{64}-[0-9a-f]{32}$'),
  add column crc32 bigint check (crc32 between 0 and 4294967295),
  -- A process moves it until then; after that another process starts over.
  add column moved_until timestamptz,
  add constraint files_name_their_object check ((stored_in = 'object_store') = (object_name is not null)),
  -- What needs the checksum must not wait for another machine.
  add constraint files_in_objects_are_whole check (stored_in = 'database' or (stored_at is not null and crc32 is not null));
create index files_by_object on files (object_name) where object_name is not null;
create index files_in_database on files (stored_at) where stored_in = 'database' and stored_at is not null;
create index files_in_objects on files (stored_at) where stored_in = 'object_store';

-- Pieces that come back from the object store are no file until its row says so.
create or replace function refuse_change_of_stored_bytes() returns trigger as $$
begin
  if exists (select 1 from files f where f.institution_id = new.institution_id and f.id = new.file_id
    and f.stored_at is not null and f.stored_in = 'database') then
    raise exception 'a stored file does not change';
  end if;
  return new;
end;
$$ language plpgsql;
