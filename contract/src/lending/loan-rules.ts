import { z } from 'zod'
import { members } from '../platform/access.ts'
import { DayOfAnyYear } from '../platform/days.ts'
import { TestName } from './loan-test-results.ts'

const Day = DayOfAnyYear

export const RuleText = z.object({
  citation: z.string(),
  address: z.string(),
  /** When the words last changed, as far as the library goes back; null if they did not. */
  lastChangedOn: Day.nullable(),
  /** A change after the rule was written from the text. */
  changed: z
    .object({
      on: Day,
      what: z.string().nullable(),
      /** Where both texts stand beside each other, if we hold them. */
      redline: z.string().nullable(),
    })
    .nullable(),
  /** What courts or Congress did to it. */
  statuses: z.array(z.string()),
})
export type RuleText = z.infer<typeof RuleText>

export const LoanRule = z.object({
  name: TestName,
  question: z.string(),
  /** As a reader cites it. */
  cites: z.string(),
  /** The day of the regulation text that the rule was written from. */
  checkedOn: Day,
  texts: z.array(RuleText),
  isTextChanged: z.boolean(),
  examples: z.array(
    z.object({
      id: z.string(),
      /** Where the example comes from. */
      source: z.string(),
      /** Official ones stand in the regulation or its commentary. */
      kind: z.string(),
      note: z.string(),
      /** JSON, as the operation of the rule takes and answers it. */
      input: z.string(),
      expected: z.string(),
    }),
  ),
})
export type LoanRule = z.infer<typeof LoanRule>

export const loanRules = {
  list: members
    .route({
      method: 'GET',
      path: '/loan-rules',
      summary: 'Each loan test with its citations, its examples, and when its text last changed',
    })
    .output(
      z.object({
        rules: z.array(LoanRule),
        /** Each paragraph that the workings of the examples cite, with the rules that do. */
        citations: z.array(
          z.object({ citation: z.string(), address: z.string().nullable(), rules: z.array(TestName) }),
        ),
      }),
    ),
}
