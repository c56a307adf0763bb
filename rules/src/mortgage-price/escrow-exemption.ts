import { dayOf, parseDay, partsOf } from '../dates/calendar-day.ts'
import type { Working } from '../loan-tests/answer.ts'
import { parseCents } from '../money/cents.ts'
import type { Figures } from './figures.ts'

type ByYear<Value> = Readonly<Record<string, Value>>

/** Facts about the creditor by calendar year; asset figures are those of December 31 of the year. */
export interface EscrowCreditor {
  maintainsEscrow?: boolean | undefined
  insured?: boolean | undefined
  forwardCommitmentToNonExempt?: boolean | undefined
  ruralOrUnderservedLoan?: ByYear<boolean> | undefined
  firstLienSold?: ByYear<number> | undefined
  /** With affiliates that regularly extend first-lien covered transactions. */
  assetsWithAffiliates?: ByYear<string> | undefined
  /** The institution alone. */
  assets?: ByYear<string> | undefined
  firstLienPrincipalDwellingLoans?: ByYear<number> | undefined
}

export type CreditorExemption =
  | 'small_creditor'
  | 'insured_institution'
  | 'forward_commitment'
  | 'exemption_not_met'
  | 'no_exemption_shown'

type Outcome = boolean | null

/** The last day on which an application lets each test look at either of the two years before. */
const APRIL = 4

/**
 * 1026.35(b)(2)(iii) and (vi). Each test looks at the year before consummation; if the application came before
 * April 1 it may, for itself, look at the year before that.
 */
export function creditorExemption(
  creditor: EscrowCreditor,
  consummation: number,
  applicationReceived: string | undefined,
  figures: Figures,
  working: Working,
): CreditorExemption {
  if (creditor.forwardCommitmentToNonExempt) {
    working.step(
      'At consummation the loan is committed to a buyer that is not exempt: the exemptions of (iii) and (vi) do not apply.',
      'required',
      '1026.35(b)(2)(v)',
    )
    return 'forward_commitment'
  }
  const { year } = partsOf(consummation)
  const years = [year - 1]
  if (applicationReceived === undefined)
    working.note(
      'The date of the application was not given: only the year before consummation is looked at. Before April 1 either of two years will do.',
    )
  else if (parseDay(applicationReceived, 'applicationReceived') < dayOf(year, APRIL, 1)) years.push(year - 2)

  const anyYear = (test: (year: number) => Outcome): Outcome => {
    const outcomes = years.map(test)
    return outcomes.includes(true) ? true : outcomes.includes(null) ? null : false
  }
  const rural = anyYear((at) => creditor.ruralOrUnderservedLoan?.[at] ?? null)
  const noEscrow = creditor.maintainsEscrow === undefined ? null : !creditor.maintainsEscrow
  const sold = anyYear((at) =>
    atMost(creditor.firstLienSold?.[at], figures, 'hpml_escrow_small_creditor_sold_loans'),
  )
  const assets = anyYear((at) => {
    const given = creditor.assetsWithAffiliates?.[at]
    if (given === undefined) return null
    const limit = figures.cents('hpml_escrow_small_creditor_assets', dayOf(at + 1, 1, 1))
    return parseCents(given, `creditor.assetsWithAffiliates.${at}`) < limit
  })
  const small = conclude(
    { 'rural or underserved loan': rural, 'loans sold': sold, assets, 'no other escrow accounts': noEscrow },
    'small creditor',
    '1026.35(b)(2)(iii)',
    working,
  )
  if (small) return 'small_creditor'

  if (creditor.insured !== true) return notExempt([small])
  const ownAssets = anyYear((at) => {
    const given = creditor.assets?.[at]
    if (given === undefined || at + 1 < FIRST_INSURED_YEAR) return given === undefined ? null : false
    const limit = figures.cents('hpml_escrow_insured_assets', dayOf(at + 1, 1, 1))
    return parseCents(given, `creditor.assets.${at}`) <= limit
  })
  const loans = anyYear((at) =>
    atMost(creditor.firstLienPrincipalDwellingLoans?.[at], figures, 'hpml_escrow_insured_loans'),
  )
  const insured = conclude(
    { assets: ownAssets, loans, 'rural or underserved loan': rural, 'no other escrow accounts': noEscrow },
    'insured institution',
    '1026.35(b)(2)(vi)',
    working,
  )
  return insured ? 'insured_institution' : notExempt([small, insured])
}

/** The exemption of (vi) begins with the figure for 2021. */
const FIRST_INSURED_YEAR = 2021

function atMost(count: number | undefined, figures: Figures, key: string): Outcome {
  return count === undefined ? null : count <= Number(figures.row(key).value)
}

const notExempt = (outcomes: readonly Outcome[]): CreditorExemption =>
  outcomes.includes(null) ? 'no_exemption_shown' : 'exemption_not_met'

const WORDS = { true: 'met', false: 'not met', null: 'not known' } as const

function conclude(
  tests: Readonly<Record<string, Outcome>>,
  name: string,
  citation: string,
  working: Working,
): Outcome {
  const outcomes = Object.values(tests)
  const result = outcomes.includes(false) ? false : outcomes.includes(null) ? null : true
  const list = Object.entries(tests).map(([test, outcome]) => `${test} ${WORDS[`${outcome}`]}`)
  working.step(`Exemption of a ${name}: ${list.join(', ')}.`, WORDS[`${result}`], citation)
  const unknown = Object.entries(tests).filter(([, outcome]) => outcome === null)
  if (result === null)
    working.note(`Not known for the exemption of a ${name}: ${unknown.map(([test]) => test).join(', ')}.`)
  return result
}
