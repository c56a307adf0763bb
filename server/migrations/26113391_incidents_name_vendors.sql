-- An incident says at which vendor of the register it happened.
alter table incidents add column vendor_id uuid,
  add foreign key (institution_id, vendor_id) references vendors (institution_id, id) on delete set null (vendor_id);
create index incidents_of_vendor on incidents (institution_id, vendor_id) where vendor_id is not null;
