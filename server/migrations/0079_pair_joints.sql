-- `3 business days` or `9 the`: where too many words end as a search begins, its pairs are found by what meets at their blank.

-- The last letter before the blank and the first letters after it.
create function pair_joint(pair text) returns text as $$
  select right(split_part(pair, ' ', 1), 1) || left(split_part(pair, ' ', 2), 4)
$$ language sql immutable strict parallel safe;

-- Many pairs have the same: an index of them takes little room.
create index search_pairs_joints on search_pairs (pair_joint(pair) collate "C");

-- Pairs with a first word that ends like this and a second that is this or, where it is a part, begins so; nothing
-- where they are too many to be of use.
create function pairs_joining(ending text, second text, is_part boolean) returns text[] as $$
  select case when ending <> '' and second <> '' and count(*) <= 5000 then coalesce(array_agg(pair), '{}') end
  from (select ending || ' ' || second as typed) search
  cross join lateral (
    select pair from search_pairs
    where pair_joint(pair) collate "C" >= pair_joint(typed) collate "C"
      and pair_joint(pair) collate "C" < (pair_joint(typed) || E'\U0010FFFF') collate "C"
      and case when is_part then position(typed in pair) > 0 else right(pair, length(typed)) = typed end
    limit 5001
  ) found
$$ language sql stable strict;
