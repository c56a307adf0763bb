import type { Topic } from '@plumbline/contract/articles.ts'
import type { Checklist } from '@plumbline/contract/checklists.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, eq, sql } from 'drizzle-orm'
import { articlesTable } from '../articles/article-tables.ts'
import type { MarginNote } from '../markdown/margin-notes.ts'
import { renderWritten } from '../markdown/written-text.ts'
import { type ChecklistItem, checklistItems } from './checklist-items.ts'

interface ArticleRow extends Record<string, unknown> {
  id: string
  slug: string
  title: string
  body: string
  citations: MarginNote[]
  ticks: string[]
}

export async function listChecklists(db: Db, userId: string, topic: Topic): Promise<Checklist[]> {
  const { rows } = await db.execute<ArticleRow>(sql`
    select a.id, a.slug, a.title, a.body, a.citations,
      array(select t.item_key from checklist_ticks t where t.article_id = a.id and t.user_id = ${userId}) as ticks
    from articles a where a.is_published and a.topics @> array[${topic}]::text[]
    order by a.title`)
  const lists = await Promise.all(rows.map(asChecklist))
  return lists.filter(({ items }) => items.length > 0)
}

async function asChecklist({ ticks, ...article }: ArticleRow): Promise<Checklist> {
  const { id, slug, title } = article
  const items = await itemsOf(article)
  return {
    articleId: id,
    slug,
    title,
    items: items.map((item) => ({ ...item, isTicked: ticks.includes(item.key) })),
  }
}

async function itemsOf({
  body,
  citations,
}: Pick<ArticleRow, 'body' | 'citations'>): Promise<ChecklistItem[]> {
  const { tasks } = await renderWritten(body, citations)
  return checklistItems(tasks)
}

/** Whether the article, which is published, has such an item at this moment. */
export async function hasItem(db: Db, articleId: string, itemKey: string): Promise<boolean> {
  const [article] = await db
    .select({ body: articlesTable.body, citations: articlesTable.citations })
    .from(articlesTable)
    .where(and(eq(articlesTable.id, articleId), articlesTable.isPublished))
  return article !== undefined && (await itemsOf(article)).some(({ key }) => key === itemKey)
}

/** In one statement that holds the article, lest it is deleted between the question and the tick. Whether there is one. */
export async function setTick(
  db: Db,
  {
    userId,
    articleId,
    itemKey,
    isTicked,
  }: { userId: string; articleId: string; itemKey: string; isTicked: boolean },
): Promise<boolean> {
  const change = isTicked
    ? sql`insert into checklist_ticks (user_id, article_id, item_key)
        select ${userId}::uuid, id, ${itemKey}::text from article on conflict do nothing`
    : sql`delete from checklist_ticks
        where user_id = ${userId} and article_id in (select id from article) and item_key = ${itemKey}`
  const { rows } = await db.execute(sql`
    with article as materialized (
      select id from articles where id = ${articleId} and is_published for key share
    ),
    changed as (${change})
    select id from article`)
  return rows.length > 0
}
