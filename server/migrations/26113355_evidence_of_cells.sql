-- What shows the answer of a cell: for each piece its attribute, the id of the evidence of the test, and its title then.
alter table monitoring_sample_items
  add column evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array');
