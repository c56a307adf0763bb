import type { Day } from '../platform/days.ts'
import { LONG_TEXT_AT_MOST, TITLE_AT_MOST } from './work-limits.ts'

/** How a field is stored and typed in: its schema, its column, its form control, and its place on the panel follow from it. */
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
  /** A line that only its last characters are shown of, and that answers leave out. */
  | 'masked'

export interface RecordField<Value = unknown, IsRequired extends boolean = boolean> {
  kind: FieldKind
  label: string
  isRequired: IsRequired
  /** What a new form begins with and, unless it is required, what is stored where a caller leaves it out. */
  usual: Value
  hint?: string
  /** In messages, where the label does not fit into a sentence. */
  called?: string
  /** Of a choice, by its stored value. */
  labels?: Readonly<Record<string, string>>
  /** The word for no value, of a choice that may have none. */
  none?: string
  /** Of a text in characters, or of a number. */
  atMost?: number
  atLeast?: number
  /** Shown only while this switch is on, or this choice has this value or one of these. */
  onlyWith?: string | readonly [field: string, ...values: string[]]
}

/**
 * The one description of a simple record, which the browser reads without a schema. The contract's input and answer,
 * the columns, the history, the import, the form, and the panel are made from it, so that a new field is a line here
 * and a column in a migration.
 */
export type RecordFields = Readonly<Record<string, RecordField>>

export type ValueOf<Field> = Field extends RecordField<infer Value> ? Value : never
export type ValuesOf<Fields extends RecordFields> = { [Name in keyof Fields]: ValueOf<Fields[Name]> }

export type MaskedOf<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'masked' } ? Name : never
}[keyof Fields]

/** What everybody reads who sees the record. */
export type ShownOf<Fields extends RecordFields> = Omit<ValuesOf<Fields>, MaskedOf<Fields>>
/** What a form holds: a masked value only once another is typed. */
export type DraftOf<Fields extends RecordFields> = ShownOf<Fields> & {
  [Name in MaskedOf<Fields>]?: string | undefined
}

export function fieldsWithout<Fields extends RecordFields, Name extends keyof Fields>(
  fields: Fields,
  ...names: readonly Name[]
): Omit<Fields, Name> {
  const left = { ...fields }
  for (const name of names) delete left[name]
  return left
}

type Extras = Pick<RecordField, 'hint' | 'onlyWith'>
type Described = Partial<Omit<RecordField, 'kind' | 'label' | 'isRequired' | 'usual'>>

const optional = <Value>(
  kind: FieldKind,
  label: string,
  usual: Value,
  described: Described = {},
): RecordField<Value, false> => ({ kind, label, isRequired: false, usual, ...described })

const required = <Value>(
  kind: FieldKind,
  label: string,
  usual: Value,
  described: Described = {},
): RecordField<Value, true> => ({ kind, label, isRequired: true, usual, ...described })

export const titleField = (
  label = 'Title',
  { called = 'Title', atMost = TITLE_AT_MOST, ...extras }: Extras & { called?: string; atMost?: number } = {},
) => required<string>('title', label, '', { called, atMost, ...extras })

export const lineField = (label: string, atMost: number, extras?: Extras) =>
  optional<string>('line', label, '', { atMost, ...extras })

export const textField = (label: string, extras?: Extras & { called?: string }) =>
  optional<string>('text', label, '', { atMost: LONG_TEXT_AT_MOST, ...extras })

export const maskedField = (label: string, atMost: number, extras?: Extras) => ({
  ...optional<string>('masked', label, '', { atMost, ...extras }),
  kind: 'masked' as const,
})

export const dayField = (label: string, extras?: Extras) => optional<Day | null>('day', label, null, extras)

export const requiredDayField = (label: string, extras?: Extras) => required<Day>('day', label, '', extras)

export const personField = (label: string, extras?: Extras) =>
  optional<string | null>('person', label, null, extras)

export const topicField = () => optional<string | null>('topic', 'Topic', null)

export const switchField = (label: string, { usual = false, ...extras }: Extras & { usual?: boolean } = {}) =>
  optional<boolean>('switch', label, usual, extras)

export const numberField = (label: string, atLeast: number, atMost: number, extras?: Extras) =>
  optional<number | null>('number', label, null, { atLeast, atMost, ...extras })

/** More than zero, as text: 1234.50. Stored as `numeric(11, 2)`. */
export const moneyField = (label: string, extras?: Extras) =>
  optional<string | null>('money', label, null, extras)

/** One paragraph of law, or nothing. */
export const citationField = (label: string, extras?: Extras) =>
  optional<string>('citation', label, '', { atMost: 120, ...extras })

/** A vendor of the institution's register. */
export const vendorField = (label: string, extras?: Extras) =>
  optional<string | null>('vendor', label, null, extras)

/** From 1 to 5, each step with its word. */
export const scaleField = (label: string, words: readonly string[], extras?: Extras) =>
  optional<number>('scale', label, 3, {
    ...extras,
    labels: Object.fromEntries(words.map((word, index) => [String(index + 1), `${index + 1}. ${word}`])),
  })

export const MONTHS: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** A month by its number, from 1. */
export const monthField = (label: string, beginsWith: number, extras?: Extras) =>
  required<number>('scale', label, beginsWith, {
    ...extras,
    labels: Object.fromEntries(MONTHS.map((month, index) => [String(index + 1), month])),
  })

export const choiceField = <const Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  usual: NoInfer<Value>,
  extras?: Extras,
) => optional<Value>('choice', label, usual, { ...extras, labels })

/** A choice that every caller makes; a form begins with one of the values. */
export const requiredChoiceField = <const Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  beginsWith: NoInfer<Value>,
  extras?: Extras,
) => required<Value>('choice', label, beginsWith, { ...extras, labels })

/** A choice that may be left open. */
export const openChoiceField = <const Value extends string>(
  label: string,
  none: string,
  labels: Readonly<Record<Value, string>>,
  extras?: Extras,
) => optional<Value | null>('choice', label, null, { ...extras, labels, none })
