-- Of the usual quotas of rows and bytes: an operator gives an institution more, or less.
alter table institutions add column quota_percent integer not null default 100 check (quota_percent between 1 and 10000);
