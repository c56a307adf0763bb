-- Pictures that writers upload, re-encoded and without metadata; in the database, where every process finds them.
create table media (
  id uuid primary key default gen_random_uuid(),
  content_type text not null check (content_type = 'image/webp'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  uploaded_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
