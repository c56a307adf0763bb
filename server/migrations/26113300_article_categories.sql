-- Articles on more of the law than mortgages: six categories beside the first five.
do $$
declare
  work text;
begin
  foreach work in array array['articles', 'institution_articles'] loop
    execute format('alter table %I drop constraint %I', work, work || '_category_check');
    execute format(
      'alter table %I add constraint %I check (category in (
        ''qualified-mortgage'', ''trid'', ''hmda'', ''fair-lending'', ''bsa-aml'',
        ''deposits'', ''servicing'', ''consumer-credit'', ''program'', ''privacy-security'', ''credit-union''))',
      work, work || '_category_check');
  end loop;
end;
$$;
