-- Comments may be about a passage of a text, and are resolved once it is settled (decision 0203).
alter table comments
  -- The words that it is about, those around them, and where they stood.
  add column passage jsonb check (jsonb_typeof(passage) = 'object'),
  -- The version of the policy that was read; people who may not read that version do not see the comment.
  add column part_id uuid,
  add column resolved_at timestamptz,
  add column resolved_by_name text not null default '',
  add check ((passage is null) = (part_id is null));
