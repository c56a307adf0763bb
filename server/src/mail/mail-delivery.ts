import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { outgoingMailTable } from './mail-tables.ts'
import type { MailTransport } from './mail-transport.ts'

/** Longer than a mail server is ever waited for: a process that died lets its letter go after this. */
const CLAIM_SECONDS = 120
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

/**
 * Sends the next letter that waits; false if there is none. Of several processes one
 * has it, by pushing its next attempt away first; no transaction is open while the
 * mail server is talked to.
 */
export async function deliverNext(db: Db, transport: MailTransport, log: Log): Promise<boolean> {
  const letter = await claimLetter(db)
  if (!letter) return false
  try {
    await transport({ ...letter, to: letter.recipient })
    await db
      .update(outgoingMailTable)
      .set({ sentAt: sql`now()`, subject: '', html: '', plain: '', lastError: null })
      .where(eq(outgoingMailTable.id, letter.id))
  } catch (error) {
    const wait = Math.min(FIRST_RETRY_SECONDS * 2 ** (letter.attempts - 1), RETRY_AT_MOST_SECONDS)
    await db
      .update(outgoingMailTable)
      .set({
        lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
        nextAttemptAt: sql`now() + make_interval(secs => ${wait})`,
        givenUpAt: letter.attempts >= ATTEMPTS_AT_MOST ? sql`now()` : null,
      })
      .where(eq(outgoingMailTable.id, letter.id))
    log.warn({ mail: letter.id, attempts: letter.attempts }, 'a mail could not be sent')
  }
  return true
}

async function claimLetter(db: Db): Promise<WaitingLetter | undefined> {
  const { rows } = await db.execute<WaitingLetter>(sql`
    update outgoing_mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select id from outgoing_mail
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, recipient, subject, html, plain, attempts`)
  return rows[0]
}
