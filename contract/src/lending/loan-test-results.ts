import { z } from 'zod'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf } from '../platform/paging.ts'
import { answerOf, LOAN_TEST_BODY_KIB } from './loan-test-parts.ts'
import { loanTests } from './loan-tests.ts'

export type TestName = keyof typeof loanTests
export const TestName = z.enum(Object.keys(loanTests) as [TestName, ...TestName[]])

export const Outcome = z.enum(['within', 'outside', 'undetermined', 'answer'])
export type Outcome = z.infer<typeof Outcome>

/** What the form showed, under the names of its fields. */
const FormValues = z
  .record(z.string().max(100), z.string().max(200_000))
  .refine((values) => Object.keys(values).length <= 200, { error: 'The form has more than 200 fields.' })

const ResultName = z
  .string()
  .trim()
  .refine((name) => name !== '', { error: 'Give the result a name.' })
  .refine((name) => name.length <= 160, {
    error: ({ input }) => `The name has ${(input as string).length} characters. The limit is 160.`,
  })
  .meta({ maxLength: 160 })

export const LOAN_NUMBER_AT_MOST = 60

const LoanNumber = z
  .string()
  .trim()
  .refine((number) => number.length <= LOAN_NUMBER_AT_MOST, {
    error: ({ input }) =>
      `The loan number has ${(input as string).length} characters. The limit is ${LOAN_NUMBER_AT_MOST}.`,
  })
  .meta({ maxLength: LOAN_NUMBER_AT_MOST })

/** Refund letters in one file. */
export const LETTERS_AT_MOST = 100

export const SavedResult = z.object({
  id: Id,
  calculator: z.string(),
  name: z.string(),
  loanNumber: z.string(),
  outcome: Outcome,
  rulesVersion: z.string(),
  registerVersion: z.string(),
  sha256: z.string(),
  createdBy: z.string(),
  createdAt: StoredMoment,
})
export type SavedResult = z.infer<typeof SavedResult>

const Answer = answerOf(z.unknown())

export const SavedProof = SavedResult.extend({
  input: z.unknown(),
  formValues: z.record(z.string(), z.string()),
  answer: Answer,
  /** What became of the law that the test applies, and is not among the notes of the day on which it was saved. */
  notesSince: z.array(z.string()),
})
export type SavedProof = z.infer<typeof SavedProof>

const NO_RESULT = { NOT_FOUND: { status: 404, message: 'There is no such result.' } }

/** Results stored as evidence: written once, never changed. People see their own, managers all of their institution. */
export const loanTestResults = {
  list: members
    .route({ method: 'GET', path: '/loan-test-results', summary: 'Saved results, newest first' })
    .input(
      z.object({
        page: PageNumber.default(1),
        /** Only the results saved for this loan. */
        loanNumber: LoanNumber.default(''),
      }),
    )
    .output(pageOf(SavedResult)),

  rows: members
    .route({
      method: 'GET',
      path: '/loan-test-results/rows',
      summary: 'Every saved result that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(SavedResult)),

  find: members
    .route({ method: 'GET', path: '/loan-test-results/{id}', summary: 'One saved result with its proof' })
    .input(z.object({ id: Id }))
    .errors(NO_RESULT)
    .output(SavedProof),

  save: members
    .meta({ bodyMaxKib: LOAN_TEST_BODY_KIB })
    .route({
      method: 'POST',
      path: '/loan-test-results',
      summary: 'Run a calculator and keep the result',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        calculator: TestName,
        name: ResultName,
        loanNumber: LoanNumber.default(''),
        input: z.unknown(),
        formValues: FormValues.default({}),
      }),
    )
    .errors({
      RULE_REFUSED: {
        status: 422,
        message: 'The rule cannot answer this input.',
        data: z.object({ code: z.string(), field: z.string() }),
      },
    })
    .output(SavedResult),

  runAgain: members
    .route({
      method: 'POST',
      path: '/loan-test-results/{id}/run-again',
      summary: "The same input under today's rules; nothing is saved",
    })
    .input(z.object({ id: Id }))
    .errors({
      ...NO_RESULT,
      RULE_REFUSED: {
        status: 422,
        message: 'The rule cannot answer this input.',
        data: z.object({ code: z.string(), field: z.string() }),
      },
    })
    .output(z.object({ rulesVersion: z.string(), registerVersion: z.string(), answer: Answer })),

  downloadPdf: members
    .route({
      method: 'GET',
      path: '/loan-test-results/{id}/pdf',
      summary: 'The proof as PDF, with its hash',
    })
    .input(z.object({ id: Id }))
    .errors(NO_RESULT)
    .output(z.file()),

  cureLetter: members
    .meta({ bodyMaxKib: LOAN_TEST_BODY_KIB })
    .route({
      method: 'POST',
      path: '/loan-test-results/cure-letter',
      summary: 'The refund letters of fee ledgers in one file, to review; nothing is saved',
    })
    .input(
      z.strictObject({
        /** As `fee-tolerance` takes it. */
        input: z.unknown(),
        loanNumber: LoanNumber.optional(),
        /** Further loans; each letter begins on a page of its own. */
        others: z
          .array(z.strictObject({ input: z.unknown(), loanNumber: LoanNumber.optional() }))
          .max(LETTERS_AT_MOST - 1, { error: `One file holds at most ${LETTERS_AT_MOST} letters.` })
          .default([]),
        format: z.enum(['docx', 'pdf']),
      }),
    )
    .errors({
      RULE_REFUSED: {
        status: 422,
        message: 'The rule cannot answer this input.',
        data: z.object({ code: z.string(), field: z.string() }),
      },
      NOTHING_TO_REFUND: { status: 422, message: 'The charges are within tolerance: nothing is refunded.' },
    })
    .output(z.file()),
}
