import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { networkOf } from '@plumbline/rules/addresses/ip-network.ts'
import { eq, lt, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '../requests/refusal.ts'
import { failedGuessesTable } from './limit-tables.ts'

const FAILURES_ALLOWED = 10
const FORGOTTEN_AFTER_SECONDS = 900
const FIRST_BLOCK_SECONDS = 60
const LONGEST_BLOCK_SECONDS = 3600

/**
 * Counts wrong passwords and codes per account and network, beside the limits per
 * client (section 14): the right person elsewhere is never locked out.
 */
export interface GuessGuard {
  /**
   * Does what compares a code, counted as wrong beforehand: of many at once no more than allowed are
   * compared. What gives something was right, and forgets the failures; what throws was no guess.
   */
  attempt<Result>(
    db: Db,
    key: string,
    now: Date,
    work: () => Promise<Result | undefined>,
  ): Promise<Result | undefined>
  /** Where the count was read together with something else, and the comparing takes long. */
  requireFewer(count: GuessCount | undefined, key: string, now: Date): void
  /** What this process knows without asking: for tries that waited in line while others failed. */
  requireStillAllowed(key: string, now: Date): void
  /** Tells those who wait in line of a failure at once, and goes on to write it down. */
  noteFailure(key: string, write: () => Promise<void>): Promise<void>
  /** Gives how many failures in a row these are; nothing where they are not counted. */
  recordFailure(db: Db, key: string, now: Date): Promise<number | undefined>
  forget(db: Db, key: string): Promise<void>
  deleteForgotten(db: Db, now: Date): Promise<void>
}

export interface GuessCount {
  failures: number
  blockedUntil: Date | null
}

export function createGuessGuard(enabled: boolean): GuessGuard {
  const seen = new Map<string, number>()
  /** How many that were noted are still being written down: until then the database knows less than this process. */
  const unwritten = new Map<string, number>()
  function requireFewer(count: GuessCount | undefined, key: string, now: Date) {
    if (!enabled) return
    // Under what is allowed, what this process remembers is out of date: time passed, or another process succeeded.
    if (!unwritten.has(key) && (!count || count.failures < FAILURES_ALLOWED)) seen.delete(key)
    if (count?.blockedUntil && count.blockedUntil > now && count.blockedUntil <= longestBlock(now))
      throw tooMany(count.blockedUntil, now)
    if (count?.blockedUntil) seen.set(key, FAILURES_ALLOWED - 1)
  }
  async function forget(db: Db, key: string) {
    if (!enabled) return
    seen.delete(key)
    await db.delete(failedGuessesTable).where(eq(failedGuessesTable.key, key))
  }
  return {
    async attempt(db, key, now, work) {
      if (enabled) await takeTry(db, key, now)
      const result = await work().catch(async (cause) => {
        if (enabled) await giveTryBack(db, key)
        throw cause
      })
      if (result !== undefined) await forget(db, key)
      return result
    },
    requireFewer,
    requireStillAllowed(key, now) {
      if (enabled && (seen.get(key) ?? 0) >= FAILURES_ALLOWED)
        throw tooMany(new Date(now.getTime() + FIRST_BLOCK_SECONDS * 1000), now)
    },
    async noteFailure(key, write) {
      if (!enabled) return write()
      seen.set(key, (seen.get(key) ?? 0) + 1)
      unwritten.set(key, (unwritten.get(key) ?? 0) + 1)
      try {
        await write()
      } finally {
        const left = (unwritten.get(key) ?? 1) - 1
        if (left > 0) unwritten.set(key, left)
        else unwritten.delete(key)
      }
    },
    async recordFailure(db, key, now) {
      if (!enabled) return undefined
      const { rows } = await db.execute<{ failures: number }>(
        sql`${oneMoreFailure(key, now)} returning failures`,
      )
      return rows[0]?.failures
    },
    forget,
    async deleteForgotten(db, now) {
      seen.clear()
      const longest = new Date(before(now).getTime() - LONGEST_BLOCK_SECONDS * 1000)
      await db.delete(failedGuessesTable).where(lt(failedGuessesTable.lastFailedAt, longest))
    },
  }
}

/** The tenth failure closes for a minute, each further one for twice as long as the one before. */
function oneMoreFailure(key: string, now: Date): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`
  const forgetBefore = sql`${before(now).toISOString()}::timestamptz`
  const failures = sql`case when coalesce(guess.blocked_until, guess.last_failed_at) < ${forgetBefore}
    then 1 else guess.failures + 1 end`
  return sql`
    insert into auth.failed_guesses as guess (key, failures, last_failed_at)
    values (${key}, 1, ${moment})
    on conflict (key) do update set
      failures = ${failures},
      last_failed_at = ${moment},
      blocked_until = case when ${failures} >= ${FAILURES_ALLOWED}
        then ${moment} + least(${LONGEST_BLOCK_SECONDS}, ${FIRST_BLOCK_SECONDS}
          * power(2, least(${failures} - ${FAILURES_ALLOWED}, 10))) * interval '1 second' end`
}

async function takeTry(db: Db, key: string, now: Date): Promise<void> {
  const { rows } = await db.execute(sql`${oneMoreFailure(key, now)}
    where guess.blocked_until is null or guess.blocked_until <= ${now.toISOString()}::timestamptz
      or guess.blocked_until > ${longestBlock(now).toISOString()}::timestamptz
    returning 1`)
  if (rows.length > 0) return
  const [row] = await db.select().from(failedGuessesTable).where(eq(failedGuessesTable.key, key))
  throw tooMany(row?.blockedUntil ?? now, now)
}

async function giveTryBack(db: Db, key: string): Promise<void> {
  await db.execute(sql`
    update auth.failed_guesses set failures = failures - 1,
      blocked_until = case when failures > ${FAILURES_ALLOWED} then blocked_until end
    where key = ${key} and failures > 0`)
}

/**
 * Whether the audit log tells of a failure: of the first, tenth, hundredth and every thousandth in a row. Else
 * strangers would fill the log, which nothing is deleted from.
 */
export function isTold(failures: number | undefined): boolean {
  return failures === undefined || failures % 1000 === 0 || [1, 10, 100].includes(failures)
}

/** Names an account without saying which: known and unknown addresses are counted alike. */
export function guessKey(what: 'password' | 'code' | 'factor', account: string, ip: string): string {
  return createHash('sha256')
    .update(`${what}\n${account}\n${networkOf(ip, NEIGHBORHOOD)}`)
    .digest('hex')
}

/** The neighborhood that one attacker usually holds. */
export const NEIGHBORHOOD = { ipv4: 24, ipv6: 48 } as const

function tooMany(until: Date, now: Date): Refusal {
  return new Refusal(429, 'over_request_rate_limit', 'Too many failed attempts. Wait before the next one.', {
    retryAfterSeconds: Math.max(1, (until.getTime() - now.getTime()) / 1000),
  })
}

/** A block that ends later is from before the clock was set back. */
const longestBlock = (now: Date) => new Date(now.getTime() + LONGEST_BLOCK_SECONDS * 1000)
const before = (now: Date) => new Date(now.getTime() - FORGOTTEN_AFTER_SECONDS * 1000)
