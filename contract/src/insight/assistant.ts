import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf, SearchText } from '../platform/paging.ts'

export const QUESTION_MAX_LENGTH = 2000
export const REASON_MAX_LENGTH = 500
export const CONVERSATION_PAGE_SIZE = 30
export const LOG_PAGE_SIZE = 50
export const CONVERSATION_QUESTIONS_AT_MOST = 200

export const PASSAGE_KINDS = ['regulation', 'commentary', 'article', 'policy', 'help'] as const

export const Passage = z.object({
  /** From 1 within its answer. */
  number: z.number().int(),
  kind: z.enum(PASSAGE_KINDS),
  /** A citation, or the title of the text. */
  title: z.string(),
  quote: z.string(),
  /** Opens the quoted place. */
  href: z.string(),
  /** The day since which these words stand, where it is known. */
  textOf: z.string().nullable(),
  /** What courts or Congress did to it. */
  statuses: z.array(z.string()),
})
export type Passage = z.infer<typeof Passage>

export const ToolResult = z.object({
  tool: z.string(),
  title: z.string(),
  /** What the question gave, as it was understood. */
  inputs: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
  results: z.array(z.object({ label: z.string(), value: z.string(), citation: z.string().nullable() })),
  steps: z.array(
    z.object({ text: z.string(), value: z.string().nullable(), citation: z.string().nullable() }),
  ),
  notes: z.array(z.string()),
  skipped: z.array(z.object({ date: z.string(), reason: z.string() })),
  missing: z.array(z.string()),
  /** Where the question can be understood in two ways: the whole question for each. */
  choices: z.array(z.object({ label: z.string(), question: z.string() })).default([]),
  href: z.string(),
})
export type ToolResult = z.infer<typeof ToolResult>

export const AnswerLink = z.object({ title: z.string(), href: z.string() })
export type AnswerLink = z.infer<typeof AnswerLink>

export const DECLINE_REASONS = [
  'not_found',
  'future',
  'state_law',
  'legal_advice',
  'other_product',
  'not_english',
  'no_question',
  'loading',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const AssistantAnswer = z.object({
  outcome: z.enum(['answered', 'asks', 'declined']),
  declinedBecause: z.enum(DECLINE_REASONS).nullable(),
  /** How many parts of the regulations are read so far, while they are being loaded. */
  reading: z.object({ ready: z.number().int(), of: z.number().int() }).nullable().default(null),
  /** The day that was asked about. */
  on: StoredDay,
  /** How old our copy of the texts is. */
  textAsOf: z.string().nullable(),
  /** An answer of `rules/src/assistant/known-answers.ts`, which needs no search. */
  known: z.string().nullable().default(null),
  tool: ToolResult.nullable(),
  passages: z.array(Passage),
  /** False when the passages are only the closest matches and may not answer the question. */
  isSure: z.boolean().default(true),
  related: z.array(AnswerLink),
  /** The nearest places to look where it does not know. */
  places: z.array(AnswerLink),
})
export type AssistantAnswer = z.infer<typeof AssistantAnswer>

/** What a model made of the passages, and what the checks took out. */
export const Arrangement = z.object({
  sentences: z.array(z.object({ text: z.string(), passages: z.array(z.number().int()) })),
  removedCount: z.number().int(),
})
export type Arrangement = z.infer<typeof Arrangement>

/** What comes while a model writes: checked sentences, each once it is whole, then the arrangement as it is stored. */
export const ArrangeEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sentence'), text: z.string(), passages: z.array(z.number().int()) }),
  z.object({ type: z.literal('end'), arrangement: Arrangement.nullable() }),
])
export type ArrangeEvent = z.infer<typeof ArrangeEvent>

export const AnsweredQuestion = z.object({
  id: Id,
  question: z.string(),
  answer: AssistantAnswer,
  arrangement: Arrangement.nullable(),
  rating: z.enum(['up', 'down']).nullable(),
  ratingReason: z.string(),
  askedAt: StoredMoment,
})
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

export const Conversation = z.object({
  id: Id,
  title: z.string(),
  updatedAt: StoredMoment,
  questionCount: z.number().int(),
})
export type Conversation = z.infer<typeof Conversation>

export const AssistantSettings = z.object({
  /** Whether the operator of the installation has set up a model. */
  isModelAvailable: z.boolean(),
  /** Whether a manager of the institution switched it on. */
  usesModel: z.boolean(),
  /** Where questions and quoted passages go. */
  modelHost: z.string().nullable(),
  switchedByName: z.string(),
  switchedAt: StoredMoment.nullable(),
})
export type AssistantSettings = z.infer<typeof AssistantSettings>

export const LoggedQuestion = AnsweredQuestion.extend({
  draft: z.string(),
  removed: z.array(z.object({ text: z.string(), because: z.string() })),
})
export type LoggedQuestion = z.infer<typeof LoggedQuestion>

const NOT_FOUND = { status: 404, message: 'This conversation does not exist.' } as const
const LogFilter = z.object({
  search: SearchText.default(''),
  only: z.enum(['all', 'without_answer', 'down', 'removed']).default('all'),
})

export const assistant = {
  ask: members
    .meta({ isCostly: true })
    .route({
      method: 'POST',
      path: '/assistant/questions',
      summary: 'Ask; answered with quotes and computed results, or declined',
    })
    .input(
      z.object({
        question: z
          .string()
          .trim()
          .min(1, 'Enter a question.')
          .max(QUESTION_MAX_LENGTH, `Use ${QUESTION_MAX_LENGTH} characters or fewer.`),
        conversationId: Id.nullable().default(null),
        /** The day asked about; today where it is not given. */
        on: Day.optional(),
      }),
    )
    .errors({
      NOT_FOUND,
      CONVERSATION_FULL: { status: 409, message: 'This conversation is full. Begin a new one.' },
    })
    .output(AnsweredQuestion.extend({ conversationId: Id })),

  arrange: members
    .route({
      method: 'POST',
      path: '/assistant/questions/{id}/arrangement',
      summary: 'Have the model arrange an answer: a stream of checked sentences',
    })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND })
    .output(eventIterator(ArrangeEvent)),

  rate: members
    .route({
      method: 'PUT',
      path: '/assistant/questions/{id}/rating',
      summary: 'Say whether an answer helped',
      successStatus: 204,
    })
    .input(
      z.object({
        id: Id,
        rating: z.enum(['up', 'down']).nullable(),
        reason: z
          .string()
          .trim()
          .max(REASON_MAX_LENGTH, `Use ${REASON_MAX_LENGTH} characters or fewer.`)
          .default(''),
      }),
    )
    .errors({ NOT_FOUND }),

  conversations: members
    .route({
      method: 'GET',
      path: '/assistant/conversations',
      summary: 'The own conversations, the latest first',
    })
    .input(z.object({ search: SearchText.default(''), page: PageNumber.default(1) }))
    .output(pageOf(Conversation)),

  conversation: members
    .route({ method: 'GET', path: '/assistant/conversations/{id}', summary: 'One of the own conversations' })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND })
    .output(Conversation.extend({ questions: z.array(AnsweredQuestion) })),

  remove: members
    .route({
      method: 'DELETE',
      path: '/assistant/conversations/{id}',
      summary: 'Delete an own conversation',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND }),

  settings: members
    .route({
      method: 'GET',
      path: '/assistant/settings',
      summary: 'Whether a model arranges answers, and where it runs',
    })
    .output(AssistantSettings),

  switchModel: managers
    .route({
      method: 'PUT',
      path: '/assistant/settings',
      summary: 'Switch the model on or off for the institution',
      successStatus: 204,
    })
    .input(z.object({ usesModel: z.boolean() }))
    .errors({
      NO_MODEL: { status: 409, message: 'The operator of this installation has not set up a model.' },
    }),

  log: managers
    .route({
      method: 'GET',
      path: '/assistant/log',
      summary: "The institution's questions and answers, 50 a page",
    })
    .input(LogFilter.extend({ page: PageNumber.default(1) }))
    .output(pageOf(LoggedQuestion)),

  exportLog: managers
    .route({
      method: 'GET',
      path: '/assistant/log/export',
      summary: "The institution's questions and answers as CSV",
    })
    .input(LogFilter)
    .output(z.file()),
}
