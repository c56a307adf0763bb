-- The name of a part that the operator added; parts that the program brings with it have their names in the program.
alter table regulation_parts add column name text check (char_length(name) between 1 and 400);
