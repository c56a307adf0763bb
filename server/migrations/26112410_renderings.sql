-- The HTML of a text is made when it is saved, so that reading runs no Markdown.
-- Beside the texts and not in them: an update of a text row is entered again in its search indexes.
create table renderings (
  text_id uuid primary key,
  kind text not null check (kind in ('article', 'blog_post', 'press_item')),
  -- The version of the renderer. 0: the text has changed since.
  renderer integer not null default 0,
  html text not null default '',
  -- [{"id": "section-scope", "text": "Scope"}]
  headings jsonb not null default '[]',
  -- The texts of the task items.
  tasks jsonb not null default '[]',
  -- Counts the changes of the text, so that the rendering of an earlier wording is not stored.
  wording integer not null default 1,
  claimed_until timestamptz
);
create index renderings_by_renderer on renderings (renderer);

-- The same of texts of an institution.
create table work_renderings (
  institution_id uuid not null references institutions (id) on delete cascade,
  text_id uuid not null,
  kind text not null check (kind in ('task', 'policy_version', 'institution_article')),
  renderer integer not null default 0,
  html text not null default '',
  headings jsonb not null default '[]',
  tasks jsonb not null default '[]',
  wording integer not null default 1,
  claimed_until timestamptz,
  primary key (institution_id, text_id)
);
create index work_renderings_by_renderer on work_renderings (renderer);
create index work_renderings_by_text on work_renderings (text_id);
select protect_institution_work('work_renderings');

comment on table renderings is 'Derived: kept by triggers on blog_posts, press_releases and articles.';
comment on table work_renderings is 'Derived: kept by triggers on tasks, policy_versions and institution_articles.';

-- Once for all rows of a statement.
create function expect_renderings() returns trigger as $$
begin
  insert into renderings (text_id, kind) select id, tg_argv[0] from written;
  return null;
end;
$$ language plpgsql;

create function expect_rendering() returns trigger as $$
begin
  insert into renderings (text_id, kind) values (new.id, tg_argv[0])
  on conflict (text_id) do update
    set renderer = 0, wording = renderings.wording + 1, claimed_until = null;
  return null;
end;
$$ language plpgsql;

create function expect_work_rendering() returns trigger as $$
begin
  insert into work_renderings (institution_id, text_id, kind) values (new.institution_id, new.id, tg_argv[0])
  on conflict (institution_id, text_id) do update
    set renderer = 0, wording = work_renderings.wording + 1, claimed_until = null;
  return null;
end;
$$ language plpgsql;

create function drop_rendering() returns trigger as $$
begin
  delete from renderings where text_id = old.id;
  return null;
end;
$$ language plpgsql;

create function drop_work_rendering() returns trigger as $$
begin
  delete from work_renderings where institution_id = old.institution_id and text_id = old.id;
  return null;
end;
$$ language plpgsql;

create trigger blog_posts_to_render after insert on blog_posts referencing new table as written
  for each statement execute function expect_renderings('blog_post');
create trigger blog_posts_to_render_again after update of content on blog_posts
  for each row when (old.content is distinct from new.content) execute function expect_rendering('blog_post');
create trigger blog_posts_rendering_dropped after delete on blog_posts
  for each row execute function drop_rendering();

create trigger press_releases_to_render after insert on press_releases referencing new table as written
  for each statement execute function expect_renderings('press_item');
create trigger press_releases_to_render_again after update of content on press_releases
  for each row when (old.content is distinct from new.content) execute function expect_rendering('press_item');
create trigger press_releases_rendering_dropped after delete on press_releases
  for each row execute function drop_rendering();

create trigger articles_to_render after insert on articles referencing new table as written
  for each statement execute function expect_renderings('article');
create trigger articles_to_render_again after update of body, citations on articles
  for each row when (old.body is distinct from new.body or old.citations is distinct from new.citations)
  execute function expect_rendering('article');
create trigger articles_rendering_dropped after delete on articles
  for each row execute function drop_rendering();

-- Most tasks have no description, and then nothing to render.
create trigger tasks_to_render after insert on tasks
  for each row when (new.description <> '') execute function expect_work_rendering('task');
create trigger tasks_to_render_again after update of description on tasks
  for each row when (old.description is distinct from new.description) execute function expect_work_rendering('task');
create trigger tasks_rendering_dropped after delete on tasks
  for each row execute function drop_work_rendering();

create trigger policy_versions_to_render after insert on policy_versions
  for each row execute function expect_work_rendering('policy_version');
create trigger policy_versions_to_render_again after update of body on policy_versions
  for each row when (old.body is distinct from new.body) execute function expect_work_rendering('policy_version');
create trigger policy_versions_rendering_dropped after delete on policy_versions
  for each row execute function drop_work_rendering();

create trigger institution_articles_to_render after insert on institution_articles
  for each row execute function expect_work_rendering('institution_article');
create trigger institution_articles_to_render_again after update of body on institution_articles
  for each row when (old.body is distinct from new.body) execute function expect_work_rendering('institution_article');
create trigger institution_articles_rendering_dropped after delete on institution_articles
  for each row execute function drop_work_rendering();

-- Texts that are there already are rendered in the background.
insert into renderings (text_id, kind) select id, 'blog_post' from blog_posts;
insert into renderings (text_id, kind) select id, 'press_item' from press_releases;
insert into renderings (text_id, kind) select id, 'article' from articles;
insert into work_renderings (institution_id, text_id, kind)
  select institution_id, id, 'task' from tasks where description <> '';
insert into work_renderings (institution_id, text_id, kind)
  select institution_id, id, 'policy_version' from policy_versions;
insert into work_renderings (institution_id, text_id, kind)
  select institution_id, id, 'institution_article' from institution_articles;
