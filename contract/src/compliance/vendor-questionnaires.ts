import { READER_NAME_AT_MOST } from '@plumbline/rules/readers/reader-list.ts'
import { QUESTION_SECTIONS, VENDOR_PAPERS } from '@plumbline/rules/vendors/questionnaire.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, Moment, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { EmailAddress } from '../tenancy/members.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { VendorTier } from './vendors.ts'
import { requiredLine, WORK_BODY_KIB, workLine } from './work-text.ts'

export const QUESTIONS_AT_MOST = 100
export const ANSWER_AT_MOST = 4_000
export const QUESTIONNAIRE_FILES_AT_MOST = 20
export const NOTE_AT_MOST = 2_000
/** As many rounds as a vendor keeps in one list. */
export const ROUNDS_AT_MOST = 100
/** As many questionnaires as an institution sends within a day. */
export const SENDS_A_DAY_AT_MOST = 100
/** After the day on which the answers are due, the link opens for so long. */
export const LINK_DAYS_AFTER_DUE = 30

const VendorQuestion = z.object({
  /** Keep it when only the words change: rounds are compared by it. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'Question: the id has 1 to 40 lower-case letters, digits, or hyphens.'),
  section: z.enum(QUESTION_SECTIONS),
  text: requiredLine('Question', 600),
  answer: z.enum(['choice', 'text']),
  document: z.enum(VENDOR_PAPERS).nullable(),
  tiers: z.array(VendorTier).min(1, 'Question: choose the vendors that get it.').max(4),
})

export const VendorAnswer = z.object({
  choice: z.enum(['none', 'yes', 'no', 'not_applicable']),
  text: workLine('Answer', ANSWER_AT_MOST),
})

export const AttachedFile = z.object({
  fileId: Id,
  questionId: z.string(),
  name: z.string(),
  byteSize: z.number().int(),
  validUntil: StoredDay.nullable(),
})
export type AttachedFile = z.infer<typeof AttachedFile>

export const QuestionnaireState = z.enum(['open', 'submitted', 'returned', 'accepted', 'withdrawn'])

export const AskedQuestion = VendorQuestion.omit({ tiers: true }).extend({
  /** As submitted last; null: nothing yet. */
  given: VendorAnswer.nullable(),
  files: z.array(AttachedFile),
  /** Of the last round before that was submitted. */
  before: VendorAnswer.nullable(),
  /** Against the round before; null where nothing was submitted yet, or before. */
  change: z.enum(['new', 'changed', 'same']).nullable(),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

export const VendorQuestionnaire = z.object({
  id: Id,
  vendorId: Id,
  number: z.number().int(),
  state: QuestionnaireState,
  contactName: z.string(),
  contactEmail: z.string(),
  dueOn: StoredDay,
  endsOn: StoredDay,
  sentAt: StoredMoment,
  sentByName: z.string(),
  returnedWith: z.string(),
  submittedAt: StoredMoment.nullable(),
  decidedAt: StoredMoment.nullable(),
  decidedByName: z.string(),
  conclusion: z.string(),
  /** How many questions have an answer by now, submitted or not. */
  answeredCount: z.number().int(),
  questions: z.array(AskedQuestion),
})
export type VendorQuestionnaire = z.infer<typeof VendorQuestionnaire>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  NOT_ALLOWED: { status: 403, message: 'Only the owner of the vendor or a manager can do this.' },
} as const
const named = members.errors(REFUSALS)
const DAY_PAST = { status: 422, message: 'The day on which the answers are due has passed.' } as const
const DAY_FAR = { status: 422, message: 'Answers are due within a year.' } as const
const NOT_SUBMITTED = { status: 409, message: 'There are no submitted answers to decide on.' } as const
const ANSWERS_CHANGED = {
  status: 409,
  message: 'The vendor submitted new answers after you read these. Close this, read them, and decide again.',
} as const
/** Which submission the decision is about: `submittedAt` as it was read. */
const Decided = z.object({ id: Id, submittedAt: Moment })

export const vendorQuestionnaires = {
  questions: members
    .route({ method: 'GET', path: '/vendor-questions', summary: 'What vendors are asked, by criticality' })
    .output(
      z.object({ questions: z.array(VendorQuestion), version: z.number().int(), changedByName: z.string() }),
    ),

  saveQuestions: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors({
      QUESTION_TWICE: {
        status: 422,
        message: 'Two questions have the same id.',
        data: z.object({ id: z.string() }),
      },
      CHANGED_MEANWHILE: {
        status: 409,
        message: 'Somebody else changed the questions while you had them open.',
        data: z.object({ byName: z.string(), version: z.number().int() }),
      },
    })
    .route({
      method: 'PUT',
      path: '/vendor-questions',
      summary: 'Change what vendors are asked from the next questionnaire on',
    })
    .input(
      z.object({
        version: z.number().int(),
        questions: z
          .array(VendorQuestion)
          .min(1, 'Keep at least one question.')
          .max(QUESTIONS_AT_MOST, `At most ${QUESTIONS_AT_MOST} questions.`),
      }),
    )
    .output(z.object({ version: z.number().int() })),

  list: named
    .route({
      method: 'GET',
      path: '/vendors/{vendorId}/questionnaires',
      summary: 'The questionnaires of a vendor with their answers, newest first',
    })
    .input(z.object({ vendorId: Id }))
    .output(z.array(VendorQuestionnaire)),

  send: named
    .meta({ byPersonAlone: true })
    .errors({
      DAY_PAST,
      DAY_FAR,
      ADDRESS_IS_OURS: {
        status: 422,
        message: 'This address belongs to a person of your institution. Name somebody at the vendor.',
      },
      UNDER_WAY: {
        status: 409,
        message: 'A questionnaire of this vendor is under way. Accept or withdraw it first.',
      },
      NO_QUESTIONS: { status: 422, message: 'No question is meant for vendors of this criticality.' },
      VENDOR_ENDED: { status: 409, message: 'You no longer work with this vendor.' },
      MAILED_JUST_NOW: {
        status: 409,
        message: 'This person got an email within the last minutes. Wait five minutes, then send it again.',
      },
      TOO_MANY_TODAY: {
        status: 409,
        message: `Your institution sent ${SENDS_A_DAY_AT_MOST} questionnaires within the last 24 hours. Send more tomorrow.`,
      },
      TOO_MANY_ROUNDS: { status: 409, message: `A vendor has at most ${ROUNDS_AT_MOST} questionnaires.` },
    })
    .route({
      method: 'POST',
      path: '/vendors/{vendorId}/questionnaires',
      summary: 'Email somebody at the vendor a link to the questions for its criticality',
    })
    .input(
      z.object({
        vendorId: Id,
        name: requiredLine('Name', READER_NAME_AT_MOST),
        email: EmailAddress,
        dueOn: Day,
      }),
    )
    .output(z.object({ id: Id })),

  sendBack: named
    .errors({ DAY_PAST, DAY_FAR, NOT_SUBMITTED, ANSWERS_CHANGED })
    .route({
      method: 'POST',
      path: '/vendor-questionnaires/{id}/return',
      summary: 'Send submitted answers back with a question',
      successStatus: 204,
    })
    .input(Decided.extend({ question: requiredLine('Question', NOTE_AT_MOST), dueOn: Day }))
    .output(z.void()),

  accept: named
    .meta({ byPersonAlone: true })
    .errors({ NOT_SUBMITTED, ANSWERS_CHANGED })
    .route({
      method: 'POST',
      path: '/vendor-questionnaires/{id}/acceptance',
      summary: 'Accept submitted answers',
      successStatus: 204,
    })
    .input(Decided.extend({ conclusion: workLine('Conclusion', NOTE_AT_MOST).default('') }))
    .output(z.void()),

  withdraw: named
    .errors({
      ALREADY_ENDED: { status: 409, message: 'This questionnaire was accepted or withdrawn already.' },
    })
    .route({
      method: 'POST',
      path: '/vendor-questionnaires/{id}/withdrawal',
      summary: 'Withdraw a questionnaire: its link stops working',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),
}
