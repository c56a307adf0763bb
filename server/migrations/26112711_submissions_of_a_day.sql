-- One network that comes back every hour, or many networks at once, could fill the disk with forms and their files.
-- A day has counts of its own, in the same table: of a network, and of all. Only these count bytes.
alter table filing_counts add column bytes bigint check (bytes >= 0);
