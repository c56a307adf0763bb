-- Texts that were loaded before days named their documents are loaded again.
delete from regulatory_updates where source = 'text';
update regulation_parts set state = 'waiting', claimed_until = null
where exists (select 1 from regulation_days where class = 'substantive')
  and not exists (select 1 from regulation_days where documents <> '[]'::jsonb);
