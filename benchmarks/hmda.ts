import { spawnSync } from 'node:child_process'
import { parseStatements, ROW_RULES } from '../rules/src/hmda/edit-program.ts'
import { CODE_BITS } from '../rules/src/hmda/field-sets.ts'
import { filingYear } from '../rules/src/hmda/filing-years.ts'
import { createGeography } from '../rules/src/hmda/geography.ts'
import { F, type LoanField } from '../rules/src/hmda/loan-fields.ts'
import { RegisterCheck } from '../rules/src/hmda/register-check.ts'
import GEOGRAPHY from '../rules/src/hmda-data/geography-2024.json' with { type: 'json' }
import { rowText } from '../rules/src/testing/hmda-rows.ts'
import { measureHmdaDesk } from './hmda-desk.ts'
import { largeRegister, registerOf } from './hmda-registers.ts'
import type { Row } from './report.ts'

const ROWS = 100_000
const ROUNDS = 3

/** Milliseconds of processor time: a busy machine does not decide. */
function best(work: () => void): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const begun = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(begun)
    fastest = Math.min(fastest, (user + system) / 1000)
  }
  return fastest
}

const split = (text: string) => text.split('\n').map((line) => line.split('|'))

/** The straightforward way: strings, and every table edit compares them one by one. */
function straightforward(text: string): number {
  const limits = filingYear(2026)!.limits
  const holds = (
    values: string[],
    { field, items, sign, limit, not }: ReturnType<typeof parseStatements>[number],
  ) => {
    const value = values[F[field as LoanField]] ?? ''
    if (sign) return sign.startsWith('<') ? Number(value) <= limit! : Number(value) >= limit!
    const found = items.some((item) => {
      const word = item.replace('!', '')
      if (word === 'blank') return value === ''
      if (word === 'filled') return value !== ''
      if (word === 'number' || word === 'int32') return value !== '' && !Number.isNaN(Number(value))
      if (word === 'positive') return Number(value) > 0
      if (word === 'notNegative') return Number(value) >= 0
      if (word === 'listed') return CODE_BITS[F[field as LoanField]]?.has(Number(value)) ?? value.length > 0
      return value === word
    })
    return found !== (not === true && items[0] !== 'filled')
  }
  const edits = ROW_RULES.flatMap((rule) =>
    rule.form === 'rule'
      ? [{ when: parseStatements(rule.when, limits), must: parseStatements(rule.must, limits) }]
      : [],
  )
  let found = 0
  for (const values of split(text))
    for (const { when, must } of edits)
      if (
        when.every((statement) => holds(values, statement)) &&
        !must.every((statement) => holds(values, statement))
      )
        found++
  return found
}

export async function measureHmda(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  const geography = createGeography(GEOGRAPHY)
  const filing = filingYear(2026)!
  const rate = (milliseconds: number, count: number) => (count / milliseconds) * 1000
  const add = (item: string, unit: string, ours: number, yardstick: number) => {
    if (only(item))
      rows.push({ part: 'hmda', item, engine: 'node', unit, ours, yardstick, ratio: ours / yardstick })
  }
  const checkAll = (bytes: Uint8Array) => {
    const run = new RegisterCheck(bytes, { filing, geography })
    while (run.step(20_000));
    return run
  }
  const clean = registerOf(ROWS, false)
  const few = new TextDecoder().decode(registerOf(ROWS / 10, false))
  const ours = rate(
    best(() => void checkAll(clean)),
    ROWS,
  )
  add(
    'all edits, beside bare splitting',
    'rows/s',
    ours,
    rate(
      best(() => void split(new TextDecoder().decode(clean))),
      ROWS,
    ),
  )
  add(
    'all edits, beside edits on strings',
    'rows/s',
    ours,
    rate(
      best(() => void straightforward(few)),
      ROWS / 10,
    ),
  )
  const faulty = registerOf(ROWS, true)
  add(
    'a fault in each row, beside clean rows',
    'rows/s',
    rate(
      best(() => void checkAll(faulty)),
      ROWS,
    ),
    ours,
  )
  const repeating = registerOf(ROWS, false, true)
  add(
    'one ULI in all rows, beside clean rows',
    'rows/s',
    rate(
      best(() => void checkAll(repeating)),
      ROWS,
    ),
    ours,
  )
  const changed = checkAll(largeRegister(500_000, 4))
  const text = [5, 1].map((loanType) =>
    new TextEncoder().encode(rowText({ uli: 'X1', loanType: String(loanType) })),
  )
  const changes = 20
  const spent = best(() => {
    for (let at = 0; at < changes; at++) {
      changed.register.change(at * 1000, text[at % 2])
      changed.recheck([at * 1000])
    }
  })
  add('a change among 500,000 rows, beside 50 ms', 'ms', spent / changes, 50)
  const item = 'memory of 1,000,000 rows, beside 900 MB'
  if (only(item)) {
    // In a process of its own, so that what the other rows left behind does not count.
    const { stdout } = spawnSync(process.execPath, [import.meta.filename, 'memory'], { encoding: 'utf8' })
    add(item, 'MB', JSON.parse(stdout).memory, 900)
  }
  return [...rows, ...(await measureHmdaDesk(only))]
}

/** A million rows, checked. */
function measureMemory(): void {
  const bytes = largeRegister(1_000_000)
  const run = new RegisterCheck(bytes, { filing: filingYear(2026)!, geography: createGeography(GEOGRAPHY) })
  while (run.step(50_000));
  const megabytes = (length: number) => Math.round(length / 1_000_000)
  console.log(JSON.stringify({ memory: megabytes(process.memoryUsage().rss), file: megabytes(bytes.length) }))
}

if (process.argv[1] === import.meta.filename && process.argv[2] === 'memory') measureMemory()
