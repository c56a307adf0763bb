import { READER_NAME_AT_MOST } from '@plumbline/rules/readers/reader-list.ts'
import { z } from 'zod'
import { everyone, managers } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { OwnAttestation, QUIZ_CHOICES_AT_MOST, QUIZ_QUESTIONS_AT_MOST } from './attestations.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { requiredLine } from './work-text.ts'

export { READER_NAME_AT_MOST }
export const READERS_AT_MOST = 1_000
export const READER_LIST_AT_MOST = 200_000
const READER_LIST_BODY_KIB = 1_024
export const CODE_DIGITS = 6
export const CODE_MINUTES = 15

export const Reader = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  department: z.string(),
  /** The page that the reader opens; the code still goes to the address alone. */
  path: z.string(),
  lastSeenAt: StoredMoment.nullable(),
  /** Signatures and trainings, of versions in force. */
  openCount: z.number().int(),
  overdueCount: z.number().int(),
  doneCount: z.number().int(),
})
export type Reader = z.infer<typeof Reader>

const ListProblem = z.object({ line: z.number().int(), problem: z.string() })

export const readers = {
  list: managers
    .route({
      method: 'GET',
      path: '/readers',
      summary: 'People who read and sign without an account, by name',
    })
    .output(z.array(Reader)),

  add: managers
    .meta({ bodyMaxKib: READER_LIST_BODY_KIB })
    .errors({
      LIST_WRONG: {
        status: 422,
        message: 'Some lines are not right. Nobody was added.',
        data: z.object({ problems: z.array(ListProblem), count: z.number().int() }),
      },
      LIST_EMPTY: { status: 422, message: 'The list has nobody in it.' },
      TOO_MANY_READERS: {
        status: 422,
        message: `An institution has at most ${READERS_AT_MOST.toLocaleString('en-US')} readers. Nobody was added.`,
      },
    })
    .route({
      method: 'POST',
      path: '/readers',
      summary: 'Add readers: a name, an address, and perhaps a department on each line; all or none',
    })
    .input(
      z.object({
        /** As typed, pasted, or read from a CSV file. A known address gets its new name and department. */
        list: requiredLine('List', READER_LIST_AT_MOST),
      }),
    )
    .output(z.object({ added: z.number().int(), changed: z.number().int(), ids: z.array(Id) })),

  remove: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'DELETE',
      path: '/readers/{id}',
      summary: 'Remove a reader; what was signed stays, and nothing is owed any more',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),

  resend: managers
    .errors({
      ...SUBJECT_REFUSALS,
      MAILED_JUST_NOW: { status: 409, message: 'This reader got a mail within the last minutes.' },
    })
    .route({
      method: 'POST',
      path: '/readers/{id}/mail',
      summary: 'Send a reader the link again, with what is still to read',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),
}

const Session = requiredLine('Session', 100)

const ReaderDesk = z.object({
  name: z.string(),
  institutionName: z.string(),
  today: z.string(),
  policies: z.array(OwnAttestation),
})

/** For what a reader does once the code has opened the desk. */
export const desk = everyone.errors({
  SESSION_ENDED: { status: 410, message: 'This visit has ended. Ask for a new code.' },
})
export const DeskSession = z.object({ session: Session })
export const NOTHING_HERE = {
  status: 404,
  message: 'There is nothing for you here. It was signed already, or it is no longer asked of you.',
} as const

const door = {
  /** Always the same answer: it never tells whether the link is anybody's. */
  sendCode: everyone
    .route({
      method: 'POST',
      path: '/reading/{id}/code',
      summary: 'Send a code to the address that the link belongs to',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),

  enter: everyone
    .errors({
      CODE_WRONG: {
        status: 403,
        message: 'This code is not right, or it has expired. Check it, or ask for a new one.',
      },
    })
    .route({
      method: 'POST',
      path: '/reading/{id}/session',
      summary: 'Open with the code; the answer is good for a few hours',
    })
    .input(z.object({ id: Id, code: requiredLine('Code', 20) }))
    .output(z.object({ session: z.string() })),
}

const signing = {
  policy: desk
    .errors({ NOTHING_HERE })
    .route({ method: 'POST', path: '/reading/policy', summary: 'The text that the reader is asked to sign' })
    .input(z.object({ session: Session, policyId: Id }))
    .output(z.object({ versionId: Id, sha256: z.string(), html: z.string() })),

  sign: desk
    .errors({
      NOTHING_HERE,
      TEXT_DIFFERS: {
        status: 409,
        message: 'A newer text is in force. Load the page again and read that one.',
      },
      QUIZ_FAILED: {
        status: 422,
        message: 'Not every answer is right. Read the policy again and correct it.',
        data: z.object({ wrong: z.array(z.number().int()) }),
      },
    })
    .route({ method: 'POST', path: '/reading/signature', summary: 'Sign the version in force' })
    .input(
      z.object({
        session: Session,
        policyId: Id,
        versionId: Id,
        sha256: requiredLine('Hash', 64),
        answers: z
          .array(z.number().int().min(0).max(QUIZ_CHOICES_AT_MOST))
          .max(QUIZ_QUESTIONS_AT_MOST)
          .default([]),
      }),
    )
    .output(z.object({ signedAt: StoredMoment, isLate: z.boolean() })),
}

/**
 * What a reader does. The link names the reader, a code sent to the address opens it, and nothing else is shown. Nouns
 * add the lists of what they ask of a reader beside policies, and what is done with them.
 */
export const readingWith = <Lists extends z.ZodRawShape, Acts extends object>(lists: Lists, acts: Acts) => ({
  ...door,

  desk: desk
    .route({ method: 'POST', path: '/reading/desk', summary: 'What the reader is asked to read' })
    .input(DeskSession)
    .output(ReaderDesk.extend(lists)),

  ...signing,
  ...acts,
})
