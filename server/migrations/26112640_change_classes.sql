-- A person may overrule what the program says of a change between two texts; each decision stays with its reason.
create table regulation_change_classes (
  id uuid primary key default gen_random_uuid(),
  part text not null references regulation_parts (part) on delete cascade,
  key text not null,
  -- SHA-256 of the part and both texts: the decision holds for these words, between whatever days they are compared.
  pair text not null check (pair ~ '^[0-9a-f]{64}$'),
  -- The arrival that brought the words; null where they only left.
  day integer,
  computed text not null check (computed in ('added', 'removed', 'changed', 'amount', 'moved', 'editorial')),
  -- Null gives the change back to the program.
  class text check (class in ('changed', 'editorial')),
  reason text not null check (reason <> ''),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz not null default now()
);
create index regulation_change_classes_part on regulation_change_classes (part, decided_at);
create index regulation_change_classes_person on regulation_change_classes (decided_by) where decided_by is not null;
