import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import { CLOCK_TOLERANCE_SECONDS } from '../jobs/clock-tolerance.ts'
import type { Log } from '../log.ts'
import { inSpan } from '../telemetry/span.ts'
import { outgoingMailTable } from './mail-tables.ts'
import { type MailTransport, SMTP_DEADLINE_MS } from './mail-transport.ts'

/** Longer than any SMTP attempt: the claim of a crashed process expires after this. */
const CLAIM_SECONDS = SMTP_DEADLINE_MS / 1000 + 30
/** Exponential backoff: 30 s, 1 min, 2 min … up to six hours, about two days in all. */
const FIRST_RETRY_SECONDS = 30
const RETRY_AT_MOST_SECONDS = 6 * 60 * 60
const ATTEMPTS_AT_MOST = 18

interface QueuedMail extends Record<string, unknown> {
  id: string
  recipient: string
  subject: string
  html: string
  plain: string
  unsubscribeUrl: string | null
  attempts: number
  /** The link in it opens something yet, or it has none. */
  isOfUse: boolean
}

export interface MailDelivery {
  /** Sends the next queued mail; false if there is none. */
  deliverNext(): Promise<boolean>
}

/**
 * A process claims a mail by postponing its next attempt; no transaction is open while it talks to the
 * mail server.
 */
export function createMailDelivery(db: Db, transport: MailTransport, log: Log): MailDelivery {
  /** Sent, but not recorded yet because the database failed: recorded before anything else is claimed. */
  const untold = new Set<string>()

  return {
    async deliverNext() {
      for (const id of untold) await reportSent(id)
      const mail = await claimMail(db)
      if (!mail) return false
      if (!mail.isOfUse) {
        await drop(db, mail.id)
        return true
      }
      try {
        await inSpan('mail', 'client', () => transport({ ...mail, to: mail.recipient }))
      } catch (error) {
        await putOff(db, mail, error)
        log.warn({ mail: mail.id, attempts: mail.attempts }, 'a mail could not be sent')
        return true
      }
      untold.add(mail.id)
      await reportSent(mail.id)
      return true
    },
  }

  async function reportSent(id: string) {
    await db
      .update(outgoingMailTable)
      .set({ sentAt: sql`now()`, subject: '', html: '', plain: '', unsubscribeUrl: null, lastError: null })
      .where(eq(outgoingMailTable.id, id))
    untold.delete(id)
  }
}

/** Its link was used, or replaced, or has ended while it waited. */
async function drop(db: Db, id: string): Promise<void> {
  await db
    .update(outgoingMailTable)
    .set({
      ...{ subject: '', html: '', plain: '', unsubscribeUrl: null },
      givenUpAt: sql`now()`,
      lastError: 'Not sent: the link in it was used or has ended.',
    })
    .where(eq(outgoingMailTable.id, id))
}

const LONGEST_WAIT = sql`${CLOCK_TOLERANCE_SECONDS}::integer + greatest(${CLAIM_SECONDS}::integer,
  least(${RETRY_AT_MOST_SECONDS}::integer, ${FIRST_RETRY_SECONDS}::integer * power(2, least(attempts, 20) - 1)))`

async function putOff(db: Db, { id, attempts }: QueuedMail, error: unknown): Promise<void> {
  const wait = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), RETRY_AT_MOST_SECONDS)
  const isHopeless = attempts >= ATTEMPTS_AT_MOST || isRecipientRejected(error)
  await db
    .update(outgoingMailTable)
    .set({
      lastError: (error instanceof Error ? error.message : String(error)).slice(0, 500),
      nextAttemptAt: sql`now() + make_interval(secs => ${wait})`,
      givenUpAt: isHopeless ? sql`now()` : null,
    })
    .where(eq(outgoingMailTable.id, id))
}

/** Permanent: a 5xx for this recipient. A 5xx for our login may be fixed by the operator. */
function isRecipientRejected(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

/** Also claims mail scheduled beyond the maximum backoff, which means the clock was set back. */
async function claimMail(db: Db): Promise<QueuedMail | undefined> {
  const { rows } = await db.execute<QueuedMail>(sql`
    update outgoing_mail set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select id from outgoing_mail
      where sent_at is null and given_up_at is null
        and (next_attempt_at <= now() or next_attempt_at > now() + make_interval(secs => ${LONGEST_WAIT}))
      order by next_attempt_at limit 1 for update skip locked
    )
    returning id, recipient, subject, html, plain, unsubscribe_url as "unsubscribeUrl", attempts,
      token_digest is null or exists (
        select 1 from auth.one_time_tokens t where t.digest = token_digest and t.expires_at > now()
      ) as "isOfUse"`)
  return rows[0]
}
