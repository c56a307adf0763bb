import type {
  ContactMessageInput,
  JobApplicationInput,
  TrialRequestInput,
} from '@plumbline/contract/outreach/inbox.ts'
import { FORM_SHOWN_SECONDS_AT_LEAST } from '@plumbline/contract/outreach/inbox-limits.ts'
import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import type { MailText } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/mail-outbox.ts'
import { everyone, type RequestContext } from '../../platform/procedures.ts'
import { readInquiryAddress } from '../../publishing/content/site-content-store.ts'
import { acknowledge } from './acknowledgement-store.ts'
import {
  APPLICATION_RECEIVED,
  INQUIRIES,
  MESSAGE_RECEIVED,
  messageMailText,
  TRIAL_REQUEST_RECEIVED,
  TRIAL_REQUESTED_AGAIN,
  trialNotNeeded,
} from './inbox-mail-text.ts'
import { tellAdministrators } from './inbox-notices.ts'
import {
  fileContactMessage,
  fileJobApplication,
  fileTrialRequest,
  findEarlierContact,
  type SubmissionTable,
  wasSubmitted,
} from './inbox-store.ts'
import { contactMessagesTable, jobApplicationsTable, trialRequestsTable } from './inbox-tables.ts'
import { judgeResume, safeFileName } from './resume-file.ts'
import {
  consumeSubmission,
  countForDay,
  dayHasRoom,
  secondsToNextDay,
  secondsToNextHour,
} from './submission-rate-limit.ts'

export const inboxHandlers = {
  requestTrial: everyone.inbox.requestTrial.handler(async ({ input, context, errors }) => {
    if (looksAutomated(input)) throw errors.LOOKS_AUTOMATED()
    const { publicUrl } = context
    const filed = { action: 'trial_request.file', table: trialRequestsTable } as const
    await fileOnce(
      context,
      errors,
      { ...filed, key: input.idempotencyKey, bytes: bytesOf(input) },
      async (tx) => {
        const concerns = [...new Set(input.regulatoryConcerns)]
        const text = await trialAnswer(tx, input.email, publicUrl)
        const id = await fileTrialRequest(tx, { ...input, regulatoryConcerns: concerns })
        if (!id) return undefined
        await acknowledge(tx, 'trial_request_received', input.email, text)
        await tellAdministrators(tx, id, {
          kind: 'inbox.trial_requested',
          subject: `${input.companyName} asks for a trial`,
          list: 'trials',
        })
        return id
      },
    )
  }),

  sendMessage: everyone.inbox.sendMessage.handler(async ({ input, context, errors }) => {
    if (looksAutomated(input)) throw errors.LOOKS_AUTOMATED()
    const ourAddress = await readInquiryAddress(input.inquiryType)
    const filed = { action: 'contact_message.file', table: contactMessagesTable } as const
    await fileOnce(
      context,
      errors,
      { ...filed, key: input.idempotencyKey, bytes: bytesOf(input) },
      async (tx) => {
        const id = await fileContactMessage(tx, input)
        if (!id) return undefined
        await queueMail(tx, { kind: 'contact_message', to: ourAddress, text: messageMailText(input) })
        await acknowledge(tx, 'contact_message_received', input.email, MESSAGE_RECEIVED)
        await tellAdministrators(tx, id, {
          kind: 'inbox.message_received',
          subject: `A message about ${INQUIRIES[input.inquiryType]} arrived from ${input.company}`,
          list: 'messages',
        })
        return id
      },
    )
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
    const bytes = bytesOf(application) + file.content.length
    await fileOnce(context, errors, { ...filed, key: input.idempotencyKey, bytes }, async (tx) => {
      const id = await fileJobApplication(tx, { ...application, startDate: startDate || null }, file)
      if (!id) return undefined
      await acknowledge(tx, 'application_received', input.email, APPLICATION_RECEIVED)
      await tellAdministrators(tx, id, {
        kind: 'inbox.application_received',
        subject: `An application arrived for ${input.position}`,
        list: 'applications',
      })
      return id
    })
  }),
}

/** In the mail alone: the screen tells nobody who has an account or asked before. */
async function trialAnswer(tx: Db, email: string, siteUrl: string): Promise<MailText> {
  const { hasAccount, hasOpenRequest } = await findEarlierContact(tx, email)
  if (hasAccount) return trialNotNeeded(siteUrl)
  return hasOpenRequest ? TRIAL_REQUESTED_AGAIN : TRIAL_REQUEST_RECEIVED
}

const bytesOf = (form: object) => Buffer.byteLength(JSON.stringify(form))

function looksAutomated({
  website,
  shownSeconds,
}: TrialRequestInput | ContactMessageInput | JobApplicationInput): boolean {
  return website !== '' || shownSeconds < FORM_SHOWN_SECONDS_AT_LEAST
}

interface SubmissionErrors {
  TOO_MANY_REQUESTS: (refusal: { data: { retryAfterSeconds: number } }) => Error
}

interface Submission {
  action: AuditAction
  table: SubmissionTable
  /** The idempotency key. */
  key: string
  /** What it adds to the disk. */
  bytes: number
}

/** Stores the row, its mail, its audit entry, and the client's rate-limit count in one transaction. */
async function fileOnce(
  { db, clientAddress, submissionsPerHour }: RequestContext,
  errors: SubmissionErrors,
  { action, table, key, bytes }: Submission,
  file: (tx: Db) => Promise<string | undefined>,
): Promise<void> {
  const now = new Date()
  await db.transaction(async (tx) => {
    // Rejected before any write, because rolled-back rows still take disk space.
    if (!(await dayHasRoom(tx, clientAddress, { now, atMost: submissionsPerHour, bytes }))) {
      // A repeated submission succeeds without storing anything.
      if (await wasSubmitted(tx, table, key)) return
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds: secondsToNextDay(now) } })
    }
    const hasSpace = await consumeSubmission(tx, clientAddress, { now, atMost: submissionsPerHour })
    if (!hasSpace) {
      if (await wasSubmitted(tx, table, key)) return
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds: secondsToNextHour(now) } })
    }
    const subjectId = await file(tx)
    if (!subjectId) return
    await countForDay(tx, clientAddress, { now, bytes })
    // The audit entry does not store the sender's address.
    await recordAudit(tx, { action, actorId: null, subjectId, ip: '' })
  })
}
