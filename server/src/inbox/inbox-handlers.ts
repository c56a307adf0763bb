import type { AuditAction } from '@plumbline/contract/audit-action.ts'
import type {
  ContactMessageInput,
  JobApplicationInput,
  TrialRequestInput,
} from '@plumbline/contract/inbox.ts'
import { FORM_SHOWN_SECONDS_AT_LEAST } from '@plumbline/contract/inbox-limits.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { readInquiryAddress } from '../content/content-reader.ts'
import { queueMail } from '../mail/mail-outbox.ts'
import { everyone, type RequestContext } from '../procedures.ts'
import { countFiling, secondsToNextHour } from './filing-count-store.ts'
import {
  APPLICATION_RECEIVED,
  MESSAGE_RECEIVED,
  messageMailText,
  TRIAL_REQUEST_RECEIVED,
} from './inbox-mail-text.ts'
import {
  type FilingsTable,
  fileContactMessage,
  fileJobApplication,
  fileTrialRequest,
  wasFiled,
} from './inbox-store.ts'
import { contactMessagesTable, jobApplicationsTable, trialRequestsTable } from './inbox-tables.ts'
import { judgeResume, safeFileName } from './resume-file.ts'

export const inboxHandlers = {
  requestTrial: everyone.inbox.requestTrial.handler(async ({ input, context, errors }) => {
    if (looksAutomated(input)) throw errors.LOOKS_AUTOMATED()
    const filed = { action: 'trial_request.file', table: trialRequestsTable } as const
    await fileOnce(context, errors, { ...filed, key: input.idempotencyKey }, async (tx) => {
      const concerns = [...new Set(input.regulatoryConcerns)]
      const id = await fileTrialRequest(tx, { ...input, regulatoryConcerns: concerns })
      if (!id) return undefined
      await queueMail(tx, { kind: 'trial_request_received', to: input.email, text: TRIAL_REQUEST_RECEIVED })
      return id
    })
  }),

  sendMessage: everyone.inbox.sendMessage.handler(async ({ input, context, errors }) => {
    if (looksAutomated(input)) throw errors.LOOKS_AUTOMATED()
    const ourAddress = await readInquiryAddress(input.inquiryType)
    const filed = { action: 'contact_message.file', table: contactMessagesTable } as const
    await fileOnce(context, errors, { ...filed, key: input.idempotencyKey }, async (tx) => {
      const id = await fileContactMessage(tx, input)
      if (!id) return undefined
      await queueMail(tx, { kind: 'contact_message', to: ourAddress, text: messageMailText(input) })
      await queueMail(tx, { kind: 'contact_message_received', to: input.email, text: MESSAGE_RECEIVED })
      return id
    })
  }),

  apply: everyone.inbox.apply.handler(async ({ input, context, errors }) => {
    if (looksAutomated(input)) throw errors.LOOKS_AUTOMATED()
    const { resume, startDate, ...application } = input
    const verdict = await judgeResume(resume)
    if (verdict === 'too-large') throw errors.RESUME_TOO_LARGE()
    if (verdict === 'not-pdf') throw errors.RESUME_NOT_PDF()
    const file = {
      fileName: safeFileName(resume.name),
      content: Buffer.from(await resume.arrayBuffer()),
    }
    const filed = { action: 'job_application.file', table: jobApplicationsTable } as const
    await fileOnce(context, errors, { ...filed, key: input.idempotencyKey }, async (tx) => {
      const id = await fileJobApplication(tx, { ...application, startDate: startDate || null }, file)
      if (!id) return undefined
      await queueMail(tx, { kind: 'application_received', to: input.email, text: APPLICATION_RECEIVED })
      return id
    })
  }),
}

function looksAutomated({
  website,
  shownSeconds,
}: TrialRequestInput | ContactMessageInput | JobApplicationInput): boolean {
  return website !== '' || shownSeconds < FORM_SHOWN_SECONDS_AT_LEAST
}

interface FilingErrors {
  TOO_MANY_REQUESTS: (refusal: { data: { retryAfterSeconds: number } }) => Error
}

interface Filing {
  action: AuditAction
  table: FilingsTable
  /** One a filled-in form. */
  key: string
}

/** All of it or nothing: the row, its mail, its audit entry and its place in the client's hour. */
async function fileOnce(
  { db, clientAddress, filingsPerHour }: RequestContext,
  errors: FilingErrors,
  { action, table, key }: Filing,
  file: (tx: Db) => Promise<string | undefined>,
): Promise<void> {
  const now = new Date()
  await db.transaction(async (tx) => {
    const hasRoom = await countFiling(tx, clientAddress, { now, atMost: filingsPerHour })
    // Over the limit nothing is written: what is rolled back would stay on the disk.
    if (!hasRoom) {
      // Filed before: the same form once more is no new one, however often it comes.
      if (await wasFiled(tx, table, key)) return
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds: secondsToNextHour(now) } })
    }
    const subjectId = await file(tx)
    if (!subjectId) return
    // The address of whoever files is not kept.
    await recordAudit(tx, { action, actorId: null, subjectId, ip: '' })
  })
}
