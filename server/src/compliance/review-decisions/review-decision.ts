import type { DecisionInput, ReviewDecision } from '@plumbline/contract/compliance/review-decisions.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { notify } from '../../work/notifications/notify.ts'

/** What a row that a second person decides on has besides its own fields. */
export interface DecidedRow {
  decision: ReviewDecision
  decisionNote: string
  decidedOn: string | null
  decidedByName: string
  authorId: string | null
  authorName: string | null
  /** Who last changed what is decided on. */
  changedById: string | null
}

const nameOf = (alias: string, column: 'owner_id' | 'author_id') =>
  `(select p.full_name from user_profiles p where p.institution_id = ${alias}.institution_id and p.user_id = ${alias}.${column})`

/** The decision, the author, and the name of the owner. */
export const decidedColumns = (alias: string): SQL =>
  sql.raw(`${alias}.decision, ${alias}.decision_note as "decisionNote", ${alias}.decided_on::text as "decidedOn",
  ${alias}.decided_by_name as "decidedByName", ${alias}.author_id as "authorId",
  ${alias}.changed_by_id as "changedById",
  ${nameOf(alias, 'author_id')} as "authorName", ${nameOf(alias, 'owner_id')} as "ownerName"`)

export const authorOf = ({ authorId, authorName }: DecidedRow) =>
  authorId ? { userId: authorId, name: authorName ?? '' } : null

export const isApproved = (decision: ReviewDecision): boolean =>
  decision === 'approved' || decision === 'approved_with_conditions'

type Writers = Pick<DecidedRow, 'authorId' | 'changedById'>

const isOwnWork = ({ userId }: Reader, { authorId, changedById }: Writers): boolean =>
  userId === authorId || userId === changedById

/** No other manager can decide: who last changed it cannot, unless the asked person did that, too. */
const isAlone = (institution: SQL, person: SQL, changer: SQL): SQL => sql`not exists (
  select 1 from institution_people o where o.institution_id = ${institution} and o.seat = 'member'
    and o.role in ('manager', 'admin') and not o.is_suspended and o.user_id <> ${person}
    and (o.user_id is distinct from ${changer} or ${person} = ${changer}))`

/** A manager who neither entered nor last changed it; where no other manager can, also who did, and says why. */
async function mayDecide(tx: Db, reader: Reader, writers: Writers): Promise<boolean> {
  if (!isManager(reader)) return false
  if (!isOwnWork(reader, writers)) return true
  const alone = isAlone(
    sql`${reader.institutionId}::uuid`,
    sql`${reader.userId}::uuid`,
    sql`${writers.changedById}::uuid`,
  )
  const { rows } = await tx.execute<{ alone: boolean }>(sql`select ${alone} as alone`)
  return rows[0]!.alone
}

/** How the reader stands to a decision on the row. */
export async function decidingOf(tx: Db, reader: Reader, row: Writers & { status: string }) {
  return {
    mayDecide: row.status === 'in_review' && (await mayDecide(tx, reader, row)),
    isOwnWork: isOwnWork(reader, row),
  }
}

interface DecisionErrors {
  NOT_IN_REVIEW: () => Error
  OWN_WORK: () => Error
  REASON_NEEDED: () => Error
}

export async function checkDecision(
  tx: Db,
  reader: Reader,
  { status, ...writers }: Writers & { status: string },
  { decision, note }: Pick<DecisionInput, 'decision' | 'note'>,
  errors: DecisionErrors,
): Promise<void> {
  if (status !== 'in_review') throw errors.NOT_IN_REVIEW()
  if (!(await mayDecide(tx, reader, writers))) throw errors.OWN_WORK()
  if (note === '' && (decision !== 'approved' || isOwnWork(reader, writers))) throw errors.REASON_NEEDED()
}

type DecidedTable = 'product_reviews' | 'marketing_reviews'

interface Decider {
  institutionId: string
  fullName: string
  decidedOn: string
}

export async function recordDecision(
  tx: Db,
  table: DecidedTable,
  { institutionId, fullName, decidedOn }: Decider,
  { id, decision, note }: Omit<DecisionInput, 'version'>,
): Promise<void> {
  await tx.execute(sql`
    update ${sql.identifier(table)} set decision = ${decision}, decision_note = ${note},
      decided_on = ${decidedOn}::date, decided_by_name = ${fullName},
      version = version + 1, changed_by_name = ${fullName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

/** How a row counts for what an update may set, once the update has opened its decision again. */
export const REOPENED = { status: 'in_review', decision: 'open' } as const

/** What an update does to the decision. */
export interface DecisionChange {
  /** Nobody has decided on what it is now. */
  reopens: boolean
  /** Who changed what is decided on. */
  changedById: string | null
}

export const decisionAssignments = ({ reopens, changedById }: DecisionChange): SQL =>
  sql`${reopens ? sql`, decision = 'open', decision_note = '', decided_on = null, decided_by_name = ''` : sql``}
    ${changedById ? sql`, changed_by_id = ${changedById}` : sql``}`

/** Managers who can decide, each once, as `mayDecide` says of one. */
export const deciders = (alias: string): SQL => {
  const author = sql.raw(`${alias}.author_id`)
  const changer = sql.raw(`${alias}.changed_by_id`)
  const institution = sql.raw(`${alias}.institution_id`)
  return sql`m.institution_id = ${institution} and m.seat = 'member' and m.role in ('manager', 'admin')
    and ((m.user_id is distinct from ${author} and m.user_id is distinct from ${changer})
      or ${isAlone(institution, sql.raw('m.user_id'), changer)})`
}

interface Asked {
  kind: 'product_review.asked' | 'marketing_review.asked'
  table: DecidedTable
  id: string
  subject: string
  link: string
  isOnceADay?: boolean
}

/** Who can decide is told once it is in review. Answers with those who were told. */
export async function tellDeciders(
  tx: Db,
  institutionId: string,
  asker: { userId: string },
  { table, id, ...notice }: Asked,
): Promise<string[]> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select m.user_id as "userId" from ${sql.identifier(table)} x join user_profiles m on ${deciders('x')}
    where x.institution_id = ${institutionId} and x.id = ${id} and m.user_id <> ${asker.userId}`)
  for (const { userId } of rows) await notify(tx, institutionId, userId, notice)
  return rows.map(({ userId }) => userId)
}

interface Told {
  kind: 'product_review.decided' | 'marketing_review.decided'
  subject: string
  link: string
}

/** Author and owner hear of the decision. */
export async function tellDecided(
  tx: Db,
  institutionId: string,
  decider: { userId: string },
  people: readonly (string | null)[],
  told: Told,
): Promise<void> {
  for (const userId of new Set(people))
    if (userId && userId !== decider.userId) await notify(tx, institutionId, userId, told)
}
