import type { Db } from '@plumbline/database/db.ts'
import { eq, sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import { outgoingMailTable } from './mail-tables.ts'
import type { MailTransport } from './mail-transport.ts'

const LOOK_EVERY_MS = 1_000
/** 30 s, 1 min, 2 min … up to six hours apart: about two days in all. */
const FIRST_RETRY_SECONDS = 30
const RETRY_AT_MOST_SECONDS = 6 * 60 * 60
const ATTEMPTS_AT_MOST = 18

/**
 * Sends what waits, one letter a transaction. The row stays locked while the letter
 * is under way, so of several processes one has it, and a process that dies gives it back.
 */
export async function deliverNext(db: Db, transport: MailTransport, log: Log): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      id: string
      recipient: string
      subject: string
      html: string
      plain: string
      attempts: number
    }>(sql`
      select id, recipient, subject, html, plain, attempts from outgoing_mail
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked`)
    const [letter] = rows
    if (!letter) return false
    try {
      await transport({ ...letter, to: letter.recipient })
      await tx
        .update(outgoingMailTable)
        .set({
          sentAt: sql`now()`,
          attempts: letter.attempts + 1,
          subject: '',
          html: '',
          plain: '',
          lastError: null,
        })
        .where(eq(outgoingMailTable.id, letter.id))
    } catch (error) {
      const attempts = letter.attempts + 1
      const wait = Math.min(FIRST_RETRY_SECONDS * 2 ** letter.attempts, RETRY_AT_MOST_SECONDS)
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      await tx
        .update(outgoingMailTable)
        .set({
          attempts,
          lastError,
          nextAttemptAt: sql`now() + make_interval(secs => ${wait})`,
          givenUpAt: attempts >= ATTEMPTS_AT_MOST ? sql`now()` : null,
        })
        .where(eq(outgoingMailTable.id, letter.id))
      log.warn({ mail: letter.id, attempts }, 'a mail could not be sent')
    }
    return true
  })
}

export interface MailDelivery {
  stop(): Promise<void>
}

/** Looks for waiting mail for as long as the process runs. */
export function startMailDelivery(db: Db, transport: MailTransport, log: Log): MailDelivery {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> = Promise.resolve()

  async function work() {
    try {
      while (!stopped && (await deliverNext(db, transport, log)));
    } catch (error) {
      log.warn({ err: error }, 'the outgoing mail could not be looked through')
    }
    if (!stopped) timer = setTimeout(start, LOOK_EVERY_MS)
  }
  function start() {
    underWay = work()
  }
  start()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
