import {
  MARKETING_REVIEW_FIELDS,
  MARKETING_REVIEW_PAGE_SIZE,
  type MarketingReviewFields,
  type MarketingReviewSummary,
} from '@plumbline/contract/compliance/marketing-reviews.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionKind } from '@plumbline/rules/applicability/institution-facts.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'
import {
  type DecidedRow,
  type DecisionChange,
  decidedColumns,
  decisionAssignments,
} from '../review-decisions/review-decision.ts'

/** Everybody of the institution sees what it says to the public. */
export const visibleTo = ({ institutionId }: Pick<Reader, 'institutionId'>): SQL =>
  sql`k.institution_id = ${institutionId}`

export interface MarketingReviewRow extends MarketingReviewFields, DecidedRow, Record<string, unknown> {
  id: string
  number: number
  ownerName: string | null
  findingCount: number
  /** The kind of institution, by which the rules differ. */
  institution: InstitutionKind
  version: number
  changedByName: string
  createdAt: string
}

const COLUMNS = sql`k.id, k.number, ${selectFields('k', MARKETING_REVIEW_FIELDS)}, ${decidedColumns('k')},
  k.finding_count as "findingCount",
  (select n.type from institutions n where n.id = k.institution_id) as institution, k.version, k.changed_by_name as "changedByName",
  ${utcMoment('k.created_at')} as "createdAt"`

export const asSummary = (row: MarketingReviewRow): MarketingReviewSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  product: row.product,
  channel: row.channel,
  status: row.status,
  decision: row.decision,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  startsOn: row.startsOn,
  expiresOn: row.expiresOn,
  findingCount: row.findingCount,
  version: row.version,
})

interface Filters {
  products: readonly string[]
  statuses: readonly string[]
  search: string
  page: number
}

const ORDER = sql`k.status = 'retired', k.expires_on nulls last, k.number`

const reads = recordReads({ table: 'marketing_reviews', alias: 'k', columns: COLUMNS, visibleTo, asSummary })
export const {
  find: findMarketingReview,
  lock: lockMarketingReview,
  listRows: listMarketingReviewRows,
} = reads

export const listMarketingReviews = (tx: Db, reader: Reader, { products, statuses, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: [...oneOf(sql`k.product`, products), ...oneOf(sql`k.status`, statuses)],
    ...{ ...asked, order: ORDER, size: MARKETING_REVIEW_PAGE_SIZE },
  })

interface Saved {
  fields: MarketingReviewFields
  findingCount: number
}

/** Numbered within the institution, one after the other. */
export async function insertMarketingReview(
  tx: Db,
  institutionId: string,
  saved: Saved,
  { userId, fullName }: { userId: string; fullName: string },
): Promise<string> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`marketing_reviews ${institutionId}`}, 0))`,
  )
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into marketing_reviews (institution_id, number, title, author_id)
    values (${institutionId},
      (select coalesce(max(number), 0) + 1 from marketing_reviews where institution_id = ${institutionId}),
      ${saved.fields.title}, ${userId})
    returning id`)
  const { id } = rows[0]!
  await updateMarketingReview(tx, institutionId, id, saved, fullName)
  return id
}

export async function updateMarketingReview(
  tx: Db,
  institutionId: string,
  id: string,
  { fields, findingCount }: Saved,
  byName: string,
  decision: DecisionChange = { reopens: false, changedById: null },
): Promise<void> {
  await tx.execute(sql`
    update marketing_reviews set ${assignFields(MARKETING_REVIEW_FIELDS, fields)}${decisionAssignments(decision)},
      finding_count = ${findingCount},
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
