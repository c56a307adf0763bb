import type { Checklist } from '@plumbline/contract/compliance/checklists.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { MarginNote } from '../../platform/markdown/margin-notes.ts'
import { findPublishedText, listPublishedTexts } from '../../publishing/articles/article-store.ts'
import { renderingOf, type WithRendering } from '../../publishing/renderings/shown-rendering-store.ts'
import { type ChecklistItem, checklistItems } from './checklist-items.ts'

export async function listChecklists(db: Db, userId: string, topic: Topic): Promise<Checklist[]> {
  const [articles, ticks] = await Promise.all([listPublishedTexts(db, topic), listTicks(db, userId, topic)])
  const lists = await Promise.all(
    articles.map(async (article) => {
      const items = await itemsOf(db, article)
      return {
        articleId: article.id,
        slug: article.slug,
        title: article.title,
        items: items.map((item) => ({ ...item, isTicked: ticks.has(`${article.id} ${item.key}`) })),
      }
    }),
  )
  return lists.filter(({ items }) => items.length > 0)
}

async function listTicks(db: Db, userId: string, topic: Topic): Promise<Set<string>> {
  const { rows } = await db.execute<{ tick: string }>(sql`
    select t.article_id || ' ' || t.item_key as tick from checklist_ticks t join articles a on a.id = t.article_id
    where t.user_id = ${userId} and a.topics @> array[${topic}]::text[]`)
  return new Set(rows.map(({ tick }) => tick))
}

async function itemsOf(
  db: Db,
  { citations, ...text }: WithRendering & { citations: MarginNote[] },
): Promise<ChecklistItem[]> {
  const { tasks } = await renderingOf(db, text, citations)
  return checklistItems(tasks)
}

/** Whether the published article has this item. */
export async function hasItem(db: Db, articleId: string, itemKey: string): Promise<boolean> {
  const article = await findPublishedText(db, articleId)
  return article !== undefined && (await itemsOf(db, article)).some(({ key }) => key === itemKey)
}

/**
 * One statement locks the article and inserts the tick, so that the article cannot be deleted in between.
 * Returns whether the article exists.
 */
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
