import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '@plumbline/database/private-folder.ts'
import { createTransport } from 'nodemailer'

export interface Mail {
  id: string
  to: string
  subject: string
  html: string
  plain: string
  unsubscribeUrl?: string | null
}

/** Delivers a mail or throws. */
export type MailTransport = (mail: Mail) => Promise<void>

interface MailTransportSettings {
  smtpUrl: string | undefined
  from: string
  outboxDirectory: string
  deadlineMs?: number
}

/** Timeout of silence. */
const SMTP_TIMEOUT_MS = 20_000
/** Timeout of one attempt: a server that trickles bytes is never silent. */
export const SMTP_DEADLINE_MS = 90_000

/** SMTP where it is configured, else .eml files that any mail program opens. */
export function createMailTransport({
  smtpUrl,
  from,
  outboxDirectory,
  deadlineMs = SMTP_DEADLINE_MS,
}: MailTransportSettings): MailTransport {
  const smtp = smtpUrl
    ? createTransport(smtpUrl, {
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
      } as object)
    : undefined
  const file = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const host =
    new URL(`mailto:${from.replace(/^.*<|>.*$/g, '')}`).pathname.split('@')[1] ?? 'plumbline.example'

  return async ({ id, to, subject, html, plain, unsubscribeUrl }) => {
    // Retries keep the message id, so that recipients can drop duplicates.
    const message = {
      ...{ from, to, subject, html, text: plain, messageId: `<${id}@${host}>` },
      headers: {
        // RFC 3834: no automatic answer is to be sent.
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    }
    if (smtp) {
      await smtp.sendMail({ ...message, signal: AbortSignal.timeout(deadlineMs) })
      return
    }
    const { message: bytes } = await file.sendMail(message)
    makePrivateFolder(outboxDirectory)
    await writeFile(join(outboxDirectory, `${id}.eml`), bytes as Buffer, { mode: 0o600 })
  }
}
