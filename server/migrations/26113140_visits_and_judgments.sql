-- The dashboard says what changed since a person was last there: the present visit, and the end of the one before.
alter table user_profiles
  add column visited_at timestamptz,
  add column visited_before_at timestamptz;

-- What a manager says of the period, on the first page of a board report. Empty: the words that the figures give.
alter table reports add column judgment text not null default '' check (length(judgment) <= 2000);
