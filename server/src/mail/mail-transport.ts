import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '@plumbline/database/private-folder.ts'
import { createTransport } from 'nodemailer'

export interface Letter {
  id: string
  to: string
  subject: string
  html: string
  plain: string
}

/** Takes a letter to where it goes, or throws. */
export type MailTransport = (letter: Letter) => Promise<void>

interface MailTransportSettings {
  smtpUrl: string | undefined
  from: string
  outboxDirectory: string
  deadlineMs?: number
}

/** Of silence. */
const SMTP_TIMEOUT_MS = 20_000
/** Of talking to a mail server at all: one that says a word now and then is never silent. */
export const SMTP_DEADLINE_MS = 90_000

/** By SMTP where that is set, else into files that any mail program opens. */
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

  return async ({ id, to, subject, html, plain }) => {
    // The same letter has the same id however often it is tried, so that a doubled one can be told.
    const message = { from, to, subject, html, text: plain, messageId: `<${id}@${host}>` }
    if (smtp) {
      await smtp.sendMail({ ...message, signal: AbortSignal.timeout(deadlineMs) })
      return
    }
    const { message: bytes } = await file.sendMail(message)
    makePrivateFolder(outboxDirectory)
    await writeFile(join(outboxDirectory, `${id}.eml`), bytes as Buffer, { mode: 0o600 })
  }
}
