import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { Log } from '../log.ts'
import type { MailText } from '../mail/mail-layout.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { postSafely } from '../webhooks/post-safely.ts'
import { recordAudit } from './audit-log.ts'
import { type AuditAnchor, anchorOf, NOTED } from './audit-verification.ts'

/** Where the operator keeps notes of the audit log, outside of its database. */
export interface AnchorKeepers {
  email?: string | undefined
  url?: string | undefined
}

const KIND = 'audit_anchor'

export const anchorMailText = (anchor: string): MailText => ({
  subject: 'Plumbline: the audit log today',
  body: [
    'Keep this mail. It shows later whether the audit log, or the log in a backup, was changed.',
    anchor,
    `Compare with: npm run plumbline -- verify-audit --from ${anchor}`,
  ],
})

/**
 * The ends of the audit log, for `verify-audit --from`: to the program's own log, and to where the operator wants it. Several
 * processes do it; one mail a day is enough.
 */
export async function noteAuditAnchor(
  db: Db,
  log: Log,
  keepers: AnchorKeepers,
  { now, allowedHosts }: { now: Date; allowedHosts: readonly string[] },
): Promise<void> {
  const { number, hash } = await db.transaction((tx) => noteInLog(tx, now))
  const anchor = `${number}:${hash}`
  log.info({ auditAnchor: anchor }, 'the end of the audit log')
  if (keepers.email) await mailAnchor(db, keepers.email, anchor, now)
  if (keepers.url) await postAnchor(log, keepers.url, anchor, now, allowedHosts)
}

/** In the log itself once a day, so that its chains vouch for each other. */
async function noteInLog(tx: Db, now: Date): Promise<AuditAnchor> {
  const anchor = await anchorOf(tx)
  const { rows } = await tx.execute(
    sql`select 1 from audit_log where action = ${NOTED} and at > ${now}::timestamptz - interval '20 hours' limit 1`,
  )
  if (rows.length === 0 && anchor.number > 0)
    await recordAudit(tx, { action: NOTED, actorId: null, subjectId: null, ip: '', detail: { ...anchor } })
  return anchor
}

/** One transaction under a lock, so that two processes do not both send it. */
async function mailAnchor(db: Db, to: string, anchor: string, now: Date) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${KIND}))`)
    const { rows } = await tx.execute(sql`
      select 1 from outgoing_mail
      where kind = ${KIND} and lower(recipient) = lower(${to}) and created_at > ${now}::timestamptz - interval '20 hours' limit 1`)
    if (rows.length > 0) return
    await queueMail(tx, {
      kind: KIND,
      to,
      text: anchorMailText(anchor),
    })
  })
}

/** A receiver that fails is told of in the log; the next note comes the next day. */
async function postAnchor(log: Log, url: string, anchor: string, now: Date, allowedHosts: readonly string[]) {
  const body = JSON.stringify({ auditAnchor: anchor, at: now.toISOString() })
  try {
    const { status } = await postSafely(url, body, { 'Content-Type': 'application/json' }, allowedHosts)
    if (status < 200 || status > 299)
      log.warn({ status }, 'the note of the audit log was not accepted by its receiver')
  } catch (error) {
    log.warn({ err: error }, 'the note of the audit log could not be sent')
  }
}
