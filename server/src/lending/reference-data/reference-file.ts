import type { ReferenceChanges, ReferenceDataset } from '@plumbline/contract/lending/reference-data.ts'
import {
  AporFileError,
  type AporTable,
  type AporTableKind,
  aporFileText,
  compareAporTables,
  parseAporFile,
} from '@plumbline/rules/apor/apor-table.ts'
import { formatDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { percentText } from '@plumbline/rules/money/percent.ts'
import {
  parseThresholds,
  registerOf,
  type ThresholdRegister,
  type ThresholdRow,
} from '@plumbline/rules/thresholds/threshold-register.ts'
import type { ReferenceRow } from './reference-store.ts'

/** A file that is none of the official tables, or that cannot stand beside what is held. */
export class ReferenceFileError extends Error {
  override readonly name = 'ReferenceFileError'
}

/** What a file would change, and the rows that do it. */
export function readReferenceFile(
  text: string,
  held: LoanTestData,
): { changes: ReferenceChanges; rows: ReferenceRow[] } {
  try {
    return text.replace(/^\uFEFF/, '').startsWith('key,') ? readThresholds(text, held) : readApor(text, held)
  } catch (error) {
    if (
      error instanceof AporFileError ||
      (error instanceof Error && /^(The first line|Threshold)/.test(error.message))
    )
      throw new ReferenceFileError(error.message)
    throw error
  }
}

const DATASET: Readonly<Record<AporTableKind, ReferenceDataset>> = {
  fixed: 'apor_fixed',
  variable: 'apor_variable',
}

function readApor(text: string, held: LoanTestData) {
  const { kind, table } = parseAporFile(text)
  const known = held.apor[kind]
  const { added, changed, same, absent } = compareAporTables(known, table)
  const dataset = DATASET[kind]
  const row = (day: number): ReferenceRow => ({
    dataset,
    rowKey: formatDay(day),
    body: table.get(day)!.values.map(percentText).join('|'),
  })
  return {
    changes: {
      dataset,
      added: added.map(formatDay).sort(),
      changed: changed.map(({ effective, years }) => ({
        key: `${formatDay(effective)}, ${years.length === 1 ? `${years[0]} years` : `${years[0]} to ${years.at(-1)} years`}`,
        before: percentText(known.get(effective)!.values[years[0]! - 1]!),
        after: percentText(table.get(effective)!.values[years[0]! - 1]!),
      })),
      same,
      absent: absent.length,
    },
    rows: [...added, ...changed.map(({ effective }) => effective)].map(row),
  }
}

const keyOf = ({ key, from }: ThresholdRow) => `${key} ${from}`
const allRows = (register: ThresholdRegister) => [...register.values()].flat()
const bodyOf = (row: ThresholdRow) => JSON.stringify(row)

function readThresholds(text: string, held: LoanTestData) {
  const known = new Map(allRows(held.thresholds).map((row) => [keyOf(row), row]))
  const rows = allRows(parseThresholds(text))
  const added = rows.filter((row) => !known.has(keyOf(row)))
  const changed = rows.filter((row) => {
    const before = known.get(keyOf(row))
    return before && bodyOf(before) !== bodyOf(row)
  })
  // Refused here, before anything is stored, where two rows of a key would hold on one day.
  const merged = new Map([...known, ...rows.map((row) => [keyOf(row), row] as const)])
  registerOf([...merged.values()])
  const shown = ({ value, to }: ThresholdRow) => `${value}${to ? ` to ${to}` : ''}`
  return {
    changes: {
      dataset: 'thresholds' as const,
      added: added.map((row) => `${keyOf(row)}: ${shown(row)}`),
      changed: changed.map((row) => ({
        key: keyOf(row),
        before: shown(known.get(keyOf(row))!),
        after: shown(row),
      })),
      same: rows.length - added.length - changed.length,
      absent: [...known.keys()].filter((key) => !rows.some((row) => keyOf(row) === key)).length,
    },
    rows: [...added, ...changed].map(
      (row): ReferenceRow => ({ dataset: 'thresholds', rowKey: keyOf(row), body: bodyOf(row) }),
    ),
  }
}

/** The bundled tables with what was imported since laid over them, row by row. */
export function withReferenceRows(bundled: LoanTestData, rows: readonly ReferenceRow[]): LoanTestData {
  const thresholds = new Map(allRows(bundled.thresholds).map((row) => [keyOf(row), row]))
  for (const { dataset, rowKey, body } of rows)
    if (dataset === 'thresholds') thresholds.set(rowKey, JSON.parse(body) as ThresholdRow)
  return {
    thresholds: registerOf([...thresholds.values()]),
    apor: {
      fixed: withWeeks(bundled.apor.fixed, 'fixed', rows),
      variable: withWeeks(bundled.apor.variable, 'variable', rows),
    },
  }
}

function withWeeks(table: AporTable, kind: AporTableKind, rows: readonly ReferenceRow[]): AporTable {
  const imported = rows.filter(({ dataset }) => dataset === DATASET[kind])
  if (imported.length === 0) return table
  const lines = imported.map(({ rowKey, body }) => {
    const [year, month, day] = rowKey.split('-')
    return `${month}/${day}/${year}|${body}`
  })
  const [header] = aporFileText(kind, new Map()).split('\n')
  return new Map([...table, ...parseAporFile([header, ...lines].join('\n')).table])
}
