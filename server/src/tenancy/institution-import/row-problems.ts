import type { Db } from '@plumbline/database/db.ts'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { nearestOf } from '../../platform/nearest-of.ts'
import type { Row } from './import-lines.ts'
import type { ImportProblem } from './import-problems.ts'
import type { ImportTable } from './import-tables.ts'

type Problem = Pick<ImportProblem, 'field' | 'because' | 'nearest'>

interface DatabaseRefusal {
  code?: string
  constraint?: string
  column?: string
  message?: string
}

/** What the database refused, or undefined for a failure that is not about the data. */
export function refusalOf(error: unknown): DatabaseRefusal | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined
  const cause = error.cause as DatabaseRefusal | undefined
  // Data, integrity, and what triggers raise.
  return /^(22|23|P0001)/.test(cause?.code ?? '') ? cause : undefined
}

/** Fields that are missing or unknown. */
export function checkFields({ columns }: ImportTable, row: Row): Problem[] {
  const names = columns.map(({ name }) => name)
  const unknown = Object.keys(row).filter((field) => !names.includes(field))
  const missing = names.filter((name) => !(name in row))
  return [
    ...unknown.map((field) => ({
      field,
      because: 'There is no such field here.',
      nearest: nearestOf(field, missing.length > 0 ? missing : names),
    })),
    ...missing.map((field) => ({ field, because: 'The field is missing.' })),
  ]
}

/** Names the field that the database refused. */
export async function explainRefusal(
  tx: Db,
  table: ImportTable,
  row: Row,
  refusal: DatabaseRefusal,
): Promise<Problem> {
  const rule = table.rules.find(({ name }) => name === refusal.constraint)
  if (refusal.code === '23502') return { field: refusal.column, because: 'It may not be empty.' }
  if (rule?.kind === 'unique')
    return { field: rule.columns.join(', '), because: 'Another row has the same value.' }
  if (rule?.kind === 'foreign') return foreignProblem(rule.columns, row)
  if (rule?.kind === 'check') return checkProblem(rule.columns, rule.definition, row)
  if (refusal.code?.startsWith('22')) {
    for (const column of table.columns)
      if (!(await fitsType(tx, column.type, row[column.name])))
        return {
          field: column.name,
          because: `${shown(row[column.name])} is no ${typeWords(column.type)}.`,
          nearest: nearestOfType(column.type, row[column.name]),
        }
  }
  return { because: `The database refused the row: ${refusal.message ?? 'no reason given'}.` }
}

export function foreignProblem(columns: readonly string[], row: Row): Problem {
  const field = columns.join(', ')
  return { field, because: `${shown(row[columns.at(-1)!])} names a row that is not in the archive.` }
}

function checkProblem(columns: readonly string[], definition: string, row: Row): Problem {
  const field = columns.join(', ')
  const value = row[columns[0]!]
  const words = [...definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) =>
    word!.replaceAll("''", "'"),
  )
  const isList = columns.length === 1 && definition.includes('= ANY') && !definition.includes('~')
  if (isList && typeof value === 'string')
    return { field, because: `${shown(value)} is not allowed.`, nearest: nearestOf(value, words) }
  const bounds = [...definition.matchAll(/[<>]=? \(?'?(-?\d+)/g)].map(([, bound]) => Number(bound))
  if (columns.length === 1 && bounds.length > 0) {
    if (typeof value === 'string' && definition.includes('length('))
      return {
        field,
        because: `The text has ${value.length} characters.`,
        nearest: `a text of ${Math.max(...bounds)} at most`,
      }
    const number = Number(value)
    if (!definition.includes('length(') && Number.isFinite(number)) {
      const nearest = [...bounds].sort((a, b) => Math.abs(a - number) - Math.abs(b - number))[0]!
      return { field, because: `${shown(value)} is not allowed.`, nearest: String(nearest) }
    }
  }
  return { field, because: `The values do not agree with each other: ${definition}.` }
}

async function fitsType(tx: Db, type: string, value: unknown): Promise<boolean> {
  if (value === null || value === undefined) return true
  try {
    await tx.transaction((inner) =>
      inner.execute(
        sql`select x.v from json_to_record(${JSON.stringify({ v: value })}::json) as x(v ${sql.raw(type)})`,
      ),
    )
    return true
  } catch (error) {
    if (refusalOf(error)) return false
    throw error
  }
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  uuid: 'id',
  date: 'day',
  boolean: 'true or false',
  integer: 'whole number',
  bigint: 'whole number',
  smallint: 'whole number',
  numeric: 'number',
  'timestamp with time zone': 'moment',
}

const typeWords = (type: string) => TYPE_WORDS[type] ?? type

function nearestOfType(type: string, value: unknown): string | undefined {
  const text = String(value)
  const number = Number(text.replaceAll(',', ''))
  if (type === 'boolean') return /^(1|y|t|on)/i.test(text) ? 'true' : 'false'
  if (['integer', 'bigint', 'smallint', 'numeric'].includes(type) && Number.isFinite(number))
    return String(type === 'numeric' ? number : Math.round(number))
  const moment = new Date(`${text} UTC`)
  if (Number.isNaN(moment.getTime())) return undefined
  if (type === 'date') return moment.toISOString().slice(0, 10)
  return type.startsWith('timestamp') ? moment.toISOString() : undefined
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
