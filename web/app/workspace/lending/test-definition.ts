import type { LoanTestAnswer } from '@plumbline/rules/loan-tests/answer.ts'
import type { ReactNode } from 'react'
import type { FieldRefusal } from './test-refusal.ts'

/** What was typed, under the path of the input it belongs to: `loanEstimate.sent`. Rows are stored as JSON. */
export type Values = Readonly<Record<string, string>>

interface FieldBase {
  /** The path of the input, so that a refusal of the server finds its field. */
  name: string
  label: string
  hint?: string
  /** Paragraphs that ask for this input. */
  citation?: string
  required?: boolean
  /** Fields that do not matter yet are not shown, and are not sent. */
  show?: (values: Values) => boolean
}

export type SimpleField = FieldBase &
  (
    | { kind: 'date' | 'money' | 'rate' | 'month' | 'integer' | 'text' | 'yes-no' }
    | {
        kind: 'choice'
        choices: readonly (readonly [value: string, label: string])[]
        /** Of a value that is none of the choices, such as one of the settings. */
        otherLabel?: (value: string) => string
      }
  )

export interface RowsField extends FieldBase {
  kind: 'rows'
  /** One row in words, for the button and for screen readers: "disbursement". */
  row: string
  columns: readonly SimpleField[]
}

export type TestField = SimpleField | RowsField

export interface FieldGroup {
  heading: string
  fields: readonly TestField[]
}

export type VerdictTone = 'within' | 'outside' | 'undetermined' | 'answer'

export interface Verdict {
  tone: VerdictTone
  /** A sentence that answers the question. */
  headline: ReactNode
  more?: ReactNode
}

export interface TestDefinition<Input, Result> {
  /** The calculator's name, under which the API answers. */
  name: string
  title: string
  question: string
  /** Part of title 12 that a citation without one belongs to. */
  part: string
  groups: readonly FieldGroup[]
  /** A filled form that a reader can start from. */
  sample: Values
  /** For inputs that are not the fields one by one. */
  toInput?: (values: Values) => Input
  /** Where the API names a field in another way than the form does. */
  toFormRefusals?: (refusals: readonly FieldRefusal[]) => FieldRefusal[]
  run: (input: Input) => Promise<LoanTestAnswer<Result>>
  /** A review of several tests is no single result that could be run again. */
  cannotBeSaved?: true
  verdict: (result: Result, values: Values) => Verdict
  details?: (result: Result, values: Values) => ReactNode
}
