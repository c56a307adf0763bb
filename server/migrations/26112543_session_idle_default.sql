-- Sessions of new institutions end after thirty minutes without use, unless their managers choose otherwise. What exists stays.
alter table institutions alter column session_idle_minutes set default 30;
