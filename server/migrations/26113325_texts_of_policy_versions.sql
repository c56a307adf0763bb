-- A body decides on a text as it stood on the day of its meeting, and nobody approves what they wrote.
alter table policy_versions
  add column text_changed_at timestamptz,
  add column writer_ids uuid[] not null default '{}';
comment on column policy_versions.text_changed_at is
  'When the text was changed last. Null for the text that a policy began with, and for versions approved before this was kept.';
comment on column policy_versions.writer_ids is
  'Everyone who saved a text of the version, and the authors of the suggestions accepted into it.';
-- The text of a version in review has not changed since it was sent; of a draft only the last write is known.
update policy_versions v set
  text_changed_at = coalesce(
    case when v.state = 'in_review' then (select max(h.at) from history_entries h
      where h.institution_id = v.institution_id and h.subject_kind = 'policy' and h.subject_id = v.policy_id
        and h.action = 'sent_for_review') end,
    v.updated_at),
  writer_ids = array(select v.written_by union select s.author_id from policy_suggestions s
    where s.institution_id = v.institution_id and s.version_id = v.id and s.state = 'accepted')
where v.state <> 'approved';
-- Every reader of a policy reads its history, but not what was proposed for a draft.
update history_entries h set changes = (select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(h.changes) c
  where c ->> 'field' <> 'text')
where subject_kind = 'policy' and action in ('suggestion_accepted', 'suggestion_rejected');
