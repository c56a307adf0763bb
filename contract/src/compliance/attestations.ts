import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { requiredLine } from './work-text.ts'

export const AttestationRow = z.object({
  userId: Id,
  name: z.string(),
  /** Without an account: `userId` is the id of the reader. */
  isReader: z.boolean(),
  dueOn: StoredDay,
  askedAt: StoredMoment,
  askedByName: z.string(),
  signedAt: StoredMoment.nullable(),
  isLate: z.boolean(),
  sentence: z.string(),
  sha256: z.string().nullable(),
  address: z.string(),
  /** How the signer had proved who they are. */
  method: z.string(),
  /** None: the whole policy. */
  sections: z.array(z.string()),
  hasQuiz: z.boolean(),
  /** It came with an import: this installation did not see it happen. */
  isImported: z.boolean(),
})
export type AttestationRow = z.infer<typeof AttestationRow>

export const OwnAttestation = z.object({
  policyId: Id,
  versionId: Id,
  title: z.string(),
  number: z.number().int(),
  dueOn: StoredDay,
  /** What the person would sign. */
  sentence: z.string(),
  signedAt: StoredMoment.nullable(),
  /** What has to be read; none: the whole policy. */
  sections: z.array(z.string()),
  /** What changed since the person signed last; none: it is the first time. */
  changedSections: z.array(z.string()),
  quiz: z.array(z.object({ question: z.string(), choices: z.array(z.string()) })),
})
export type OwnAttestation = z.infer<typeof OwnAttestation>

export const QUIZ_QUESTIONS_AT_MOST = 10
export const QUIZ_CHOICES_AT_MOST = 6
export const SIGNED_SECTIONS_AT_MOST = 100

export const QuizQuestion = z
  .object({
    question: requiredLine('Question', 300),
    choices: z.array(requiredLine('Choice', 200)).min(2).max(QUIZ_CHOICES_AT_MOST),
    /** The place of the right choice. */
    answer: z.number().int().min(0),
  })
  .refine(({ choices, answer }) => answer < choices.length, 'Mark the right choice.')
export type QuizQuestion = z.infer<typeof QuizQuestion>

const NOT_EFFECTIVE = { status: 409, message: 'No version of this policy is in force.' } as const

export const attestations = {
  /** Of the versions in force that the caller was asked to sign. */
  mine: members
    .route({ method: 'GET', path: '/attestations', summary: 'The policies that you are asked to sign' })
    .input(z.object({ policyId: Id.optional() }))
    .output(z.array(OwnAttestation)),

  ask: managers
    .errors({
      ...SUBJECT_REFUSALS,
      NOT_EFFECTIVE,
      PERSON_UNKNOWN: {
        status: 422,
        message: 'Somebody you chose is not an active person of your institution.',
      },
      READER_UNKNOWN: { status: 422, message: 'A reader you chose is not on the list of your institution.' },
      NOBODY_CHOSEN: { status: 422, message: 'Choose at least one person.' },
      DATE_PASSED: { status: 422, message: 'The date to sign by has passed. Choose today or a later day.' },
      SECTION_UNKNOWN: { status: 422, message: 'The version in force has no such section.' },
    })
    .route({ method: 'POST', path: '/policies/{id}/attestations', summary: 'Ask people to sign by a date' })
    .input(
      z.object({
        id: Id,
        userIds: z.array(Id).max(1_000).default([]),
        /** Readers: people without an account. */
        readerIds: z.array(Id).max(1_000).default([]),
        dueOn: Day,
        /** Headings; none: the whole policy. */
        sections: z.array(z.string().max(1_000)).max(SIGNED_SECTIONS_AT_MOST).default([]),
        /** Takes the place of the quiz of this version; absent: that one stays. */
        quiz: z.array(QuizQuestion).max(QUIZ_QUESTIONS_AT_MOST).optional(),
      }),
    )
    .output(z.object({ asked: z.number().int(), askedBefore: z.number().int() })),

  /** What a request can name. */
  asking: managers
    .errors({ ...SUBJECT_REFUSALS, NOT_EFFECTIVE })
    .route({
      method: 'GET',
      path: '/policies/{id}/attestations/asking',
      summary: 'The sections and the quiz of the version in force',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ sections: z.array(z.string()), quiz: z.array(QuizQuestion) })),

  list: managers
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/policies/{id}/attestations', summary: 'Who has signed and who has not' })
    .input(z.object({ id: Id }))
    .output(z.array(AttestationRow)),

  file: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/policies/{id}/attestations/file',
      summary: 'The signatures as CSV or PDF',
    })
    .input(z.object({ id: Id, format: z.enum(['csv', 'pdf']).default('csv') }))
    .output(z.file()),

  remind: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'POST',
      path: '/policies/{id}/attestations/reminder',
      summary: 'Remind those who have not signed; each at most once a day',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ reminded: z.number().int() })),

  sign: members
    .meta({ recentAuthentication: true })
    .errors({
      ...SUBJECT_REFUSALS,
      NOT_CURRENT: { status: 409, message: 'A newer version is in force. Only that one can be signed.' },
      NOT_ASKED: { status: 409, message: 'You were not asked to sign this version, or you have signed it.' },
      TEXT_DIFFERS: {
        status: 409,
        message: 'The text you read is not the text in force. Load the page again.',
      },
      QUIZ_FAILED: {
        status: 422,
        message: 'Not every answer is right. Read the sections again and correct it.',
        /** The places of the questions. */
        data: z.object({ wrong: z.array(z.number().int()) }),
      },
    })
    .route({
      method: 'POST',
      path: '/policies/{id}/versions/{versionId}/signature',
      summary: 'Sign the version in force',
    })
    .input(
      z.object({
        id: Id,
        versionId: Id,
        sha256: requiredLine('Hash', 64),
        /** The place of the chosen answer of each question of the quiz. */
        answers: z
          .array(z.number().int().min(0).max(QUIZ_CHOICES_AT_MOST))
          .max(QUIZ_QUESTIONS_AT_MOST)
          .default([]),
      }),
    )
    .output(z.object({ signedAt: StoredMoment, isLate: z.boolean() })),
}
