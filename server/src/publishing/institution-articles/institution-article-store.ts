import {
  INSTITUTION_ARTICLES_AT_MOST,
  type InstitutionArticle,
  type InstitutionArticleFields,
  type InstitutionArticleSummary,
} from '@plumbline/contract/publishing/institution-articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing, utcMoment } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { storedWorkHtml } from '../renderings/rendering-store.ts'

type Row = Omit<InstitutionArticle, 'html' | 'mayEdit'> & { html: string | null } & Record<string, unknown>

const SUMMARY = sql`id, title, summary, category, is_published as "isPublished", author_name as "authorName",
  changed_by_name as "savedByName", version,
  ${utcMoment('changed_at')} as "savedAt"`

/** Everybody of the institution reads what is published; drafts are for those who write. */
function visibleTo(reader: Reader): SQL {
  return sql`institution_id = ${reader.institutionId} and (is_published or ${isManager(reader)})`
}

interface Filters {
  search: string
  category?: InstitutionArticleFields['category'] | undefined
}

export async function listInstitutionArticles(tx: Db, reader: Reader, { search, category }: Filters) {
  const parts = [visibleTo(reader)]
  if (search) parts.push(sql`lower(title || ' ' || summary) like ${containing(search.toLowerCase())}`)
  if (category) parts.push(sql`category = ${category}`)
  const { rows } = await tx.execute<InstitutionArticleSummary & Record<string, unknown>>(sql`
    select ${SUMMARY} from institution_articles where ${sql.join(parts, sql` and `)}
    order by changed_at desc, id limit ${INSTITUTION_ARTICLES_AT_MOST}`)
  return rows
}

export async function findInstitutionArticle(tx: Db, reader: Reader, id: string): Promise<Row | undefined> {
  const { rows } = await tx.execute<Row>(
    sql`select ${SUMMARY}, body, ${storedWorkHtml('institution_articles')} as html from institution_articles
      where ${visibleTo(reader)} and id = ${id}`,
  )
  return rows[0]
}

export async function lockInstitutionArticle(tx: Db, institutionId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from institution_articles
    where institution_id = ${institutionId} and id = ${id} for no key update`)
  return rows.length > 0
}

/** Without an answer where the institution has as many as it may. */
export async function insertInstitutionArticle(
  tx: Db,
  institutionId: string,
  fields: InstitutionArticleFields,
  byName: string,
): Promise<string | undefined> {
  // One after the other, so that the limit holds.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`institution articles ${institutionId}`}, 0))`,
  )
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into institution_articles
      (institution_id, title, summary, category, body, is_published, author_name, changed_by_name)
    select ${institutionId}::uuid, ${fields.title}, ${fields.summary}, ${fields.category}, ${fields.body},
      ${fields.isPublished}::boolean, ${byName}, ${byName}
    where (select count(*) from institution_articles where institution_id = ${institutionId})
      < ${INSTITUTION_ARTICLES_AT_MOST}
    returning id`)
  return rows[0]?.id
}

export async function updateInstitutionArticle(
  tx: Db,
  institutionId: string,
  id: string,
  fields: InstitutionArticleFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update institution_articles set title = ${fields.title}, summary = ${fields.summary},
      category = ${fields.category}, body = ${fields.body}, is_published = ${fields.isPublished},
      version = version + 1, changed_by_name = ${byName}, changed_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function deleteInstitutionArticle(tx: Db, institutionId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`delete from institution_articles where institution_id = ${institutionId} and id = ${id} returning id`,
  )
  return rows.length > 0
}
