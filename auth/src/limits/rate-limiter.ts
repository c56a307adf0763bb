import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { lt, sql } from 'drizzle-orm'
import { Refusal, type RefusalCode } from '../requests/refusal.ts'
import type { Rate, RateName, Rates } from './limit-rates.ts'
import { rateLimitsTable } from './limit-tables.ts'

/** Where the buckets are: in the database when several processes must agree, else in this one. */
export interface BucketStore {
  /** Takes one token; answers how many are left, less than nothing when there was none to take. */
  take(key: string, rate: Rate, now: Date): Promise<number>
  deleteFull(now: Date): Promise<void>
}

export interface RateLimiter {
  /** Counts one request of this client, and refuses it when its bucket is empty. */
  requireRoom(name: RateName, client: string, now: Date, code?: RefusalCode): Promise<void>
  /** Counts one request, and says whether there was room for it. */
  hasRoom(name: RateName, client: string, now: Date): Promise<boolean>
  deleteFull(now: Date): Promise<void>
}

export function createRateLimiter(rates: Rates | 'off', store: BucketStore): RateLimiter {
  return {
    async hasRoom(name, client, now) {
      if (rates === 'off') return true
      return (await store.take(keyOf(name, client), rates[name], now)) >= 0
    },
    async requireRoom(name, client, now, code = 'over_request_rate_limit') {
      if (rates === 'off') return
      const rate = rates[name]
      const left = await store.take(keyOf(name, client), rate, now)
      if (left >= 0) return
      const text = TEXTS[code] ?? 'Request rate limit reached'
      throw new Refusal(429, code, text, { retryAfterSeconds: (-left * rate.perSeconds) / rate.count })
    },
    deleteFull: (now) => store.deleteFull(now),
  }
}

const keyOf = (name: RateName, client: string) => `${name}:${networkOf(client, ONE_CLIENT)}`

const TEXTS: Partial<Record<RefusalCode, string>> = {
  over_email_send_rate_limit: 'Email rate limit exceeded',
  over_sms_send_rate_limit: 'SMS rate limit exceeded',
}

/** After a day every bucket is full again, so that forgetting it changes nothing. */
const FULL_AFTER_SECONDS = 90_000

/** The clocks of several machines differ by less; a bucket further ahead is from before a clock was set back. */
const CLOCKS_DIFFER_SECONDS = 60

export function bucketsInDatabase(db: Db): BucketStore {
  return {
    async take(key, { count, perSeconds, burst }, now) {
      const moment = now.toISOString()
      const { rows } = await db.execute<{ left: number }>(sql`
        insert into auth.rate_limits as bucket (key, tokens, updated_at)
        values (${key}, ${burst - 1}, ${moment})
        on conflict (key) do update set
          tokens = greatest(-1, least(${burst}::float8, greatest(bucket.tokens, 0) + ${count / perSeconds}::float8
            * greatest(0, extract(epoch from ${moment}::timestamptz - bucket.updated_at)::float8)) - 1),
          updated_at = case when bucket.updated_at > ${moment}::timestamptz + ${CLOCKS_DIFFER_SECONDS} * interval '1 second'
            then ${moment}::timestamptz else greatest(bucket.updated_at, ${moment}::timestamptz) end
        returning tokens as left`)
      return Number(rows[0]?.left ?? 0)
    },
    async deleteFull(now) {
      await db.delete(rateLimitsTable).where(lt(rateLimitsTable.updatedAt, before(now)))
    },
  }
}

interface Bucket {
  tokens: number
  updatedAt: number
  rate: Rate
}

/** Some three megabytes. */
const BUCKETS_AT_MOST = 20_000

export function bucketsInProcess(atMost = BUCKETS_AT_MOST): BucketStore {
  const buckets = new Map<string, Bucket>()

  /**
   * The fullest go, since forgetting those changes least: an attacker who uses many networks to have
   * a limit forgotten would first have to use up as much in each of them.
   */
  function freeSpace(now: Date): void {
    const missing = new Map([...buckets].map(([key, bucket]) => [key, missingFrom(bucket, now)]))
    const fullestFirst = [...missing].sort(([, a], [, b]) => a - b)
    for (const [key] of fullestFirst.slice(0, Math.ceil(atMost / 4))) buckets.delete(key)
  }
  return {
    async take(key, rate, now) {
      const known = buckets.get(key)
      if (!known && buckets.size >= atMost) freeSpace(now)
      const bucket = known ?? { tokens: rate.burst, updatedAt: now.getTime(), rate }
      const tokens = tokensIn(bucket, now) - 1
      const isFromAhead = bucket.updatedAt > now.getTime() + CLOCKS_DIFFER_SECONDS * 1000
      const updatedAt = isFromAhead ? now.getTime() : Math.max(bucket.updatedAt, now.getTime())
      buckets.set(key, { tokens, updatedAt, rate })
      return tokens
    },
    async deleteFull(now) {
      for (const [key, { updatedAt }] of buckets) if (updatedAt < before(now).getTime()) buckets.delete(key)
    },
  }
}

function tokensIn({ tokens, updatedAt, rate: { count, perSeconds, burst } }: Bucket, now: Date): number {
  const elapsedSeconds = Math.max(0, now.getTime() - updatedAt) / 1000
  return Math.min(burst, Math.max(tokens, 0) + elapsedSeconds * (count / perSeconds))
}

const missingFrom = (bucket: Bucket, now: Date) => 1 - tokensIn(bucket, now) / bucket.rate.burst

const before = (now: Date) => new Date(now.getTime() - FULL_AFTER_SECONDS * 1000)
