import { z } from 'zod'
import { examiners } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { ExamKind } from './exams.ts'
import { requiredLine } from './work-text.ts'

export const QUESTION_AT_MOST = 2_000

export const SeatedExam = z.object({
  id: Id,
  institutionName: z.string(),
  agency: z.string(),
  kind: ExamKind,
  lastDay: StoredDay,
  mayDownload: z.boolean(),
})
export type SeatedExam = z.infer<typeof SeatedExam>

export const SeatedDocument = z.object({
  id: Id,
  examId: Id,
  title: z.string(),
  fileName: z.string(),
  byteSize: z.number().int(),
  sha256: z.string(),
  deliveredAt: StoredMoment,
  isShownInline: z.boolean(),
})
export type SeatedDocument = z.infer<typeof SeatedDocument>

export const SeatedItem = z.object({
  id: Id,
  examId: Id,
  position: z.number().int(),
  number: z.string(),
  section: z.string(),
  request: z.string(),
  status: z.enum(['delivered', 'follow_up']),
  receivedAt: StoredMoment.nullable(),
  documents: z.array(SeatedDocument),
  questions: z.array(
    z.object({ id: Id, question: z.string(), askedByName: z.string(), askedAt: StoredMoment }),
  ),
})
export type SeatedItem = z.infer<typeof SeatedItem>

/** What the institution has not delivered yet: the number of the request alone, none of its words or answers. */
export const ComingItem = z.object({
  /** In the list of the examiner. */
  position: z.number().int(),
  number: z.string(),
  /** Empty unless something was delivered under it: until then its words are the institution's own. */
  section: z.string(),
})
export type ComingItem = z.infer<typeof ComingItem>

const REFUSALS = {
  NOT_FOUND: { status: 404, message: 'There is nothing for you at this address.' },
} as const

const seated = examiners.errors(REFUSALS)

export const examiner = {
  exams: seated
    .route({ method: 'GET', path: '/examiner/exams', summary: 'The exams that one has a seat on' })
    .output(z.object({ email: z.string(), isMember: z.boolean(), exams: z.array(SeatedExam) })),

  items: seated
    .route({
      method: 'GET',
      path: '/examiner/exams/{id}',
      summary: 'What was delivered, and the numbers of what is still coming',
    })
    .input(z.object({ id: Id }))
    .output(
      z.object({
        exam: SeatedExam,
        items: z.array(SeatedItem),
        coming: z.array(ComingItem),
        hasBinder: z.boolean(),
      }),
    ),

  open: seated
    .errors({
      NO_DOWNLOAD: { status: 403, message: 'This seat may view documents and not download them.' },
      NO_PREVIEW: {
        status: 409,
        message:
          'This PDF cannot be shown with a watermark. Download it, or ask the institution to deliver it in another form.',
      },
    })
    .route({
      method: 'POST',
      path: '/examiner/exams/{examId}/documents/{id}/address',
      summary: 'View or download a delivered document; each is logged',
    })
    .input(z.object({ examId: Id, id: Id, isToSave: z.boolean().default(false) }))
    .output(z.object({ path: z.string() })),

  openBinder: seated
    .errors({ NO_DOWNLOAD: { status: 403, message: 'This seat may view documents and not download them.' } })
    .route({
      method: 'POST',
      path: '/examiner/exams/{id}/binder/address',
      summary: 'Download the newest binder; it is logged',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ path: z.string() })),

  ask: seated
    .errors({
      TOO_MANY_QUESTIONS: { status: 409, message: 'There are 100 questions on this item, the limit.' },
    })
    .route({
      method: 'POST',
      path: '/examiner/exams/{examId}/items/{id}/questions',
      summary: 'Ask a follow-up question on a delivered item',
      successStatus: 204,
    })
    .input(z.object({ examId: Id, id: Id, question: requiredLine('Question', QUESTION_AT_MOST) }))
    .output(z.void()),

  receive: seated
    .route({
      method: 'POST',
      path: '/examiner/exams/{examId}/items/{id}/receipt',
      summary: 'Mark a delivered item received',
      successStatus: 204,
    })
    .input(z.object({ examId: Id, id: Id }))
    .output(z.void()),
}
