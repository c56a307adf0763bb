import {
  PRODUCT_REVIEW_FIELDS,
  PRODUCT_REVIEW_PAGE_SIZE,
  type ProductReviewFields,
  type ProductReviewSummary,
  type ReviewStep,
} from '@plumbline/contract/compliance/product-reviews.ts'
import type { Db } from '@plumbline/database/db.ts'
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

/** Everybody of the institution sees what is about to change. */
export const visibleTo = ({ institutionId }: Pick<Reader, 'institutionId'>): SQL =>
  sql`r.institution_id = ${institutionId}`

export type StoredStep = ReviewStep & { ownerName: string | null }

export interface ProductReviewRow
  extends Omit<ProductReviewFields, 'steps'>,
    DecidedRow,
    Record<string, unknown> {
  id: string
  number: number
  ownerName: string | null
  steps: StoredStep[]
  version: number
  changedByName: string
  createdAt: string
}

const COLUMNS = sql`r.id, r.number, ${selectFields('r', PRODUCT_REVIEW_FIELDS)}, ${decidedColumns('r')},
  (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'ownerId', s.owner_id,
      'doneOn', s.done_on::text, 'ownerName', p.full_name) order by s.position, s.id), '[]')
    from product_review_steps s
    left join user_profiles p on p.institution_id = s.institution_id and p.user_id = s.owner_id
    where s.institution_id = r.institution_id and s.review_id = r.id) as steps,
  r.version, r.changed_by_name as "changedByName", ${utcMoment('r.created_at')} as "createdAt"`

export const asSummary = (row: ProductReviewRow): ProductReviewSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  kind: row.kind,
  productLine: row.productLine,
  status: row.status,
  decision: row.decision,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  launchOn: row.launchOn,
  stepCount: row.steps.length,
  stepsDone: row.steps.filter(({ doneOn }) => doneOn !== null).length,
  version: row.version,
})

interface Filters {
  kinds: readonly string[]
  statuses: readonly string[]
  search: string
  page: number
}

const ORDER = sql`r.status in ('launched', 'withdrawn'), r.launch_on nulls last, r.number`

const reads = recordReads({ table: 'product_reviews', alias: 'r', columns: COLUMNS, visibleTo, asSummary })
export const { find: findProductReview, lock: lockProductReview, listRows: listProductReviewRows } = reads

export const listProductReviews = (tx: Db, reader: Reader, { kinds, statuses, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: [...oneOf(sql`r.kind`, kinds), ...oneOf(sql`r.status`, statuses)],
    ...{ ...asked, order: ORDER, size: PRODUCT_REVIEW_PAGE_SIZE },
  })

interface Writer {
  userId: string
  fullName: string
}

/** Numbered within the institution, one after the other. */
export async function insertProductReview(
  tx: Db,
  institutionId: string,
  fields: ProductReviewFields,
  { userId, fullName }: Writer,
): Promise<string> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`product_reviews ${institutionId}`}, 0))`,
  )
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into product_reviews (institution_id, number, title, author_id)
    values (${institutionId},
      (select coalesce(max(number), 0) + 1 from product_reviews where institution_id = ${institutionId}),
      ${fields.title}, ${userId})
    returning id`)
  const { id } = rows[0]!
  await updateProductReview(tx, institutionId, id, fields, fullName)
  return id
}

export async function updateProductReview(
  tx: Db,
  institutionId: string,
  id: string,
  fields: ProductReviewFields,
  byName: string,
  decision: DecisionChange = { reopens: false, changedById: null },
): Promise<void> {
  await tx.execute(sql`
    update product_reviews set ${assignFields(PRODUCT_REVIEW_FIELDS, fields)}${decisionAssignments(decision)},
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
  await tx.execute(sql`
    delete from product_review_steps where institution_id = ${institutionId} and review_id = ${id}
      and id <> all(array(select (e ->> 'id')::uuid from jsonb_array_elements(${JSON.stringify(fields.steps)}::jsonb) e))`)
  await tx.execute(sql`
    insert into product_review_steps (institution_id, review_id, id, position, title, owner_id, done_on)
    select ${institutionId}, ${id}, (e ->> 'id')::uuid, at, e ->> 'title', (e ->> 'ownerId')::uuid, (e ->> 'doneOn')::date
    from jsonb_array_elements(${JSON.stringify(fields.steps)}::jsonb) with ordinality steps (e, at)
    on conflict (institution_id, review_id, id) do update
    set position = excluded.position, title = excluded.title, owner_id = excluded.owner_id,
      done_on = excluded.done_on, version = product_review_steps.version + 1`)
}

export async function tickStep(
  tx: Db,
  institutionId: string,
  { id, stepId, doneOn }: { id: string; stepId: string; doneOn: string | null },
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update product_review_steps set done_on = ${doneOn}::date, version = version + 1
    where institution_id = ${institutionId} and review_id = ${id} and id = ${stepId}`)
  await tx.execute(sql`
    update product_reviews set version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
