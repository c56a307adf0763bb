import {
  VENDOR_FIELDS,
  VENDOR_PAGE_SIZE,
  type VendorFields,
  type VendorSummary,
} from '@plumbline/contract/compliance/vendors.ts'
import type { Db } from '@plumbline/database/db.ts'
import { nextReviewOn, noticeBy } from '@plumbline/rules/vendors/vendor-dates.ts'
import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'

/** Everybody of the institution sees with whom it works. */
export const visibleTo = ({ institutionId }: Pick<Reader, 'institutionId'>): SQL =>
  sql`v.institution_id = ${institutionId}`

export interface VendorRow extends VendorFields, Record<string, unknown> {
  id: string
  number: number
  ownerName: string | null
  noticeBy: string | null
  nextReviewOn: string | null
  reviewedOn: string | null
  reviewedByName: string
  reviewResult: string
  evidenceCount: number
  documentExpiresOn: string | null
  enteredOn: string
  version: number
  changedByName: string
  createdAt: string
}

const COLUMNS = sql`v.id, v.number, ${selectFields('v', VENDOR_FIELDS)},
  (select p.full_name from user_profiles p where p.institution_id = v.institution_id and p.user_id = v.owner_id) as "ownerName",
  v.notice_by::text as "noticeBy", v.next_review_on::text as "nextReviewOn", v.reviewed_on::text as "reviewedOn",
  v.reviewed_by_name as "reviewedByName", v.review_result as "reviewResult",
  (select count(*)::integer from evidence_uses u where u.institution_id = v.institution_id
    and u.subject_kind = 'vendor' and u.subject_id = v.id) as "evidenceCount",
  (select min(e.valid_until)::text from evidence_uses u
    join evidence e on e.institution_id = u.institution_id and e.id = u.evidence_id
    where u.institution_id = v.institution_id and u.subject_kind = 'vendor' and u.subject_id = v.id
      and not exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id)
  ) as "documentExpiresOn",
  ${dayOf(sql`v.created_at`, sql`v.institution_id`)}::text as "enteredOn", v.version,
  v.changed_by_name as "changedByName", ${utcMoment('v.created_at')} as "createdAt"`

export const asSummary = (row: VendorRow): VendorSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  service: row.service,
  tier: row.tier,
  status: row.status,
  dataSeen: row.dataSeen,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  noticeBy: row.noticeBy,
  contractEnd: row.contractEnd,
  nextReviewOn: row.nextReviewOn,
  evidenceCount: row.evidenceCount,
  documentExpiresOn: row.documentExpiresOn,
  version: row.version,
})

interface Filters {
  tiers: readonly string[]
  statuses: readonly string[]
  search: string
  page: number
}

const ORDER = sql`v.status = 'ended', v.next_review_on nulls last, v.number`

const reads = recordReads({ table: 'vendors', alias: 'v', columns: COLUMNS, visibleTo, asSummary })
export const { find: findVendor, lock: lockVendor, listRows: listVendorRows } = reads

export const listVendors = (tx: Db, reader: Reader, { tiers, statuses, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: [...oneOf(sql`v.tier`, tiers), ...oneOf(sql`v.status`, statuses)],
    ...{ ...asked, order: ORDER, size: VENDOR_PAGE_SIZE },
  })

/** Numbered within the institution, one after the other. */
export async function insertVendor(
  tx: Db,
  institutionId: string,
  fields: VendorFields,
  byName: string,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vendors ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ id: string; enteredOn: string }>(sql`
    insert into vendors as v (institution_id, number, title)
    values (${institutionId}, (select coalesce(max(number), 0) + 1 from vendors where institution_id = ${institutionId}),
      ${fields.title})
    returning v.id, ${dayOf(sql`v.created_at`, sql`v.institution_id`)}::text as "enteredOn"`)
  const { id, enteredOn } = rows[0]!
  await updateVendor(tx, institutionId, { id, enteredOn, reviewedOn: null }, fields, byName)
  return id
}

type Dated = Pick<VendorRow, 'id' | 'enteredOn' | 'reviewedOn'>

export async function updateVendor(
  tx: Db,
  institutionId: string,
  { id, enteredOn, reviewedOn }: Dated,
  fields: VendorFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update vendors set ${assignFields(VENDOR_FIELDS, fields)},
      notice_by = ${fields.status === 'ended' ? null : noticeBy(fields.contractEnd, fields.noticeDays)}::date,
      next_review_on = ${nextReviewOn({ ...fields, reviewedOn, enteredOn })}::date,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function recordReview(
  tx: Db,
  institutionId: string,
  vendor: VendorRow,
  { reviewedOn, result }: { reviewedOn: string; result: string },
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update vendors set reviewed_on = ${reviewedOn}::date, reviewed_by_name = ${byName}, review_result = ${result},
      next_review_on = ${nextReviewOn({ ...vendor, reviewedOn })}::date,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${vendor.id}`)
}

export async function findVendorTitle(
  tx: Db,
  institutionId: string,
  vendorId: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ title: string }>(
    sql`select title from vendors where institution_id = ${institutionId} and id = ${vendorId}::uuid`,
  )
  return rows[0]?.title ?? null
}
