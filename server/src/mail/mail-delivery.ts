import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { outgoingMailTable } from './mail-tables.ts'
import { type MailTransport, SMTP_DEADLINE_MS } from './mail-transport.ts'

/** Longer than a mail server is ever waited for: a process that died lets its letter go after this. */
const CLAIM_SECONDS = SMTP_DEADLINE_MS / 1000 + 30
/** 30 s, 1 min, 2 min … up to six hours apart: about two days in all. */
const FIRST_RETRY_SECONDS = 30
const RETRY_AT_MOST_SECONDS = 6 * 60 * 60
const ATTEMPTS_AT_MOST = 18

interface WaitingLetter extends Record<string, unknown> {
  id: string
  recipient: string
  subject: string
  html: string
  plain: string
  attempts: number
}

export interface MailDelivery {
  /** Sends the next letter that waits; false if there is none. */
  deliverNext(): Promise<boolean>
}

/**
 * Of several processes one has a letter, by pushing its next attempt away first; no
 * transaction is open while the mail server is talked to.
 */
export function createMailDelivery(db: Db, transport: MailTransport, log: Log): MailDelivery {
  /** Sent, though the database could not be told yet: told before anything else is taken. */
  const untold = new Set<string>()

  return {
    async deliverNext() {
      for (const id of untold) await tellSent(id)
      const letter = await claimLetter(db)
      if (!letter) return false
      try {
        await transport({ ...letter, to: letter.recipient })
      } catch (error) {
        await putOff(db, letter, error)
        log.warn({ mail: letter.id, attempts: letter.attempts }, 'a mail could not be sent')
        return true
      }
      untold.add(letter.id)
      await tellSent(letter.id)
      return true
    },
  }

  async function tellSent(id: string) {
    await db
      .update(outgoingMailTable)
      .set({ sentAt: sql`now()`, subject: '', html: '', plain: '', lastError: null })
      .where(eq(outgoingMailTable.id, id))
    untold.delete(id)
  }
}

const LONGEST_WAIT = sql`greatest(${CLAIM_SECONDS}::integer,
  least(${RETRY_AT_MOST_SECONDS}::integer, ${FIRST_RETRY_SECONDS}::integer * power(2, least(attempts, 20) - 1)))`

async function putOff(db: Db, { id, attempts }: WaitingLetter, error: unknown): Promise<void> {
  const wait = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), RETRY_AT_MOST_SECONDS)
  const isHopeless = attempts >= ATTEMPTS_AT_MOST || isRecipientRefused(error)
  await db
    .update(outgoingMailTable)
    .set({
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
      nextAttemptAt: sql`now() + make_interval(secs => ${wait})`,
      givenUpAt: isHopeless ? sql`now()` : null,
    })
    .where(eq(outgoingMailTable.id, id))
}

/** For good: the mail server's 5xx to this recipient. Its 5xx to our signing in may be mended by the operator. */
function isRecipientRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

/** What waits for longer than its tries so far ever make it wait is due, too: the clock was set back since. */
async function claimLetter(db: Db): Promise<WaitingLetter | undefined> {
  const { rows } = await db.execute<WaitingLetter>(sql`
    update outgoing_mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select id from outgoing_mail
      where sent_at is null and given_up_at is null
        and (next_attempt_at <= now() or next_attempt_at > now() + make_interval(secs => ${LONGEST_WAIT}))
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, recipient, subject, html, plain, attempts`)
  return rows[0]
}
