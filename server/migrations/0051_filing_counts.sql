-- How often each client filed a form in an hour. Addresses are kept as hashes, and no longer than their hour.
create table filing_counts (
  client_hash text not null,
  hour timestamptz not null,
  filed integer not null,
  primary key (client_hash, hour)
);
create index filing_counts_by_hour on filing_counts (hour);
