import type { DecisionInput, ReviewDecision } from '@plumbline/contract/compliance/review-decisions.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { notify } from '../../work/notifications/notify.ts'
import { countManagers } from '../../work/people/people-store.ts'

/** What a row that a second person decides on has besides its own fields. */
export interface DecidedRow {
  decision: ReviewDecision
  decisionNote: string
  decidedOn: string | null
  decidedByName: string
  authorId: string | null
  authorName: string | null
}

const nameOf = (alias: string, column: 'owner_id' | 'author_id') =>
  `(select p.full_name from user_profiles p where p.institution_id = ${alias}.institution_id and p.user_id = ${alias}.${column})`

/** The decision, the author, and the name of the owner. */
export const decidedColumns = (alias: string): SQL =>
  sql.raw(`${alias}.decision, ${alias}.decision_note as "decisionNote", ${alias}.decided_on::text as "decidedOn",
  ${alias}.decided_by_name as "decidedByName", ${alias}.author_id as "authorId",
  ${nameOf(alias, 'author_id')} as "authorName", ${nameOf(alias, 'owner_id')} as "ownerName"`)

export const authorOf = ({ authorId, authorName }: DecidedRow) =>
  authorId ? { userId: authorId, name: authorName ?? '' } : null

export const isApproved = (decision: ReviewDecision): boolean =>
  decision === 'approved' || decision === 'approved_with_conditions'

/** A manager who did not enter it; where there is no other manager, the author, who says why. */
export async function mayDecide(tx: Db, reader: Reader, authorId: string | null): Promise<boolean> {
  if (!isManager(reader)) return false
  return authorId !== reader.userId || (await countManagers(tx, reader.institutionId)) < 2
}

interface DecisionErrors {
  NOT_IN_REVIEW: () => Error
  OWN_WORK: () => Error
  REASON_NEEDED: () => Error
}

export async function checkDecision(
  tx: Db,
  reader: Reader,
  { authorId, status }: Pick<DecidedRow, 'authorId'> & { status: string },
  { decision, note }: Pick<DecisionInput, 'decision' | 'note'>,
  errors: DecisionErrors,
): Promise<void> {
  if (status !== 'in_review') throw errors.NOT_IN_REVIEW()
  if (!(await mayDecide(tx, reader, authorId))) throw errors.OWN_WORK()
  if (note === '' && (decision !== 'approved' || authorId === reader.userId)) throw errors.REASON_NEEDED()
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

/** For an update that changes what was decided on: nobody has decided on this. */
export const REOPENED: SQL = sql`, decision = 'open', decision_note = '', decided_on = null, decided_by_name = ''`

/** Managers who can decide, each once: not the author, unless nobody else could. */
export const deciders = (alias: string): SQL => {
  const author = sql.raw(`${alias}.author_id`)
  const institution = sql.raw(`${alias}.institution_id`)
  return sql`m.institution_id = ${institution} and m.seat = 'member' and m.role in ('manager', 'admin')
    and (m.user_id is distinct from ${author} or not exists (
      select 1 from institution_people o where o.institution_id = ${institution} and o.seat = 'member'
        and o.role in ('manager', 'admin') and not o.is_suspended and o.user_id <> ${author}))`
}

interface Asked {
  kind: 'product_review.asked' | 'marketing_review.asked'
  table: DecidedTable
  id: string
  subject: string
  link: string
}

/** Who can decide is told once it is in review. */
export async function tellDeciders(
  tx: Db,
  institutionId: string,
  asker: { userId: string },
  { kind, table, id, subject, link }: Asked,
): Promise<void> {
  const { rows } = await tx.execute<{ userId: string }>(sql`
    select m.user_id as "userId" from ${sql.identifier(table)} x join user_profiles m on ${deciders('x')}
    where x.institution_id = ${institutionId} and x.id = ${id} and m.user_id <> ${asker.userId}`)
  for (const { userId } of rows) await notify(tx, institutionId, userId, { kind, subject, link })
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
