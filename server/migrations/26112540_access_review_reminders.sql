-- Access reviews are due each quarter: the day on which managers were last reminded, so that they are told once ahead and once after.
alter table institutions add column review_reminded_on date;
grant update (review_reminded_on) on institutions to plumbline_institution;
