import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { readCents } from '@plumbline/rules/money/cents.ts'
import { z } from 'zod'
import { Day, StoredDay } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import type { MaskedOf, RecordField, RecordFields, ValueOf } from './record-fields.ts'
import { Topic } from './topics.ts'
import { requiredLine, workLine } from './work-text.ts'

type InputOf<Field> =
  Field extends RecordField<infer Value, infer IsRequired>
    ? IsRequired extends true
      ? z.ZodType<Value, Value>
      : z.ZodDefault<z.ZodType<Value, Value>>
    : never

type InputShape<Fields extends RecordFields> = { -readonly [Name in keyof Fields]: InputOf<Fields[Name]> }
type AnswerShape<Fields extends RecordFields> = {
  -readonly [Name in Exclude<keyof Fields, MaskedOf<Fields>>]: z.ZodType<
    ValueOf<Fields[Name]>,
    ValueOf<Fields[Name]>
  >
}

/** What a caller sends of a record. */
export function recordSchema<Fields extends RecordFields>(fields: Fields): z.ZodObject<InputShape<Fields>> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = inputSchema(field)
    return [name, field.isRequired ? schema : schema.default(field.usual)]
  })
  return z.object(Object.fromEntries(shape) as InputShape<Fields>)
}

/** What is answered of a record. The limits of the input may have been others when it was stored. */
export function answerShape<Fields extends RecordFields>(fields: Fields): AnswerShape<Fields> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'masked')
      .map(([name, field]) => [name, answerSchema(field)]),
  ) as AnswerShape<Fields>
}

function inputSchema(field: RecordField): z.ZodType {
  const { kind, label, called = label, isRequired, atLeast = 0, atMost = 0, none } = field
  switch (kind) {
    case 'title':
      return requiredLine(called, atMost)
    case 'line':
    case 'text':
    case 'masked':
      return isRequired ? requiredLine(called, atMost) : workLine(called, atMost)
    case 'citation':
      return citation(label, atMost)
    case 'day':
      return isRequired ? Day : Day.nullable()
    case 'choice':
      return none === undefined ? oneOf(field) : oneOf(field).nullable()
    case 'scale':
      return z
        .number()
        .int()
        .min(1)
        .max(Object.keys(field.labels ?? {}).length)
    case 'person':
    case 'vendor':
      return Id.nullable()
    case 'topic':
      return Topic.nullable()
    case 'switch':
      return z.boolean()
    case 'number':
      return wholeNumber(label, atLeast, atMost).nullable()
    case 'money':
      return money(label).nullable()
  }
}

function answerSchema(field: RecordField): z.ZodType {
  switch (field.kind) {
    case 'title':
    case 'line':
    case 'text':
    case 'citation':
      return z.string()
    case 'day':
      return field.isRequired ? StoredDay : StoredDay.nullable()
    case 'number':
      return z.number().int().nullable()
    case 'scale':
      return z.number().int()
    case 'money':
      return z.string().nullable()
    default:
      return inputSchema(field)
  }
}

const oneOf = ({ labels = {} }: RecordField) => z.enum(Object.keys(labels) as [string, ...string[]])

const wholeNumber = (label: string, least: number, most: number) =>
  z
    .number(`${label}: enter a number.`)
    .int(`${label}: enter a whole number.`)
    .min(least, `${label}: at least ${least}.`)
    .max(most, `${label}: at most ${most}.`)

const CENTS_AT_MOST = 99_999_999_999

const money = (label: string) =>
  z
    .string()
    .trim()
    .refine((text) => {
      const cents = readCents(text)
      return cents !== undefined && cents > 0 && cents <= CENTS_AT_MOST
    }, `${label}: enter dollars and cents, such as 1234.50.`)

const citation = (label: string, atMost: number) =>
  workLine(label, atMost).refine(
    (text) => text === '' || parseCitation(text) !== undefined,
    `${label}: this is not a citation we can read. Write it like 12 CFR 1026.43(e)(3).`,
  )
