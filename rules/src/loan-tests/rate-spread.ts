import {
  APOR_TERMS,
  type AporTable,
  type AporTableKind,
  aporCoverage,
  aporWeekOn,
  mondayOf,
} from '../apor/apor-table.ts'
import { aporTerm, type LoanTermInput } from '../apor/loan-term.ts'
import { republicationNote } from '../apor/republished-weeks.ts'
import { type Day, formatDay, longDay, parseDay, shortDay } from '../dates/calendar-day.ts'
import { formatPercent, type Percent, parsePercent, percentText } from '../money/percent.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export interface AporRow {
  date: string
  values: readonly (number | string)[]
}

export interface RateSpreadInput extends LoanTermInput {
  /** HMDA code of the action taken, 1 to 8. */
  actionTaken: number
  amortization: AporTableKind
  apr: number | string
  rateSetDate: string
  reverseMortgage?: boolean | undefined
  assumption?: boolean | undefined
  purchased?: boolean | undefined
  subjectToRegulationZ?: boolean | undefined
  partiallyExempt?: boolean | undefined
  /** Rows to use in place of the published tables. */
  aporTable?:
    | { fixed?: readonly AporRow[] | undefined; variable?: readonly AporRow[] | undefined }
    | undefined
}

export type RateSpreadReason =
  | 'partially_exempt'
  | 'reverse_mortgage'
  | 'assumption'
  | 'purchased'
  | 'not_regulation_z'
  | 'action_taken'

export interface RateSpreadResult {
  /** Three decimals, NA or Exempt. */
  rateSpread: string
  apor: string | null
  week: string | null
  term: number | null
  table: AporTableKind
  reason: RateSpreadReason | null
}

const CITATION = '1003.4(a)(12)'

/** 1003.4(a)(12): the APR less the average prime offer rate of a comparable transaction. */
export function rateSpread(input: RateSpreadInput, data: LoanTestData): LoanTestAnswer<RateSpreadResult> {
  const working = new Working()
  const table = input.amortization
  const term = aporTerm(input, table)
  const apr = parsePercent(input.apr, 'apr')
  const day = parseDay(input.rateSetDate, 'rateSetDate')
  const excused = excuse(input)
  if (excused) {
    working.step(excused.text, excused.value, excused.citation)
    return working.answer('rate-spread', {
      ...{ rateSpread: excused.value, apor: null, week: null, term: term ?? null, table },
      reason: excused.reason,
    })
  }
  if (term === undefined)
    throw new LoanTestRefusal(
      'MISSING_FIELD',
      'term',
      table === 'fixed'
        ? 'term: give termYears, or termMonths and termDays; for an open-end plan without a length, indefiniteTerm.'
        : 'term: give the time to the first adjustment of the rate as termYears, or termMonths and termDays.',
    )
  working.step(termText(input, table, term), String(term), '1003 comment 4(a)(12)-4')
  const rows = input.aporTable ? ownTable(input, table) : data.apor[table]
  const week = aporWeekOn(rows, day)
  if (!week) throw notLoaded(rows, table, day)
  const apor = week.values[term - 1]!
  working.step(
    `The rate was set on ${shortDay(day)}: the ${table === 'fixed' ? 'fixed' : 'adjustable'} table of ${longDay(week.effective)}, ${term} year${term === 1 ? '' : 's'}.`,
    percentText(apor),
    '1003 comment 4(a)(12)-5, -6',
  )
  const spread = apr - apor
  working.step(`${percentText(apr)} − ${percentText(apor)}`, formatPercent(spread, 3), CITATION)
  noteOn(working, { ...input, table, week: week.effective, spread })
  if (!input.aporTable) {
    working.dataAsOf.apor = formatDay(Math.max(...rows.keys()))
  }
  return working.answer('rate-spread', {
    rateSpread: formatPercent(spread, 3),
    apor: percentText(apor),
    week: formatDay(week.effective),
    ...{ term, table, reason: null },
  })
}

const ORIGINATED_OR_APPROVED = new Set([1, 2, 8])

function excuse(
  input: RateSpreadInput,
): { reason: RateSpreadReason; value: 'NA' | 'Exempt'; text: string; citation: string } | undefined {
  const notApplicable = (reason: RateSpreadReason, text: string) =>
    ({ reason, value: 'NA', text, citation: '1003.4(a)(12), comment 4(a)(12)-7' }) as const
  if (input.reverseMortgage)
    return notApplicable('reverse_mortgage', 'No rate spread is reported for a reverse mortgage.')
  if (input.assumption) return notApplicable('assumption', 'No rate spread is reported for an assumption.')
  if (input.purchased) return notApplicable('purchased', 'No rate spread is reported for a purchased loan.')
  if (input.subjectToRegulationZ === false)
    return notApplicable('not_regulation_z', 'The credit is not subject to Regulation Z.')
  if (!ORIGINATED_OR_APPROVED.has(input.actionTaken))
    return notApplicable(
      'action_taken',
      `Action taken ${input.actionTaken}: a rate spread is reported for loans originated (1), approved but not accepted (2) and preapprovals approved but not accepted (8).`,
    )
  if (input.partiallyExempt)
    return {
      reason: 'partially_exempt',
      value: 'Exempt',
      text: 'The institution is partially exempt for this kind of loan and does not report the rate spread.',
      citation: '1003.3(d)',
    }
  return undefined
}

function termText(input: RateSpreadInput, table: AporTableKind, term: number): string {
  if (input.indefiniteTerm && input.termYears === undefined && input.termMonths === undefined)
    return 'A fixed-rate plan without a stated length is compared with 30 years.'
  return table === 'fixed'
    ? `The loan matures in ${term} year${term === 1 ? '' : 's'}, to the nearest year.`
    : `The rate can first change after ${term} year${term === 1 ? '' : 's'}, to the nearest year.`
}

/** The week's rates, or a sentence that says which table to import. */
function notLoaded(rows: AporTable, table: AporTableKind, day: Day): LoanTestRefusal {
  const name = table === 'fixed' ? 'fixed' : 'adjustable'
  const coverage = aporCoverage(rows)
  const held = coverage
    ? ` It holds the weeks of ${formatDay(coverage.first)} to ${formatDay(coverage.last)}.`
    : ''
  return new LoanTestRefusal(
    'NOT_LOADED',
    'rateSetDate',
    `rateSetDate: not loaded: import the ${name} table of the week of ${longDay(mondayOf(day))}.${held}`,
  )
}

function ownTable({ aporTable }: RateSpreadInput, kind: AporTableKind): AporTable {
  return new Map(
    (aporTable?.[kind] ?? []).map((row, index) => {
      const field = `aporTable.${kind}[${index}]`
      const effective = parseDay(row.date, `${field}.date`)
      if (row.values.length !== APOR_TERMS)
        throw new LoanTestRefusal(
          'INVALID_VALUE',
          `${field}.values`,
          `${field}.values: ${row.values.length} rates; the table has ${APOR_TERMS}, for 1 to ${APOR_TERMS} years.`,
        )
      const values = row.values.map((value, at) => parsePercent(value, `${field}.values[${at}]`))
      return [effective, { effective, values }]
    }),
  )
}

interface Noted {
  table: AporTableKind
  week: Day
  spread: Percent
  aporTable?: RateSpreadInput['aporTable']
}

function noteOn(working: Working, { table, week, spread, aporTable }: Noted): void {
  if (aporTable) working.note('The table that came with the request was used, not the published one.')
  else {
    const republished = republicationNote(table, week)
    if (republished) working.note(republished)
  }
  if (percentText(spread).split('.')[1]?.length === 4 && percentText(spread).endsWith('5'))
    working.note(
      'The fourth decimal is a tie. It is rounded away from zero here; the official service subtracts in binary and can differ by 0.001.',
    )
  working.note(
    'The rate-set date is the last day on which the rate was set before final action: the lock, a re-lock, a float-down or a change of program (comment 4(a)(12)-5).',
  )
}
