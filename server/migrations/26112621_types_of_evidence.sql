-- A single manager closes a finding with the minutes of the board: evidence says whether it is such minutes.
alter table evidence add column type text not null default 'document' check (type in ('document', 'board_minutes'));
