-- Parts of any title, and titles of the United States Code. Title 12 keeps the number alone, as in all addresses so far;
-- other titles stand before the number, 31-1020, and statutes are one part for each title, usc-31.
alter table regulation_parts drop constraint regulation_parts_part_check;
alter table regulation_parts add constraint regulation_parts_part_check
  check (part ~ '^([1-9]\d?-)?[1-9]\d{0,3}[a-z]?$' or part ~ '^usc-[1-9]\d?$');

-- The part of the library that a stored citation names: the title with the part, or the title of a statute, which has
-- no part.
create function library_part(title integer, part text) returns text immutable language sql
  return case when part is null then 'usc-' || title when title = 12 then part else title || '-' || part end;

drop index policy_section_citations_by_section;
create index policy_section_citations_by_section
  on policy_section_citations (institution_id, library_part(title, part), section) where title is not null;
drop index citation_links_by_section;
create index citation_links_by_section
  on citation_links (institution_id, library_part(title, part), section) where title is not null;
