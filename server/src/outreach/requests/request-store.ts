import {
  type ContactMessage,
  type JobApplication,
  REQUEST_PAGE_SIZE,
  type TrialRequest,
} from '@plumbline/contract/outreach/requests.ts'
import type { Db } from '@plumbline/database/db.ts'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../platform/sql.ts'
import {
  contactMessagesTable,
  jobApplicationResumesTable,
  jobApplicationsTable,
  trialRequestsTable,
} from '../inbox/inbox-tables.ts'

export interface RequestFilter {
  id?: string | undefined
  search: string
  status: 'all' | 'new' | 'dealt-with'
  page: number
}

type Kind = 'trial_requests' | 'contact_messages' | 'job_applications'

/** The columns that the administrators' search covers. */
const SEARCHED: Record<Kind, SQL> = {
  trial_requests: sql`full_name || E'\n' || company_name || E'\n' || email`,
  contact_messages: sql`first_name || ' ' || last_name || E'\n' || company || E'\n' || email || E'\n' || subject`,
  job_applications: sql`first_name || ' ' || last_name || E'\n' || email || E'\n' || position`,
}

async function listPage<Item>(
  db: Db,
  kind: Kind,
  { id, search, status, page }: RequestFilter,
  read: (ids: SQL) => Promise<Item[]>,
) {
  const table = sql.raw(kind)
  const condition = sql.join(
    [
      id === undefined ? sql`true` : sql`id = ${id}`,
      search === '' ? sql`true` : sql`lower(${SEARCHED[kind]}) like ${containing(search)}`,
      status === 'all' ? sql`true` : status === 'new' ? sql`status = 'new'` : sql`status <> 'new'`,
    ],
    sql` and `,
  )
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${table} where ${condition}`,
  )
  const totalCount = rows[0]!.count
  const ids = sql`(select id from ${table} where ${condition} order by created_at desc, id desc
    limit ${REQUEST_PAGE_SIZE} offset ${(page - 1) * REQUEST_PAGE_SIZE})`
  return { items: await read(ids), page, totalCount, pageCount: Math.ceil(totalCount / REQUEST_PAGE_SIZE) }
}

export function listTrialRequests(db: Db, filter: RequestFilter) {
  return listPage(db, 'trial_requests', filter, async (ids): Promise<TrialRequest[]> => {
    const rows = await db
      .select()
      .from(trialRequestsTable)
      .where(sql`${trialRequestsTable.id} in ${ids}`)
      .orderBy(sql`created_at desc, id desc`)
    return rows.map((row) => ({
      ...row,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    }))
  })
}

export function listMessages(db: Db, filter: RequestFilter) {
  return listPage(db, 'contact_messages', filter, async (ids): Promise<ContactMessage[]> => {
    const rows = await db
      .select()
      .from(contactMessagesTable)
      .where(sql`${contactMessagesTable.id} in ${ids}`)
      .orderBy(sql`created_at desc, id desc`)
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  })
}

export function listApplications(db: Db, filter: RequestFilter) {
  return listPage(db, 'job_applications', filter, async (ids): Promise<JobApplication[]> => {
    const rows = await db
      .select()
      .from(jobApplicationsTable)
      .where(sql`${jobApplicationsTable.id} in ${ids}`)
      .orderBy(sql`created_at desc, id desc`)
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  })
}

export async function countUnread(db: Db) {
  const { rows } = await db.execute<{ trials: number; messages: number; applications: number }>(sql`
    select (select count(*)::integer from trial_requests where status = 'new') as trials,
      (select count(*)::integer from contact_messages where status = 'new') as messages,
      (select count(*)::integer from job_applications where status = 'new') as applications`)
  return rows[0]!
}

/**
 * A request with those of the same address that are still open. Always locked in the order of their ids, so that two
 * decisions on one address wait for each other instead of blocking each other.
 */
export async function lockTrialRequest(tx: Db, id: string) {
  const rows = await tx
    .select()
    .from(trialRequestsTable)
    .where(sql`lower(email) = (select lower(email) from trial_requests where id = ${id})
      and (id = ${id} or status = 'new')`)
    .orderBy(trialRequestsTable.id)
    .for('update')
  const request = rows.find((row) => row.id === id)
  return request && { ...request, repeatedIds: rows.filter((row) => row !== request).map((row) => row.id) }
}

/** The person asked more than once: every open request of the address is settled alike, with the account if they got one. */
export async function markRepeated(
  tx: Db,
  ids: readonly string[],
  decision: Omit<Decision, 'decisionNote'>,
): Promise<void> {
  await tx
    .update(trialRequestsTable)
    .set({
      ...decision,
      decisionNote: `Another request of this address was ${decision.status}.`,
      decidedAt: sql`now()`,
    })
    .where(inArray(trialRequestsTable.id, [...ids]))
}

interface Decision {
  status: 'accepted' | 'declined'
  decidedBy: string
  decisionNote?: string
  accountId?: string
}

export async function markDecided(tx: Db, id: string, decision: Decision): Promise<void> {
  await tx
    .update(trialRequestsTable)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(eq(trialRequestsTable.id, id))
}

export async function markMessage(tx: Db, id: string, doneBy: string | null): Promise<boolean> {
  const rows = await tx
    .update(contactMessagesTable)
    .set({ status: doneBy ? 'done' : 'new', doneBy, doneAt: doneBy ? sql`now()` : null })
    .where(eq(contactMessagesTable.id, id))
    .returning({ id: contactMessagesTable.id })
  return rows.length > 0
}

export async function markApplication(tx: Db, id: string, reviewedBy: string | null): Promise<boolean> {
  const rows = await tx
    .update(jobApplicationsTable)
    .set({ status: reviewedBy ? 'reviewed' : 'new', reviewedBy, reviewedAt: reviewedBy ? sql`now()` : null })
    .where(eq(jobApplicationsTable.id, id))
    .returning({ id: jobApplicationsTable.id })
  return rows.length > 0
}

export async function findResume(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(jobApplicationResumesTable)
    .where(eq(jobApplicationResumesTable.applicationId, id))
  return row
}
