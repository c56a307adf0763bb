-- What people wrote about a stored run and linked to it goes with the run: it may name borrowers, and nobody could reach it.
create function remove_what_hangs_on_loan_run() returns trigger as $$
begin
  delete from comments where institution_id = old.institution_id and subject_kind = 'loan_run' and subject_id = old.id;
  delete from evidence_uses where institution_id = old.institution_id and subject_kind = 'loan_run' and subject_id = old.id;
  delete from citation_links where institution_id = old.institution_id and subject_kind = 'loan_run' and subject_id = old.id;
  delete from work_links where institution_id = old.institution_id
    and ((from_kind = 'loan_run' and from_id = old.id) or (to_kind = 'loan_run' and to_id = old.id));
  return null;
end;
$$ language plpgsql;
create trigger loan_runs_take_what_hangs_on_them after delete on loan_runs
  for each row execute function remove_what_hangs_on_loan_run();
