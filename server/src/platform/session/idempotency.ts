import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

const KEPT_FOR = '24 hours'
/** Longer than any request may take: the process that claimed it has died. */
const LOST_AFTER = '5 minutes'

export const IDEMPOTENCY_KEY_SHAPE = /^[\x21-\x7e]{1,255}$/

export interface OnceCall {
  institutionId: string
  /** The person or the API key: keys of one caller are nobody else's. */
  caller: string
  key: string
  operation: string
  bodyHash: string
}

export type Claim =
  | { state: 'run' }
  | { state: 'replay'; answer: unknown }
  /** The key came before with other input. */
  | { state: 'other_body' }
  | { state: 'running' }
  /** The work was committed, and the process died before it answered. */
  | { state: 'unknown' }

/** Exactly one of several simultaneous calls runs. */
export async function claimCall(db: Db, call: OnceCall): Promise<Claim> {
  const { institutionId, caller, key, operation, bodyHash } = call
  const { rows: claimed } = await db.execute(sql`
    insert into idempotency_keys (institution_id, caller, key, operation, body_hash)
    values (${institutionId}, ${caller}, ${key}, ${operation}, ${bodyHash})
    on conflict (institution_id, caller, key) do update
    set operation = excluded.operation, body_hash = excluded.body_hash, claimed_at = now(), committed_at = null,
      is_answered = false, answer = null
    where idempotency_keys.claimed_at < now() - ${KEPT_FOR}::interval
      or (idempotency_keys.committed_at is null and not idempotency_keys.is_answered
        and idempotency_keys.claimed_at < now() - ${LOST_AFTER}::interval
        and idempotency_keys.operation = excluded.operation
        and idempotency_keys.body_hash = excluded.body_hash)
    returning key`)
  if (claimed.length > 0) return { state: 'run' }
  const { rows } = await db.execute<{
    operation: string
    body_hash: string
    is_lost: boolean
    is_answered: boolean
    answer: unknown
  }>(sql`
    select operation, body_hash, is_answered, answer,
      committed_at is not null and claimed_at < now() - ${LOST_AFTER}::interval as is_lost
    from idempotency_keys where institution_id = ${institutionId} and caller = ${caller} and key = ${key}`)
  const [known] = rows
  // Refused and released at this very moment.
  if (!known) return { state: 'running' }
  if (known.operation !== operation || known.body_hash !== bodyHash) return { state: 'other_body' }
  if (known.is_answered) return { state: 'replay', answer: known.answer ?? undefined }
  return { state: known.is_lost ? 'unknown' : 'running' }
}

/** In the transaction of the work. */
export async function markCommitted(tx: Db, { institutionId, caller, key }: OnceCall): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set committed_at = now()
    where institution_id = ${institutionId} and caller = ${caller} and key = ${key}`)
}

export async function keepAnswer(
  db: Db,
  { institutionId, caller, key }: OnceCall,
  answer: unknown,
): Promise<void> {
  // A file or a stream is not stored: repeating the call says that it was done.
  if (answer instanceof Blob || isStream(answer)) return
  const text = answer === undefined ? null : JSON.stringify(answer)
  await db.execute(sql`
    update idempotency_keys set is_answered = true, answer = ${text}::jsonb
    where institution_id = ${institutionId} and caller = ${caller} and key = ${key}`)
}

const isStream = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/** What was refused may be tried again with the same key; what was committed may not. */
export async function releaseCall(db: Db, { institutionId, caller, key }: OnceCall): Promise<void> {
  await db.execute(sql`
    delete from idempotency_keys
    where institution_id = ${institutionId} and caller = ${caller} and key = ${key} and committed_at is null`)
}

export async function deleteOldCalls(db: Db): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where claimed_at < now() - ${KEPT_FOR}::interval`)
}

/** The same for the same input, in whatever order its members come. */
export async function hashOfInput(input: unknown): Promise<string> {
  return createHash('sha256')
    .update(await canonical(input))
    .digest('hex')
}

async function canonical(value: unknown): Promise<string> {
  if (value instanceof Blob) {
    const bytes = Buffer.from(await value.arrayBuffer())
    return `file:${createHash('sha256').update(bytes).digest('hex')}`
  }
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join(',')}]`
  if (typeof value !== 'object' || value === null || value instanceof Date) return JSON.stringify(value) ?? ''
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  const texts = await Promise.all(
    members.map(async ([name, member]) => `${JSON.stringify(name)}:${await canonical(member)}`),
  )
  return `{${texts.join(',')}}`
}
