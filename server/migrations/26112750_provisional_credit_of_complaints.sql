-- A transfer error has a provisional credit with a date of its own, and circumstances that give it longer times.
alter table complaints
  add column transfer_circumstance text
    check (transfer_circumstance in ('ordinary', 'new_account', 'point_of_sale', 'foreign')),
  add column credited_on date,
  add column credit_by date;
