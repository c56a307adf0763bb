import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import type { MailText } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'

type AcknowledgementKind = 'trial_request_received' | 'contact_message_received' | 'application_received'

/** Enough for somebody who writes to us, too few to flood somebody whom others name. */
const A_DAY_AT_MOST = 3

/**
 * Confirms what somebody sent. A visitor who fills in a form gives an address that may be anyone's, so one address
 * gets three confirmations a day at most, from however many senders; what was sent is stored all the same.
 */
export async function acknowledge(
  tx: Db,
  kind: AcknowledgementKind,
  to: string,
  text: MailText,
): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from outgoing_mail
    where lower(recipient) = lower(${to}) and created_at > now() - interval '1 day'
      and kind in ('trial_request_received', 'contact_message_received', 'application_received')`)
  if (rows[0]!.count < A_DAY_AT_MOST) await queueMail(tx, { kind, to, text })
}
