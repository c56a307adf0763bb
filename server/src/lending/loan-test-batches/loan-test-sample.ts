import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { addBusinessDays, specificDays } from '@plumbline/rules/dates/business-day-count.ts'
import { addMonths, formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { sql } from 'drizzle-orm'
import type { SampleContext, SamplePart } from '../../platform/session/sample-part.ts'
import { insertResult } from '../loan-test-results/loan-test-result-store.ts'
import { resultToSave } from '../loan-test-results/saved-result.ts'
import { loanTestTables } from '../loan-tests/loan-test-data-store.ts'
import { readBatchFile } from './batch-file.ts'
import { headerHash } from './batch-mapping.ts'
import { insertBatch } from './batch-store.ts'
import { runBatch } from './batch-work.ts'

/** Four saved results, thirty of the months before, and two batches: a closing that is a day early, fees over tolerance, and two files of loans. */
export const loanTestSample: SamplePart = {
  name: 'loan tests',
  async make(context) {
    await saveResults(context)
    await saveEarlierResults(context)
    await addBatch(context, {
      calculator: 'trid-forward',
      name: 'Closings of last month',
      text: closings(context.today),
    })
    await addBatch(context, {
      calculator: 'qm-points-fees',
      name: 'Points and fees, 2025',
      text: pointsAndFees(),
    })
  },
}

const RESULTS: readonly {
  calculator: TestName
  name: string
  loanNumber: string
  input: object
  values: Record<string, string>
}[] = [
  {
    calculator: 'trid-forward',
    name: 'Refinance, planned a day early',
    loanNumber: '2026-0117',
    input: {
      applicationReceived: '2026-01-05',
      loanEstimate: { sent: '2026-01-07', method: 'email', esignConsent: true },
      closingDisclosure: { sent: '2026-01-14', method: 'email', esignConsent: true },
      plannedConsummation: '2026-01-21',
    },
    values: {
      ...{ applicationReceived: '2026-01-05', loanEstimateSent: '2026-01-07', loanEstimateMethod: 'email' },
      ...{ closingDisclosureSent: '2026-01-14', closingDisclosureMethod: 'email' },
      plannedConsummation: '2026-01-21',
    },
  },
  {
    calculator: 'fee-tolerance',
    name: 'Purchase, recording fees over tolerance',
    loanNumber: '2025-0932',
    input: {
      consummation: '2025-12-15',
      fees: [
        { id: 'Origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1200.00' },
        { id: 'Recording', kind: 'recording_fee', estimated: '250.00', actual: '295.00' },
      ],
    },
    values: {
      consummation: '2025-12-15',
      fees: JSON.stringify([
        { id: 'Origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1200.00' },
        { id: 'Recording', kind: 'recording_fee', estimated: '250.00', actual: '295.00' },
      ]),
    },
  },
  {
    calculator: 'adverse-action',
    name: 'Notice on a completed application',
    loanNumber: '2026-0102',
    input: { kind: 'complete_application', date: '2026-01-06' },
    values: { kind: 'complete_application', date: '2026-01-06' },
  },
  {
    calculator: 'servicing-dates',
    name: 'First missed payment',
    loanNumber: '2023-0418',
    input: { kind: 'delinquency', unpaidSince: '2026-01-01' },
    values: { kind: 'delinquency', unpaidSince: '2026-01-01' },
  },
]

async function saveResults({ db, institutionId, officer, inInstitution }: SampleContext): Promise<void> {
  const tables = await loanTestTables(db)
  await inInstitution(async (tx) => {
    for (const { calculator, name, loanNumber, input, values } of RESULTS) {
      const asked = { calculator, name, loanNumber, input, formValues: values }
      await insertResult(tx, institutionId, resultToSave(asked, officer.userId, tables))
    }
  })
}

const EARLIER_RESULTS = 30

/** Single tests of the months before, so that the analytics and the score have a past. */
async function saveEarlierResults({ db, institutionId, inInstitution, officer, today }: SampleContext) {
  const tables = await loanTestTables(db)
  const days = new Map<string, string>()
  await inInstitution(async (tx) => {
    for (let index = 0; index < EARLIER_RESULTS; index++) {
      const name = `Closing of loan ${1100 + index}`
      days.set(name, formatDay(parseDay(today, 'today') - Math.round(2 + (EARLIER_RESULTS - index) * 3.6)))
      // On the day after the disclosure a closing is too early; eight days after, it is not.
      const isEarly = index < EARLIER_RESULTS / 2 ? index % 3 === 0 : index % 7 === 3
      const asked = {
        ...{ calculator: 'trid-forward' as const, name, loanNumber: String(1100 + index), formValues: {} },
        input: {
          applicationReceived: '2026-01-05',
          loanEstimate: { sent: '2026-01-07', method: 'email', esignConsent: true },
          closingDisclosure: { sent: '2026-01-14', method: 'in_person' },
          plannedConsummation: isEarly ? '2026-01-15' : '2026-01-22',
        },
      }
      await insertResult(tx, institutionId, resultToSave(asked, officer.userId, tables))
    }
  })
  // Results are written once: the institution's role may not change them.
  for (const [name, day] of days)
    await db.execute(sql`
      update loan_test_results set created_at = ${`${day}T18:00:00Z`}::timestamptz
      where institution_id = ${institutionId} and name = ${name}`)
}

interface SampleBatch {
  calculator: TestName
  name: string
  text: string
}

async function addBatch(
  { institutionId, analyst, inInstitution, db }: SampleContext,
  { calculator, name, text }: SampleBatch,
): Promise<void> {
  const { registerVersion } = await loanTestTables(db)
  const { header, records } = readBatchFile(text)
  const id = await inInstitution((tx) =>
    insertBatch(tx, institutionId, {
      ...{ calculator, name, source: text, columns: header, rowCount: records.length },
      headerHash: headerHash(header),
      rulesVersion: RULES_VERSION,
      registerVersion,
      createdBy: analyst.userId,
    }),
  )
  await runBatch(db, institutionId, id)
}

/** Thirty closings: most three business days after the disclosure was handed over, every seventh a day early. */
function closings(today: string): string {
  const first = addMonths(parseDay(today, 'today'), -1)
  const rows = Array.from({ length: 30 }, (_, index) => {
    const sent = addBusinessDays(first, 1 + Math.floor(index / 2), specificDays())
    const wait = index % 7 === 6 ? 2 : 3
    const closing = addBusinessDays(sent, wait, specificDays())
    return [`2025-${1001 + index}`, formatDay(sent), 'in_person', formatDay(closing)]
  })
  const head = ['loanNumber', 'closingDisclosure.sent', 'closingDisclosure.method', 'plannedConsummation']
  return csvText([head, ...rows])
}

/** Twenty-four loans of 2025, two of them above the limit of their tier. */
function pointsAndFees(): string {
  const rows = Array.from({ length: 24 }, (_, index) => {
    const amount = 90_000 + index * 12_500
    const share = index % 11 === 5 ? 0.041 : 0.018
    const month = String(1 + Math.floor(index / 2)).padStart(2, '0')
    return [`2025-${2001 + index}`, `2025-${month}-15`, `${amount}.00`, `${Math.round(amount * share)}.00`]
  })
  return csvText([['loanNumber', 'consummation', 'loanAmount', 'pointsAndFees'], ...rows])
}
