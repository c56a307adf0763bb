import type { Topic } from '@plumbline/contract/articles.ts'
import type { Checklist } from '@plumbline/contract/checklists.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { checklistItems } from './checklist-items.ts'

interface ArticleRow extends Record<string, unknown> {
  id: string
  slug: string
  title: string
  body: string
  ticks: string[]
}

export async function listChecklists(db: Db, userId: string, topic: Topic): Promise<Checklist[]> {
  const { rows } = await db.execute<ArticleRow>(sql`
    select a.id, a.slug, a.title, a.body,
      array(select t.item_key from checklist_ticks t where t.article_id = a.id and t.user_id = ${userId}) as ticks
    from articles a where a.is_published and a.topics @> array[${topic}]::text[]
    order by a.title`)
  return rows
    .map(({ id, slug, title, body, ticks }) => ({
      articleId: id,
      slug,
      title,
      items: checklistItems(body).map((item) => ({ ...item, isTicked: ticks.includes(item.key) })),
    }))
    .filter(({ items }) => items.length > 0)
}

export async function setTick(
  db: Db,
  {
    userId,
    articleId,
    itemKey,
    isTicked,
  }: { userId: string; articleId: string; itemKey: string; isTicked: boolean },
): Promise<void> {
  await db.execute(
    isTicked
      ? sql`insert into checklist_ticks (user_id, article_id, item_key) values (${userId}, ${articleId}, ${itemKey}) on conflict do nothing`
      : sql`delete from checklist_ticks where user_id = ${userId} and article_id = ${articleId} and item_key = ${itemKey}`,
  )
}

export async function isPublishedArticle(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from articles where id = ${id} and is_published`)
  return rows.length > 0
}
