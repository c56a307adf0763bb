import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SearchText } from '../platform/paging.ts'
import { EXAM_REFUSALS, ExamItemStatus, ExamPerson } from './exams.ts'
import { FILE_MIB_AT_MOST } from './files.ts'
import { HMDA_ACCESS } from './hmda.ts'
import { requiredLine, WORK_BODY_KIB, workLine } from './work-text.ts'

export const EXAM_ITEMS_AT_MOST = 1_000
export const EXAM_ITEMS_AT_ONCE = 500
export const ITEM_NOTE_AT_MOST = 2_000
export const EXAM_ANSWERS_AT_MOST = 100
export const REQUEST_LIST_AT_MOST = 200_000
export const REQUEST_FILE_MIB_AT_MOST = 10

const ItemFields = z.object({
  /** As the examiner wrote it: 22, 22a, II-3. */
  number: workLine('Number', 40).default(''),
  section: workLine('Section', 200).default(''),
  request: requiredLine('Request', 5_000),
  dueOn: Day.nullable().default(null),
  /** Of the institution or of the list it came with; no examiner sees it. */
  note: workLine('Note', ITEM_NOTE_AT_MOST).default(''),
})
export const NewExamItem = ItemFields.extend({ ownerId: Id.nullable().default(null) })
export type NewExamItem = z.infer<typeof NewExamItem>

export const ANSWER_KINDS = [
  'evidence',
  'note',
  'policy_version',
  'loan_test',
  'loan_batch',
  'task',
  'hmda_file',
] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

const Delivered = z.object({ itemNumber: z.string(), on: StoredDay })

export const ExamAnswer = z.object({
  id: Id,
  examId: Id,
  itemId: Id,
  kind: z.enum(ANSWER_KINDS),
  text: z.string(),
  /** The policy, the loan test, the task, or the HMDA files that it names. */
  path: z.string().nullable(),
  validOn: StoredDay.nullable(),
  sha256: z.string().nullable(),
  /** Why somebody may not want to send it as it is, in words. */
  warnings: z.array(z.string()),
  /** It went out as an answer to this item; a further delivery leaves it out. */
  isDelivered: z.boolean(),
  /** Where the same document went out before, in this exam. */
  alreadyDelivered: Delivered.nullable(),
})
export type ExamAnswer = z.infer<typeof ExamAnswer>

export const ExamItem = z.object({
  id: Id,
  examId: Id,
  position: z.number().int(),
  number: z.string(),
  section: z.string(),
  request: z.string(),
  dueOn: StoredDay.nullable(),
  note: z.string(),
  owner: ExamPerson.nullable(),
  status: ExamItemStatus,
  deliveredAt: StoredMoment.nullable(),
  receivedAt: StoredMoment.nullable(),
  answerCount: z.number().int(),
  deliveryCount: z.number().int(),
  questionCount: z.number().int(),
  version: z.number().int(),
})
export type ExamItem = z.infer<typeof ExamItem>

export const ExamDelivery = z.object({
  id: Id,
  title: z.string(),
  fileName: z.string(),
  byteSize: z.number().int(),
  sha256: z.string(),
  remarks: z.array(z.string()),
  deliveredTo: z.string(),
  deliveredByName: z.string(),
  deliveredAt: StoredMoment,
})
export type ExamDelivery = z.infer<typeof ExamDelivery>

export const ExamQuestion = z.object({
  id: Id,
  question: z.string(),
  askedByName: z.string(),
  askedAt: StoredMoment,
})

export const ExamItemDetail = ExamItem.extend({
  answers: z.array(ExamAnswer),
  deliveries: z.array(ExamDelivery),
  questions: z.array(ExamQuestion),
})
export type ExamItemDetail = z.infer<typeof ExamItemDetail>

export const ExamSuggestion = z.object({
  kind: z.enum(['evidence', 'policy_version', 'loan_test', 'loan_batch', 'task', 'hmda_file', 'report']),
  id: Id,
  title: z.string(),
  /** Why it is proposed, in words. */
  why: z.string(),
})
export type ExamSuggestion = z.infer<typeof ExamSuggestion>

/** One row of a list as it was read, in the order of the list. */
export const ReadRequest = z.object({
  number: z.string(),
  section: z.string(),
  request: z.string(),
  dueOn: StoredDay.nullable(),
  /** As the list names the owner, and the person of the exam with that name. */
  ownerName: z.string(),
  ownerId: Id.nullable(),
  note: z.string(),
  /** What a person should check in this row. */
  warning: z.string(),
})
export type ReadRequest = z.infer<typeof ReadRequest>

export const RequestList = z.object({
  items: z.array(ReadRequest),
  notes: z.array(z.string()),
  /** Columns that no field of an item takes, with their first value. */
  unused: z.array(z.object({ heading: z.string(), example: z.string() })),
})
export type RequestList = z.infer<typeof RequestList>

const named = members.errors(EXAM_REFUSALS)
const OneItem = z.object({ examId: Id, id: Id })

const LIST_REFUSALS = {
  LIST_EMPTY: { status: 422, message: 'No request was found in the list.' },
  LIST_UNREADABLE: {
    status: 422,
    message:
      'The file could not be read. Send a PDF with text, a Word document (DOCX), an XLSX, a CSV, or paste the list.',
  },
  LIST_ENCRYPTED: {
    status: 422,
    message: 'The file opens only with a password. Save it without one, or paste the list.',
  },
  LIST_SCANNED: {
    status: 422,
    message:
      'The PDF holds pictures of its pages and no text, as a scanner makes them. Ask the agency for the letter with text, or type the list.',
  },
  TOO_MANY_ITEMS: { status: 422, message: `An exam takes ${EXAM_ITEMS_AT_MOST} items at most.` },
} as const

const NOT_NAMED = {
  status: 422,
  message: 'The owner is not named on this exam. Add the person first.',
} as const

export const examItems = {
  list: named
    .route({ method: 'GET', path: '/exams/{id}/items', summary: 'The items of an exam in their order' })
    .input(z.object({ id: Id }))
    .output(z.array(ExamItem)),

  find: named
    .route({
      method: 'GET',
      path: '/exams/{examId}/items/{id}',
      summary: 'One item with answers, deliveries, and questions',
    })
    .input(OneItem)
    .output(ExamItemDetail),

  readText: named
    .meta({ bodyMaxKib: 1_024 })
    .errors(LIST_REFUSALS)
    .route({
      method: 'POST',
      path: '/exams/{id}/list-preview',
      summary: 'How a pasted request list would be read; nothing is saved',
    })
    .input(z.object({ id: Id, text: requiredLine('List', REQUEST_LIST_AT_MOST) }))
    .output(RequestList),

  readFile: named
    .meta({ bodyMaxKib: REQUEST_FILE_MIB_AT_MOST * 1_024 + 64 })
    .errors(LIST_REFUSALS)
    .route({
      method: 'POST',
      path: '/exams/{id}/file-preview',
      summary: 'How a request list from a PDF, Word, XLSX, or CSV file would be read; nothing is saved',
    })
    .input(z.object({ id: Id, file: z.file() }))
    .output(RequestList),

  add: named
    .meta({ bodyMaxKib: 1_024 })
    .errors({ TOO_MANY_ITEMS: LIST_REFUSALS.TOO_MANY_ITEMS, NOT_NAMED })
    .route({ method: 'POST', path: '/exams/{id}/items', summary: 'Add items at the end, in this order' })
    .input(z.object({ id: Id, items: z.array(NewExamItem).min(1).max(EXAM_ITEMS_AT_ONCE) }))
    .output(z.array(ExamItem)),

  update: named
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .route({ method: 'PUT', path: '/exams/{examId}/items/{id}', summary: 'Change an item' })
    .input(
      ItemFields.extend({
        examId: Id,
        id: Id,
        version: z.number().int(),
        ownerId: Id.nullable().default(null),
        status: ExamItemStatus,
      }),
    )
    .errors({
      NOT_NAMED,
      NOT_DELIVERED: { status: 422, message: 'An item becomes delivered by delivering it.' },
    })
    .output(ExamItemDetail),

  assign: named
    .errors({ NOT_NAMED })
    .route({
      method: 'POST',
      path: '/exams/{id}/item-assignments',
      summary: 'Give several items an owner, a due date, or both; what is left out stays',
    })
    .input(
      z.object({
        id: Id,
        itemIds: z.array(Id).min(1, 'Choose at least one item.').max(EXAM_ITEMS_AT_MOST),
        ownerId: Id.nullable().optional(),
        dueOn: Day.nullable().optional(),
      }),
    )
    .output(z.array(ExamItem)),

  remove: named
    .errors({ DELIVERED: { status: 409, message: 'What was delivered stays in the exam.' } })
    .route({
      method: 'DELETE',
      path: '/exams/{examId}/items/{id}',
      summary: 'Remove an item that was not delivered',
      successStatus: 204,
    })
    .input(OneItem)
    .output(z.void()),

  addAnswer: named
    .errors({
      TOO_MANY_ANSWERS: { status: 409, message: `An item takes ${EXAM_ANSWERS_AT_MOST} answers at most.` },
      ANSWERED_ALREADY: { status: 409, message: 'This item has that answer.' },
      NO_ROOM: { status: 409, message: 'There is no room left for files of your institution.' },
      EXAM_FINDINGS: {
        status: 422,
        message: 'This report holds findings of examinations. It does not go out as an answer.',
      },
      WORDS_MISSING: { status: 422, message: 'A note needs words; any other answer names what it is.' },
    })
    .route({ method: 'POST', path: '/exams/{examId}/items/{id}/answers', summary: 'Answer an item' })
    .input(
      OneItem.extend({
        /** A report becomes evidence of the item: a copy that stays when its owner deletes the report. */
        kind: z.enum(['note', 'policy_version', 'loan_test', 'loan_batch', 'task', 'hmda_file', 'report']),
        text: workLine('Note', 5_000).default(''),
        targetId: Id.nullable().default(null),
      }),
    )
    .output(ExamItemDetail),

  removeAnswer: named
    .route({
      method: 'DELETE',
      path: '/exams/{examId}/items/{itemId}/answers/{id}',
      summary: 'Take an answer off; what was delivered stays',
      successStatus: 204,
    })
    .input(z.object({ examId: Id, itemId: Id, id: Id }))
    .output(z.void()),

  search: named
    .route({
      method: 'GET',
      path: '/exams/{examId}/items/{id}/answer-search',
      summary: 'Evidence, policy versions, loan tests, tasks, HMDA files, and own reports by their words',
    })
    .input(OneItem.extend({ query: SearchText }))
    .output(z.array(ExamSuggestion)),

  suggest: named
    .route({
      method: 'GET',
      path: '/exams/{examId}/items/{id}/suggestions',
      summary: 'What the institution has already that may answer an item; nothing is attached',
    })
    .input(OneItem)
    .output(z.array(ExamSuggestion)),

  deliver: named
    .errors({
      HMDA_ACCESS,
      NOTHING_TO_DELIVER: { status: 409, message: 'There is nothing new to deliver. Add an answer first.' },
      ANSWER_GONE: { status: 409, message: 'An answer to the item is gone. Remove it first.' },
      CONFIRM_FIRST: {
        status: 409,
        message: 'Some of it was delivered before, is a draft, or is out of date. Confirm that it goes out.',
        data: z.object({ warnings: z.array(z.string()) }),
      },
      NO_ROOM: { status: 409, message: 'There is no room left for files of your institution.' },
      POLICY_CHANGES: {
        status: 409,
        message:
          'A policy was changed each time it was made ready to go out. Deliver it when nobody edits it.',
      },
      REGISTER_SEALED: {
        status: 409,
        message: 'A HMDA file was sealed with another key than this installation has now. Take it off first.',
      },
      REGISTER_TOO_LARGE: {
        status: 409,
        message: `A HMDA file is larger than ${FILE_MIB_AT_MOST} MB, the limit of what is delivered. Send it in parts as evidence.`,
      },
    })
    .route({
      method: 'POST',
      path: '/exams/{examId}/items/{id}/deliveries',
      summary: 'Deliver the answers of an item: fixed, logged, and seen by the examiner',
    })
    .input(OneItem.extend({ to: requiredLine('Recipient', 200), isConfirmed: z.boolean().default(false) }))
    .output(ExamItemDetail),

  openDelivery: named
    .route({
      method: 'POST',
      path: '/exams/{examId}/deliveries/{id}/address',
      summary: 'An address of a delivered document, good for minutes',
    })
    .input(OneItem.extend({ isToSave: z.boolean().default(false) }))
    .output(z.object({ path: z.string() })),
}
