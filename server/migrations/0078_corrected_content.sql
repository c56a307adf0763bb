-- Which words of a content file were loaded, and as which version: a newer program corrects its own texts, unless
-- somebody has saved them since. Nobody knows the words of those loaded before.
alter table loaded_content
  add column digest text,
  add column version integer not null default 1;
