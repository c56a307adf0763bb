-- Sections of a title of the United States Code that the operator added or renewed, each with the day of its text.
alter table regulation_parts add column sections jsonb check (jsonb_typeof(sections) = 'object');
