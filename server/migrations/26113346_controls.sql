-- What keeps risks small: each control once, whichever risks it serves by a link.
create table controls (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  kind text not null default 'policy' check (kind ~ '^[a-z_]{1,40}$'),
  owner_id uuid,
  frequency text not null default 'ongoing' check (frequency ~ '^[a-z_]{1,40}$'),
  description text not null default '' check (length(description) <= 20000),
  judged text not null default 'adequate' check (judged in ('none', 'weak', 'adequate', 'strong')),
  judged_reason text not null default '' check (length(judged_reason) <= 20000),
  -- Written into risks before controls were records: it counts as judged until then.
  carried_until date,
  -- What the rules made of it: strength, why, and the last day on which that holds.
  strength text not null default 'none' check (strength in ('none', 'weak', 'adequate', 'strong')),
  strength_because text not null default '' check (length(strength_because) <= 1000),
  holds_until date,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index controls_of_owner on controls (institution_id, owner_id);
create index controls_that_lapse on controls (holds_until) where holds_until is not null;
select protect_institution_work('controls');

-- The strongest of the controls that serve a risk; null: none does, and the strength typed on the risk counts.
alter table risks add column figured_strength text check (figured_strength in ('none', 'weak', 'adequate', 'strong'));

-- What was typed on risks as their controls, each text once for all risks that have it. Nothing moves: it counts as
-- judged for a year. The risks keep their words.
create temporary table carried on commit drop as
select r.institution_id, gen_random_uuid() as id, r.controls, r.control_strength, r.strength_reason,
  array_agg(r.id order by r.number) as risk_ids, min(r.number) as first_number,
  case when count(distinct r.owner_id) = 1 and count(r.owner_id) = count(*) then (array_agg(r.owner_id))[1] end as owner_id
from risks r where btrim(r.controls, E' \t\r\n') <> '' group by r.institution_id, r.controls, r.control_strength, r.strength_reason;

insert into controls (institution_id, id, number, title, kind, owner_id, description, judged, judged_reason, carried_until,
  strength, strength_because, holds_until)
select c.institution_id, c.id, row_number() over (partition by c.institution_id order by c.first_number),
  left(btrim(split_part(btrim(c.controls, E' \t\r\n'), E'\n', 1)), 200), 'other', c.owner_id, c.controls, c.control_strength,
  c.strength_reason, current_date + 365, c.control_strength,
  'Carried over as it was judged; it needs proof by ' || to_char(current_date + 365, 'Dy, Mon FMDD, YYYY') || '.',
  case when c.control_strength = 'none' then null else current_date + 365 end
from carried c;

insert into work_links (institution_id, from_kind, from_id, to_kind, to_id, created_by)
select c.institution_id, 'risk', risk_id, 'control', c.id, '00000000-0000-0000-0000-000000000000'
from carried c cross join lateral unnest(c.risk_ids) risk_id;

-- Tests and evidence of the risks show the same of the controls that were written there.
insert into work_links (institution_id, from_kind, from_id, to_kind, to_id, created_by)
select distinct c.institution_id, 'control', c.id, 'monitoring_test',
  case when l.from_kind = 'monitoring_test' then l.from_id else l.to_id end, '00000000-0000-0000-0000-000000000000'::uuid
from carried c cross join lateral unnest(c.risk_ids) risk_id
join work_links l on l.institution_id = c.institution_id
  and ((l.from_kind = 'risk' and l.from_id = risk_id and l.to_kind = 'monitoring_test')
    or (l.to_kind = 'risk' and l.to_id = risk_id and l.from_kind = 'monitoring_test'))
on conflict do nothing;
insert into evidence_uses (institution_id, evidence_id, subject_kind, subject_id, linked_by, linked_by_name, linked_at)
select distinct on (c.institution_id, u.evidence_id, c.id)
  c.institution_id, u.evidence_id, 'control', c.id, u.linked_by, u.linked_by_name, u.linked_at
from carried c cross join lateral unnest(c.risk_ids) risk_id
join evidence_uses u on u.institution_id = c.institution_id and u.subject_kind = 'risk' and u.subject_id = risk_id;

update risks r set figured_strength = r.control_strength
from carried c where c.institution_id = r.institution_id and r.id = any(c.risk_ids);
