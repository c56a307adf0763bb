-- Trainings, the monitoring plan, and stored HMDA files are records, too: a legal hold keeps them.
do $$
declare
  held text;
begin
  foreach held in array array['trainings', 'monitoring_tests', 'hmda_files'] loop
    execute format('create trigger %I before delete on %I for each row execute function refuse_deletion_on_hold()',
      held || '_on_hold', held);
  end loop;
end;
$$;
-- A change of the plan or of who is to be trained replaces what nobody has done yet.
create trigger monitoring_runs_on_hold before delete on monitoring_runs for each row
  when (old.has_task or old.result is not null) execute function refuse_deletion_on_hold();
create trigger training_assignments_on_hold before delete on training_assignments for each row
  when (old.completed_on is not null) execute function refuse_deletion_on_hold();
