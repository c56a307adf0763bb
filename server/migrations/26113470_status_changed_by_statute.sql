-- A rule whose words a later statute overtook, such as the day on which the FBAR is due.
alter table regulation_legal_statuses drop constraint regulation_legal_statuses_status_check,
  add constraint regulation_legal_statuses_status_check
    check (status in ('vacated', 'disapproved', 'stayed', 'official-slip', 'changed-by-statute'));
