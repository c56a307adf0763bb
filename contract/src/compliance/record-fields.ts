import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { readCents } from '@plumbline/rules/money/cents.ts'
import { z } from 'zod'
import { Day } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { Topic } from './topics.ts'
import { requiredLine, WorkText, WorkTitle, workLine } from './work-text.ts'

/** How a field is stored and typed in: its column, its form control, and its place on the panel follow from it. */
export type FieldKind =
  | 'title'
  | 'line'
  | 'text'
  | 'day'
  | 'choice'
  | 'person'
  | 'topic'
  | 'number'
  | 'scale'
  | 'switch'
  | 'money'
  | 'citation'
  | 'vendor'

export interface RecordField<Schema extends z.ZodType = z.ZodType> {
  kind: FieldKind
  label: string
  schema: Schema
  hint?: string
  /** Of a choice, by its stored value. */
  labels?: Readonly<Record<string, string>>
  /** Shown only while this switch is on, or this choice has this value. */
  onlyWith?: string | readonly [field: string, value: string]
}

export type RecordFields = Readonly<Record<string, RecordField>>

type Shape<Fields extends RecordFields> = { [Name in keyof Fields]: Fields[Name]['schema'] }
export type ValuesOf<Fields extends RecordFields> = {
  [Name in keyof Fields]: z.output<Fields[Name]['schema']>
}

/**
 * The one description of a simple record. The contract's input, the columns, the history, the form, and the panel
 * are made from it, so that a new field is a line here and a column in a migration.
 */
export function recordSchema<Fields extends RecordFields>(fields: Fields): z.ZodObject<Shape<Fields>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  return z.object(shape as Shape<Fields>)
}

type Extras = Pick<RecordField, 'hint' | 'onlyWith'>

const field = <Schema extends z.ZodType>(
  kind: FieldKind,
  label: string,
  schema: Schema,
  extras: Extras & Pick<RecordField, 'labels'> = {},
): RecordField<Schema> => ({ kind, label, schema, ...extras })

export const titleField = (label = 'Title', schema = WorkTitle, extras?: Extras) =>
  field('title', label, schema, extras)

export const lineField = (label: string, atMost: number, extras?: Extras) =>
  field('line', label, workLine(label, atMost).default(''), extras)

export const requiredLineField = (label: string, atMost: number, extras?: Extras) =>
  field('line', label, requiredLine(label, atMost), extras)

export const textField = (label: string, extras?: Extras) =>
  field('text', label, WorkText(label).default(''), extras)

export const dayField = (label: string, extras?: Extras) =>
  field('day', label, Day.nullable().default(null), extras)

export const personField = (label: string, extras?: Extras) =>
  field('person', label, Id.nullable().default(null), extras)

export const topicField = () => field('topic', 'Topic', Topic.nullable().default(null))

export const switchField = (label: string, extras?: Extras) =>
  field('switch', label, z.boolean().default(false), extras)

export const numberField = (label: string, least: number, most: number, extras?: Extras) =>
  field(
    'number',
    label,
    z
      .number(`${label}: enter a number.`)
      .int(`${label}: enter a whole number.`)
      .min(least, `${label}: at least ${least}.`)
      .max(most, `${label}: at most ${most}.`)
      .nullable()
      .default(null),
    extras,
  )

/** More than zero, as text: 1234.50. Stored as `numeric(11, 2)`. */
const MONEY_AT_MOST = 99_999_999_999

export const moneyField = (label: string, extras?: Extras) =>
  field(
    'money',
    label,
    z
      .string()
      .trim()
      .refine((text) => {
        const cents = readCents(text)
        return cents !== undefined && cents > 0 && cents <= MONEY_AT_MOST
      }, `${label}: enter dollars and cents, such as 1234.50.`)
      .nullable()
      .default(null),
    extras,
  )

/** One paragraph of law, or nothing. */
export const citationField = (label: string, extras?: Extras) =>
  field(
    'citation',
    label,
    workLine(label, 120)
      .refine(
        (text) => text === '' || parseCitation(text) !== undefined,
        `${label}: this is not a citation we can read. Write it like 12 CFR 1026.43(e)(3).`,
      )
      .default(''),
    extras,
  )

/** A vendor of the institution's register. */
export const vendorField = (label: string, extras?: Extras) =>
  field('vendor', label, Id.nullable().default(null), extras)

/** From 1 to 5, each step with its word. */
export const scaleField = (label: string, words: readonly string[], extras?: Extras) =>
  field('scale', label, z.number().int().min(1).max(words.length).default(3), {
    ...extras,
    labels: Object.fromEntries(words.map((word, index) => [String(index + 1), `${index + 1}. ${word}`])),
  })

export function choiceField<const Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  usual: NoInfer<Value>,
  extras?: Extras,
) {
  const values = Object.keys(labels) as [Value, ...Value[]]
  return field('choice', label, z.enum(values).default(usual), { ...extras, labels })
}
