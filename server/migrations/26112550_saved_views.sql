-- Saved filters of more than one screen: the table of the task list takes those of regulatory updates as well.
alter table task_views rename to saved_views;
alter table saved_views add column screen text not null default 'tasks' check (screen in ('tasks', 'updates'));
alter table saved_views alter column screen drop default;
alter policy task_views_of_institution on saved_views rename to saved_views_of_institution;
