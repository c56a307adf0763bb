-- The score of each day, and the weights of its parts, which an institution changes.
alter table institution_snapshots add column score jsonb;

create table score_weights (
  institution_id uuid not null references institutions (id) on delete cascade,
  id bigint generated always as identity,
  -- By part: 0 to 10.
  weights jsonb not null check (jsonb_typeof(weights) = 'object'),
  changed_by uuid not null,
  changed_by_name text not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, id)
);
select protect_institution_work('score_weights');
revoke update, delete on score_weights from plumbline_institution;
