import { z } from 'zod'
import { everyone } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { FILE_NAME_AT_MOST } from './files.ts'
import {
  AskedQuestion,
  AttachedFile,
  QUESTIONNAIRE_FILES_AT_MOST,
  QuestionnaireState,
  VendorAnswer,
} from './vendor-questionnaires.ts'
import { requiredLine } from './work-text.ts'

export const ATTACHED_MIB_AT_MOST = 10

/** On the page of the person at the vendor who was asked. */
export const DeskQuestionnaire = z.object({
  id: Id,
  vendorName: z.string(),
  questionCount: z.number().int(),
  state: QuestionnaireState,
  dueOn: StoredDay,
  submittedAt: StoredMoment.nullable(),
})
export type DeskQuestionnaire = z.infer<typeof DeskQuestionnaire>
export const vendorDesk = { questionnaires: z.array(DeskQuestionnaire) }

const OwnQuestion = AskedQuestion.omit({ change: true })

const OwnQuestionnaire = DeskQuestionnaire.extend({
  endsOn: StoredDay,
  /** What the institution asked when it sent the answers back. */
  returnedWith: z.string(),
  questions: z.array(OwnQuestion),
})
export type OwnQuestionnaire = z.infer<typeof OwnQuestionnaire>
export type OwnQuestion = z.infer<typeof OwnQuestion>

const visit = everyone.errors({
  SESSION_ENDED: { status: 410, message: 'This visit has ended. Ask for a new code.' },
  NOTHING_HERE: {
    status: 404,
    message: 'This questionnaire is not open. It was submitted, accepted, or withdrawn.',
  },
})
const change = visit.errors({
  VENDOR_ENDED: {
    status: 409,
    message: 'The institution no longer works with your company, and takes no more answers.',
  },
})
const Session = requiredLine('Session', 100)
const At = z.object({ session: Session, id: Id })
const AtQuestion = At.extend({ questionId: requiredLine('Question', 40) })

/** What the person at the vendor does, by the door of readers. */
export const vendorAnswering = {
  questionnaire: visit
    .route({
      method: 'POST',
      path: '/reading/questionnaire',
      summary: 'The questions, with what was typed so far',
    })
    .input(At)
    .output(OwnQuestionnaire),

  answer: change
    .route({
      method: 'POST',
      path: '/reading/questionnaire/answer',
      summary: 'Save an answer as it is typed; the institution reads it once it is submitted',
      successStatus: 204,
    })
    .input(AtQuestion.extend({ answer: VendorAnswer }))
    .output(z.void()),

  attach: change
    .meta({ bodyMaxKib: ATTACHED_MIB_AT_MOST * 1_024 + 16, inTurns: true })
    .errors({
      FILE_EMPTY: { status: 422, message: 'The file is empty.' },
      FILE_TOO_LARGE: {
        status: 413,
        message: `The file is larger than ${ATTACHED_MIB_AT_MOST} MB, the limit.`,
      },
      FILE_NAME_WRONG: {
        status: 422,
        message: `The name of the file is longer than ${FILE_NAME_AT_MOST} characters, or holds control characters. Rename it and try again.`,
      },
      FILE_TYPE_LIES: {
        status: 422,
        message: 'The name of the file does not fit what is in it.',
        data: z.object({ name: z.string(), called: z.string() }),
      },
      FILE_TYPE_REFUSED: {
        status: 422,
        message: 'Files of this type are not accepted. Send documents, pictures, tables, text, or archives.',
      },
      TOO_MANY_FILES: {
        status: 409,
        message: `A questionnaire takes ${QUESTIONNAIRE_FILES_AT_MOST} files, and twice as many uploads in a day.`,
      },
      NO_ROOM: {
        status: 409,
        message: 'There is no room left for files. Tell the institution that asked you.',
      },
    })
    .route({
      method: 'POST',
      path: '/reading/questionnaire/file',
      summary: 'Attach a file to an answer, with the last day on which it is valid',
    })
    .input(AtQuestion.extend({ validUntil: Day.optional(), file: z.file() }))
    .output(AttachedFile),

  detach: change
    .route({
      method: 'POST',
      path: '/reading/questionnaire/file/remove',
      summary: 'Take a file off that was not submitted yet',
      successStatus: 204,
    })
    .input(At.extend({ fileId: Id }))
    .output(z.void()),

  submit: change
    .errors({
      ANSWERS_MISSING: {
        status: 422,
        message: 'Some questions are not answered yet.',
        data: z.object({ gaps: z.array(z.object({ questionId: z.string(), problem: z.string() })) }),
      },
      TOO_MUCH_EVIDENCE: {
        status: 409,
        message:
          'The institution keeps as many files about your company as it can. Tell the institution that asked you.',
      },
    })
    .route({
      method: 'POST',
      path: '/reading/questionnaire/submission',
      summary: 'Submit the answers, once',
    })
    .input(At)
    .output(z.object({ submittedAt: StoredMoment })),
}
