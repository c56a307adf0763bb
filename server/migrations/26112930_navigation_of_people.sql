-- Each person pins and hides entries of the sidebar, on every device.
alter table user_profiles
  add column navigation jsonb not null default '{"pinned": [], "hidden": []}'
    check (jsonb_typeof(navigation->'pinned') = 'array' and jsonb_typeof(navigation->'hidden') = 'array'
      and length(navigation::text) <= 4000);
