import type { Db } from '@plumbline/database/db.ts'
import { composeMail, type MailText } from './mail-layout.ts'
import { outgoingMailTable } from './mail-tables.ts'

export interface Mail {
  kind: string
  /** Its managers see what became of the mail, and never what it says. */
  institutionId?: string | undefined
  to: string
  text: MailText
  /** Ends mails of this kind with one click (RFC 8058). */
  unsubscribeUrl?: string
  /** Of the one-time token that it carries: the mail is not sent once that is used or has ended. */
  tokenDigest?: string | undefined
}

/** Call it in the transaction of the write, so that both happen or neither. */
export async function queueMail(
  tx: Db,
  { kind, institutionId, to, text, unsubscribeUrl, tokenDigest }: Mail,
): Promise<void> {
  await tx
    .insert(outgoingMailTable)
    .values({ kind, institutionId, recipient: to, unsubscribeUrl, tokenDigest, ...composeMail(text) })
}
