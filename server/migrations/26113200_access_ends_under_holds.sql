-- A hold keeps work. It keeps nobody in a confidential room, and no sample that nobody has tested yet.
drop trigger self_test_people_on_hold on self_test_people;
select hold_institution_work('self_test_people', 'Access must end at once; the audit log keeps the act.');
drop trigger bsa_people_on_hold on bsa_people;
select hold_institution_work('bsa_people', 'Access must end at once; the audit log keeps the act.');
drop trigger monitoring_sample_items_on_hold on monitoring_sample_items;
create trigger monitoring_sample_items_on_hold before delete on monitoring_sample_items for each row
  when (old.tested_at is not null) execute function refuse_deletion_on_hold();
