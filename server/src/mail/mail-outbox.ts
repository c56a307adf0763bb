import type { Db } from '@plumbline/database/db.ts'
import { composeMail, type MailText } from './mail-layout.ts'
import { outgoingMailTable } from './mail-tables.ts'

export interface Mail {
  kind: string
  to: string
  text: MailText
}

/** In the transaction that the mail tells of: either both happen or neither. */
export async function queueMail(tx: Db, { kind, to, text }: Mail): Promise<void> {
  await tx.insert(outgoingMailTable).values({ kind, recipient: to, ...composeMail(text) })
}
