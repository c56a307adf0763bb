import { openDatabase } from '@plumbline/database/open-database.ts'
import { explainResult, runCalculator } from '@plumbline/rules/loan-tests/calculators.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { sql } from 'drizzle-orm'
import { runRow } from '../server/src/lending/loan-test-batches/batch-row.ts'
import { insertBatch, insertRows } from '../server/src/lending/loan-test-batches/batch-store.ts'
import { inInstitution } from '../server/src/platform/session/institution-scope.ts'
import { ENGINES, prepare } from './engines.ts'
import type { Row } from './report.ts'

const LOANS = 100_000
const CHUNK = 1_000
const COMPUTED_AT_LEAST = 0.6
const STORED_SECONDS = 60

const COLUMNS = ['closingDisclosure.sent', 'closingDisclosure.method', 'plannedConsummation']

/** Closings of a year, some of them too early. */
function cellsOf(number: number): string[] {
  const sent = new Date(Date.UTC(2026, 0, 2 + (number % 300)))
  const planned = new Date(sent.getTime() + (3 + (number % 6)) * 86_400_000)
  const text = (date: Date) => date.toISOString().slice(0, 10)
  return [text(sent), number % 3 === 0 ? 'in_person' : 'mail', text(planned)]
}

/** A batch of 100,000 loans beside a bare loop over the same functions, and how long it takes to store. */
export async function measureBatch(data: LoanTestData, only: (item: string) => boolean): Promise<Row[]> {
  if (!only('batch')) return []
  const cells = Array.from({ length: LOANS }, (_, number) => cellsOf(number))
  const inputs = cells.map(([sent, method, plannedConsummation]) => ({
    closingDisclosure: { sent: sent!, method: method as 'mail' },
    plannedConsummation: plannedConsummation!,
  }))
  const rowsFrom = (start: number) =>
    cells
      .slice(start, start + CHUNK)
      .map((row, index) => runRow('trid-forward', COLUMNS, row, start + index + 1, data))
  const explained = (input: (typeof inputs)[number]) =>
    explainResult('trid-forward', input, runCalculator('trid-forward', input, data).result, data)
  for (const input of inputs.slice(0, 20_000)) explained(input)
  for (let start = 0; start < 20_000; start += CHUNK) rowsFrom(start)
  const bare = secondsOf(() => {
    for (const input of inputs) explained(input)
  })
  // As the job does: a chunk is computed, stored, and forgotten.
  const ours = secondsOf(() => {
    for (let start = 0; start < LOANS; start += CHUNK) rowsFrom(start)
  })
  const rows: Row[] = [
    {
      ...{ part: 'rules', item: 'batch of 100,000', engine: 'one core', unit: 'loans/s' },
      ...{ ours: LOANS / ours, yardstick: (LOANS / bare) * COMPUTED_AT_LEAST },
      ratio: bare / ours / COMPUTED_AT_LEAST,
    },
  ]
  for (const engine of ENGINES) {
    const place = await prepare(engine, async () => {})
    if (!place) continue
    const { db, close } = await openDatabase({
      databaseUrl: place.environment.DATABASE_URL,
      dataDirectory: place.environment.DATA_DIR!,
      onError: (error) => console.error(error),
    })
    const { rows: members } = await db.execute<{ institution: string; user: string }>(
      sql`select institution_id as institution, user_id as "user" from user_profiles limit 1`,
    )
    const { institution, user } = members[0]!
    const batchId = await inInstitution(db, institution, (tx) =>
      insertBatch(tx, institution, {
        ...{ calculator: 'trid-forward', name: 'Benchmark', source: '', columns: COLUMNS, headerHash: '' },
        ...{ rowCount: LOANS, rulesVersion: '', registerVersion: '', createdBy: user },
      }),
    )
    const began = performance.now()
    for (let start = 0; start < LOANS; start += CHUNK)
      await inInstitution(db, institution, (tx) => insertRows(tx, institution, batchId, rowsFrom(start)))
    const seconds = (performance.now() - began) / 1000
    rows.push({
      ...{ part: 'rules', item: 'batch of 100,000 stored, at most', engine, unit: 's' },
      ...{ ours: seconds, yardstick: STORED_SECONDS, ratio: seconds / STORED_SECONDS },
    })
    await close()
    await place.remove()
  }
  return rows
}

function secondsOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return (performance.now() - began) / 1000
}
