import { CODE_MINUTES } from '@plumbline/contract/compliance/readers.ts'
import type { JobServices } from '../../platform/jobs/background-job.ts'
import type { JobHandler } from '../../platform/jobs/job-queue.ts'
import type { MailText } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { findMailed } from './reader-door-store.ts'
import { readerPath } from './reader-store.ts'

interface Told {
  /** What is asked, without a full stop. */
  subject: string
  name: string
  institutionName: string
  path: string
}

export const readerMailText = (
  { subject, name, institutionName, path }: Told,
  siteUrl: string,
): MailText => ({
  subject,
  body: [
    `Hello ${name}, ${institutionName} asks you to complete this on Plumbline: ${subject}. You do not need an account or password.`,
    'Open the page and ask for a code. We send it to this address, so only you can open it.',
  ],
  action: { label: 'Open', link: new URL(path, siteUrl).href },
  after: [`If you do not work with ${institutionName}, you can ignore this message.`],
})

export const readerCodeText = (code: string, institutionName: string): MailText => ({
  subject: `Your code for ${institutionName}`,
  body: [`Type this code on the page that you opened. It works once and expires in ${CODE_MINUTES} minutes.`],
  code,
  after: ['If you did not ask for a code, you can ignore this message. Nobody gets in without it.'],
})

/** Writes the mails that `notify` asks for where somebody told is a reader. */
export const readerMailJob =
  ({ db, publicUrl }: Pick<JobServices, 'db' | 'publicUrl'>): JobHandler =>
  async ({ institutionId, payload }) => {
    const { readerId, subject } = payload as { readerId: string; subject: string }
    await db.transaction(async (tx) => {
      const reader = await findMailed(tx, institutionId, readerId)
      if (!reader) return
      await queueMail(tx, {
        kind: 'reader',
        institutionId,
        to: reader.email,
        text: readerMailText({ ...reader, subject, path: readerPath(readerId) }, publicUrl),
      })
    })
  }
