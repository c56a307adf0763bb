import { randomUUID } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

/** The NOTIFY channel on which processes tell each other what they counted. */
export const COUNTS_CHANNEL = 'plumbline_counts'

/** PostgreSQL takes less than 8000 bytes: some hundred counts, the largest of the second. */
const BYTES_AT_MOST = 7_500
/** Small counts that did not fit wait for the next second and grow; beyond these the oldest are forgotten. */
const WAITING_AT_MOST = 20_000

/** For what is paid back rather than counted in windows. */
export const ALWAYS = Number.POSITIVE_INFINITY

const Message = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string(), z.number(), z.number()]))])

/** What another process counted, and for how many milliseconds it is to count. */
type Learn = (key: string, count: number, leftMs: number) => void

/** One limit that all processes hold together. */
export interface SharedCount {
  /** To be told to the others; forgotten when its time is over before that. */
  add(key: string, count: number, endsAt: number): void
  onHeard(learn: Learn): void
}

export interface SharedCounts {
  of(limit: string): SharedCount
  /** Tells the others what was counted since the last time; does nothing where nothing was. */
  tell(): Promise<void>
  hear(message: string): void
}

interface Waiting {
  limit: string
  key: string
  count: number
  endsAt: number
}

/**
 * Requests are counted in memory, and no request waits for the database: each process tells the others once a second,
 * so that a limit holds for all of them but for what came within that second.
 */
export function createSharedCounts(
  publish: (message: string) => Promise<void>,
  now = () => Date.now(),
): SharedCounts {
  const self = randomUUID()
  const learners = new Map<string, Learn>()
  const waiting = new Map<string, Waiting>()

  function add(limit: string, key: string, count: number, endsAt: number) {
    const id = `${limit} ${key}`
    const known = waiting.get(id)
    const before = known?.endsAt === endsAt ? known.count : 0
    waiting.set(id, { limit, key, count: before + count, endsAt })
    const [oldest] = waiting.size > WAITING_AT_MOST ? waiting.keys() : []
    if (oldest !== undefined) waiting.delete(oldest)
  }

  /** What nobody was told waits again, with what was counted meanwhile; of a window that is over nothing does. */
  function putBack(untold: readonly Waiting[]) {
    for (const { limit, key, count, endsAt } of untold) {
      const newer = waiting.get(`${limit} ${key}`)
      if (!newer || newer.endsAt === endsAt) add(limit, key, count, endsAt)
    }
  }

  return {
    of: (limit) => ({
      add: (key, count, endsAt) => add(limit, key, count, endsAt),
      onHeard: (learn) => learners.set(limit, learn),
    }),
    async tell() {
      const told: z.infer<typeof Message>[1] = []
      const taken: Waiting[] = []
      let bytes = self.length + 10
      for (const [id, one] of [...waiting].sort(([, a], [, b]) => b.count - a.count)) {
        const { limit, key, count, endsAt } = one
        const leftMs = endsAt === ALWAYS ? 1 : Math.round(endsAt - now())
        const words: (typeof told)[number] = [limit, key, count, leftMs]
        bytes += JSON.stringify(words).length + 1
        if (bytes > BYTES_AT_MOST) break
        waiting.delete(id)
        if (leftMs <= 0) continue
        told.push(words)
        taken.push(one)
      }
      if (told.length === 0) return
      try {
        await publish(JSON.stringify([self, told]))
      } catch (error) {
        putBack(taken)
        throw error
      }
    },
    hear(text) {
      const message = Message.safeParse(parse(text))
      if (!message.success) return
      const [sender, counts] = message.data
      if (sender === self) return
      for (const [limit, key, count, leftMs] of counts) learners.get(limit)?.(key, count, leftMs)
    },
  }
}

export async function announceCounts(db: Db, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${COUNTS_CHANNEL}, ${message}::text)`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
