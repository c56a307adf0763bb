import { readFileSync } from 'node:fs'
import { parseAporFile } from '@plumbline/rules/apor/apor-table.ts'
import { runCalculator } from '@plumbline/rules/loan-tests/calculators.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import type { CalculatorName } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import { parseThresholds } from '@plumbline/rules/thresholds/threshold-register.ts'
import { measureBatch } from './loan-batch.ts'
import type { Row } from './report.ts'

const WARM_UP_MS = 500
const MEASURE_MS = 2_000

const bundled = (path: string) => readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8')
const data: LoanTestData = {
  thresholds: parseThresholds(bundled('thresholds/thresholds.csv')),
  apor: {
    fixed: parseAporFile(bundled('apor/YieldTableFixed.txt')).table,
    variable: parseAporFile(bundled('apor/YieldTableAdjustable.txt')).table,
  },
}

interface Item {
  item: CalculatorName
  input: object
  /** Runs a second that one core must reach. */
  atLeast: number
}

const ITEMS: readonly Item[] = [
  {
    item: 'trid-forward',
    atLeast: 30_000,
    input: {
      applicationReceived: '2026-01-05',
      loanEstimate: { sent: '2026-01-07', method: 'email', esignConsent: true },
      closingDisclosure: { sent: '2026-01-14', method: 'email', esignConsent: true },
      plannedConsummation: '2026-01-21',
    },
  },
  {
    item: 'qm-status',
    atLeast: 150_000,
    input: {
      ...{ consummation: '2026-01-21', loanAmount: '250000.00', lien: 'first' },
      ...{ apr: '6.875', apor: '6.12', pointsAndFeesPass: true, productFeaturesPass: true },
    },
  },
  {
    item: 'apr',
    atLeast: 10_000,
    input: {
      advances: [{ date: '2026-01-15', amount: '250000.00' }],
      payments: [{ amount: '1642.32', firstDate: '2026-03-01', count: 360, unit: 'month' }],
    },
  },
]

/** Each calculator on one core against the number of runs a second that it must reach. */
export async function measureRules(only: (item: string) => boolean): Promise<Row[]> {
  const calculators = ITEMS.filter(({ item }) => only(item)).map(({ item, input, atLeast }) => {
    const once = () => runCalculator(item, input, data)
    runsASecond(once, WARM_UP_MS)
    const ours = runsASecond(once, MEASURE_MS)
    return {
      ...{ part: 'rules', item, engine: 'one core', unit: 'runs/s' },
      ...{ ours, yardstick: atLeast, ratio: ours / atLeast },
    }
  })
  return [...calculators, ...(await measureBatch(data, only))]
}

function runsASecond(run: () => unknown, forMs: number): number {
  const began = process.cpuUsage()
  let runs = 0
  let spent = 0
  // The time of the processor, so that other work on the machine does not count.
  while (spent < forMs) {
    for (let index = 0; index < 100; index++) run()
    runs += 100
    const { user, system } = process.cpuUsage(began)
    spent = (user + system) / 1000
  }
  return (runs / spent) * 1000
}
