import type { HistoryChange } from '@plumbline/contract/compliance/history.ts'
import type {
  FieldKind,
  RecordFields,
  ShownOf,
  ValuesOf,
} from '@plumbline/contract/compliance/record-fields.ts'
import type { Db } from '@plumbline/database/db.ts'
import { maskedNumber } from '@plumbline/rules/complaints/masked-number.ts'
import { type SQL, sql } from 'drizzle-orm'
import { changesBetween } from '../history/history-store.ts'

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
export const columnOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

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
    Object.entries(fields).map(
      ([name, { kind }]) => sql`${sql.identifier(columnOf(name))} = ${asStored(kind, values[name])}`,
    ),
    sql`, `,
  )
}

function asStored(kind: FieldKind, value: unknown): SQL {
  const type = TYPES[kind]
  return sql`${value as Stored}${type ? sql.raw(`::${type}`) : sql``}`
}

/** A new row with the next number of the institution, and with what `more` computes beside the fields. */
export async function insertRecord<Fields extends RecordFields>(
  tx: Db,
  institutionId: string,
  table: string,
  fields: Fields,
  values: ValuesOf<Fields>,
  more: Readonly<Record<string, SQL>> = {},
): Promise<string> {
  const { columns, cells } = cellsOf(fields, values, more)
  const into = sql.identifier(table)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${into} (institution_id, number, ${columns})
    values (${institutionId}, (select coalesce(max(number), 0) + 1 from ${into} where institution_id = ${institutionId}),
      ${cells})
    returning id`)
  return rows[0]!.id
}

/** The columns of a new row and their values, with what `more` computes beside the fields. */
export function cellsOf<Fields extends RecordFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  more: Readonly<Record<string, SQL>> = {},
): { columns: SQL; cells: SQL } {
  const described = Object.entries(fields).map(
    ([name, { kind }]) => [columnOf(name), asStored(kind, values[name])] as const,
  )
  const all = [...described, ...Object.entries(more)]
  return {
    columns: sql.join(
      all.map(([column]) => sql.identifier(column)),
      sql`, `,
    ),
    cells: sql.join(
      all.map(([, value]) => value),
      sql`, `,
    ),
  }
}

/** What everybody reads who sees the record. */
export function shownOf<Fields extends RecordFields>(fields: Fields, row: ValuesOf<Fields>): ShownOf<Fields> {
  const shown = Object.keys(fields).filter((name) => fields[name]!.kind !== 'masked')
  return Object.fromEntries(shown.map((name) => [name, row[name]])) as ShownOf<Fields>
}

type Stored = string | number | boolean | null

/** What an edit changed, in the words of the history. */
export function changesOf<Fields extends RecordFields>(
  fields: Fields,
  before: ValuesOf<Fields>,
  after: ValuesOf<Fields>,
  nameOf: (id: string) => string | null,
): HistoryChange[] {
  const was = historyOf(fields, before, nameOf)
  const is = historyOf(fields, after, nameOf)
  const alike = Object.keys(fields).filter(
    (name) => fields[name]!.kind === 'masked' && before[name] !== after[name] && was[name] === is[name],
  )
  return [
    ...changesBetween(was, is),
    ...alike.map((field) => ({ field, from: String(was[field]), to: String(is[field]) })),
  ]
}

/** What the history compares: people and vendors by their names, choices by their words, masked values by their end. */
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
      if (kind === 'masked') return [name, maskedNumber(String(value))]
      return [
        name,
        (kind === 'choice' || kind === 'scale') && labels ? (labels[String(value)] ?? value) : value,
      ]
    }),
  )
}
