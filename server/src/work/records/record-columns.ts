import type { FieldKind, RecordFields, ValuesOf } from '@plumbline/contract/compliance/record-fields.ts'
import { type SQL, sql } from 'drizzle-orm'

const TYPES: Partial<Record<FieldKind, string>> = {
  day: 'date',
  person: 'uuid',
  number: 'integer',
  scale: 'integer',
  switch: 'boolean',
  money: 'numeric',
  vendor: 'uuid',
}

/** `contractEnd` is stored as `contract_end`. */
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const READ_AS_TEXT: readonly FieldKind[] = ['day', 'money']

/** The columns of a record as the contract names them; days and money as text. */
export function selectFields(alias: string, fields: RecordFields): SQL {
  return sql.raw(
    Object.entries(fields)
      .map(
        ([name, { kind }]) =>
          `${alias}.${columnOf(name)}${READ_AS_TEXT.includes(kind) ? '::text' : ''} as "${name}"`,
      )
      .join(', '),
  )
}

/** `title = $1, contract_end = $2::date`, for an update. */
export function assignFields<Fields extends RecordFields>(fields: Fields, values: ValuesOf<Fields>): SQL {
  return sql.join(
    Object.entries(fields).map(([name, { kind }]) => {
      const type = TYPES[kind]
      const value = values[name] as string | number | boolean | null
      return sql`${sql.identifier(columnOf(name))} = ${value}${type ? sql.raw(`::${type}`) : sql``}`
    }),
    sql`, `,
  )
}

type Stored = string | number | boolean | null

/** What the history compares: people and vendors by their names, and choices by their words. */
export function historyOf<Fields extends RecordFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  nameOf: (id: string) => string | null,
): Record<string, Stored> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, labels }]) => {
      const value = values[name] as Stored
      if (kind === 'person' || kind === 'vendor')
        return [name.replace(/Id$/, ''), value === null ? null : nameOf(String(value))]
      return [
        name,
        (kind === 'choice' || kind === 'scale') && labels ? (labels[String(value)] ?? value) : value,
      ]
    }),
  )
}
