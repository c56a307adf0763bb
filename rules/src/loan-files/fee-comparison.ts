import { plainName } from '../csv/csv-rows.ts'
import type {
  Bucket,
  FeeInput,
  FeeKind,
  FeeToleranceInput,
  FeeToleranceResult,
} from '../fees/fee-tolerance-shape.ts'
import type { LoanTestAnswer } from '../loan-tests/answer.ts'
import { feeTolerance } from '../loan-tests/fee-tolerance.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type Cents, formatCents, readCents } from '../money/cents.ts'
import { type Charge, chargesOf, isAffiliate, paidByBorrower } from './charges.ts'
import { isChanged, isValid, missingOf, type Revisions, reasonOf, revisionsOf } from './estimate-revisions.ts'
import { LoanReader } from './loan-reader.ts'

/** A charge in the Loan Estimates beside what the borrower paid. */
export interface ComparedFee {
  id: string
  bucket: Bucket
  citation: string
  section: string
  /** Of each Loan Estimate; null where it does not have the charge. */
  estimates: (string | null)[]
  baseline: string
  actual: string
  excess: string
}

export interface FeeComparison {
  /** The day of each Loan Estimate, where it has one. Empty where the amounts stand in the Closing Disclosure itself. */
  estimateDates: (string | null)[]
  fees: ComparedFee[]
  zero: FeeToleranceResult['zero']
  tenPercent: FeeToleranceResult['tenPercent']
  lenderCredits: FeeToleranceResult['lenderCredits']
  /** What has to be refunded, and how much of it the Closing Disclosure shows as a credit. */
  cure: string
  cured: string
  /**
   * The cure if each revised Loan Estimate without its reason or its day was allowed, and if the providers of section C
   * were not on a written list.
   */
  cureIfRevised: string
  refundDueBy: string | null
}

export interface FeeTest {
  comparison: FeeComparison
  input: FeeToleranceInput
  answer: LoanTestAnswer<FeeToleranceResult>
  /** What is not known of revised Loan Estimates, their reason or the day of the information, and of the list of providers. */
  unexplained: string[]
  /** Revised Loan Estimates whose reason is taken as the cause of every change, by their number. */
  takenForAll: number[]
}

/** The charges against the Loan Estimate, or nothing where no file says what it said. */
export function feeTestOf(reader: LoanReader, data: LoanTestData): FeeTest | undefined {
  const charges = chargesOf(reader)
  const versions = (reader.loan.estimates ?? []).map((loan) => chargesOfEstimate(loan, reader))
  const hasOwn = charges.some(({ estimated }) => estimated !== null)
  if (versions.length === 0 && !hasOwn) return undefined
  const lines = versions.length > 0 ? joined(versions, charges) : charges.map(ownLine)
  const dates = {
    consummation: reader.value('closingDate'),
    closingDisclosureSent: reader.value('integratedDisclosureIssuedDate'),
  }
  const issued = (reader.loan.estimates ?? []).map(
    ({ values }) => values.integratedDisclosureIssuedDate?.value ?? null,
  )
  const said = issued.map((_, index) => (index === 0 ? undefined : reasonOf(reader, index + 1)))
  const listGiven = listAnswer(reader, lines)
  const inputWith = (isBest: boolean): FeeToleranceInput => ({
    ...(dates.consummation === undefined ? {} : { consummation: dates.consummation }),
    ...(dates.closingDisclosureSent === undefined
      ? {}
      : { closingDisclosureSent: dates.closingDisclosureSent }),
    fees: [
      ...lines.flatMap((line) => feeInput(line, { issued, said, isBest }, listGiven)),
      ...lenderCredits(reader, { issued, said, isBest }),
    ],
  })
  const input = inputWith(false)
  const answer = feeTolerance(input, data)
  const credits = creditsOfEstimates(reader)
  const changed = said.flatMap((reason, index) =>
    index > 0 && (isChanged(credits, index) || lines.some(({ estimates }) => isChanged(estimates, index)))
      ? [{ reason, version: index + 1 }]
      : [],
  )
  const unexplained = [
    ...changed.flatMap(({ reason, version }) => missingOf(reason, version)),
    ...(listGiven === undefined && hasShoppedExcess(lines, answer) ? [LIST_GIVEN] : []),
  ]
  const best = unexplained.length > 0 ? feeTolerance(inputWith(true), data).result : answer.result
  const { fees, zero, tenPercent, lenderCredits: given, cure, refundDueBy } = answer.result
  const sectionOf = new Map(lines.map((line) => [line.id, line]))
  return {
    ...{ input, answer, unexplained },
    takenForAll: changed.flatMap(({ reason, version }) =>
      reason?.informationReceived !== undefined && isValid(reason) && reason.reason !== 'rate_lock'
        ? [version]
        : [],
    ),
    comparison: {
      estimateDates: issued,
      fees: fees.map(({ id, bucket, citation, baseline, actual, excess }) => ({
        ...{ id, bucket, citation, baseline, actual, excess },
        section: sectionOf.get(id)?.charge.section ?? '',
        estimates: (sectionOf.get(id)?.estimates ?? []).map((amount) =>
          amount === null ? null : formatCents(amount),
        ),
      })),
      ...{ zero, tenPercent, lenderCredits: given, cure, refundDueBy },
      cured: formatCents(curedOf(reader)),
      cureIfRevised: best.cure,
    },
  }
}

/** What the Closing Disclosure shows as a credit for charges over the limit. */
export const curedOf = (reader: LoanReader): Cents =>
  reader.list('sections').reduce((sum, row) => sum + (row.cents('lenderCreditToleranceCureAmount') ?? 0), 0)

/** One charge, as the Loan Estimates and the Closing Disclosure know it. */
interface Line {
  id: string
  charge: Charge
  /** Section C of a Loan Estimate lists the services that the consumer may shop for. */
  couldShop: boolean | undefined
  isOnClosing: boolean
  estimates: (Cents | null)[]
  actual: Cents
}

const ownLine = (charge: Charge): Line => ({
  id: charge.label,
  charge,
  couldShop: undefined,
  isOnClosing: true,
  estimates: [charge.estimated],
  actual: paidByBorrower(charge),
})

/** What a Loan Estimate looks at counts for the test that reads it. */
function chargesOfEstimate(loan: LoanReader['loan'], reader: LoanReader): Charge[] {
  const own = new LoanReader(loan)
  const charges = withoutParts(chargesOf(own))
  for (const name of own.uses) if (name.includes('.')) reader.uses.add(name)
  return charges
}

/** Where the total of recording fees is given, its parts do not count once more. */
const withoutParts = (charges: readonly Charge[]): Charge[] =>
  charges.some(({ type }) => type === 'RecordingFeeTotal')
    ? charges.filter(({ type }) => !/^RecordingFeeFor/.test(type))
    : [...charges]

const amountOfEstimate = (charge: Charge): Cents => charge.estimated ?? paidByBorrower(charge)

/** Property tax is paid in advance and into escrow: two charges. */
const kindName = ({ list, type }: Charge) => `${list} ${type}`

const exactName = (charge: Charge) => `${kindName(charge)} ${plainName(charge.label)}`

/**
 * Finds each charge in every file: by its type and name, then by its type alone where that leaves no choice. Charges
 * of type Other have nothing but their name.
 */
function joined(versions: readonly Charge[][], closing: readonly Charge[]): Line[] {
  const files = [...versions, withoutParts(closing)]
  const lines: { charges: (Charge[] | undefined)[] }[] = []
  const byName = new Map<string, (Charge[] | undefined)[]>()
  for (const [index, charges] of files.entries())
    for (const charge of charges) {
      const name = exactName(charge)
      let line = byName.get(name)
      if (!line) {
        line = files.map(() => undefined)
        byName.set(name, line)
        lines.push({ charges: line })
      }
      line[index] = [...(line[index] ?? []), charge]
    }
  return named(mergedByType(lines).map(({ charges }) => lineOf(charges, versions.length)))
}

/** Two lines of one type that never stand in the same file are the same charge under two names. */
function mergedByType(lines: readonly { charges: (Charge[] | undefined)[] }[]) {
  const merged: { charges: (Charge[] | undefined)[] }[] = []
  for (const line of lines) {
    const type = typeOf(line.charges)
    const others = type.endsWith(' Other') ? [] : lines.filter((one) => typeOf(one.charges) === type)
    const before = others.length === 2 ? merged.find((one) => typeOf(one.charges) === type) : undefined
    if (before?.charges.every((one, index) => !one || !line.charges[index]))
      before.charges = before.charges.map((one, index) => one ?? line.charges[index])
    else merged.push({ charges: line.charges })
  }
  return merged
}

const typeOf = (charges: readonly (Charge[] | undefined)[]) => kindName(charges.find((one) => one)![0]!)

function lineOf(charges: readonly (Charge[] | undefined)[], versions: number): Line {
  const onClosing = charges[versions]
  const first = charges.slice(0, versions).find((one) => one)
  const charge = (onClosing ?? first)![0]!
  const total = (of: Charge[] | undefined, amount: (one: Charge) => Cents) =>
    of ? of.reduce((sum, one) => sum + amount(one), 0) : null
  return {
    id: charge.label,
    charge,
    couldShop: first ? first[0]!.section === 'C' : undefined,
    isOnClosing: onClosing !== undefined,
    estimates: charges.slice(0, versions).map((one) => total(one, amountOfEstimate)),
    actual: total(onClosing, paidByBorrower) ?? 0,
  }
}

/** The ledger knows each charge by its name. */
function named(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const count = (counts.get(line.id) ?? 0) + 1
    counts.set(line.id, count)
    return count === 1 ? line : { ...line, id: `${line.id} (${count})` }
  })
}

/** Whether the creditor gave the written list of 1026.19(e)(1)(vi)(C); no file holds it. */
export const LIST_GIVEN = 'providerListGiven'

/** Only section C asks for it. */
function listAnswer(reader: LoanReader, lines: readonly Line[]): boolean | undefined {
  if (!lines.some(({ charge, isOnClosing }) => isOnClosing && charge.section === 'C')) return undefined
  const given = reader.value(LIST_GIVEN)
  return given === undefined ? undefined : given === 'true'
}

/** The borrower chose an affiliate, and the file does not say from which list. */
const isShoppedAffiliate = ({ charge, isOnClosing }: Line): boolean =>
  isOnClosing && charge.section === 'C' && isAffiliate(charge)

/** Whether the list matters: an affiliate of section C charges more than was estimated. */
function hasShoppedExcess(lines: readonly Line[], { result }: LoanTestAnswer<FeeToleranceResult>): boolean {
  const shopped = new Set(lines.filter(isShoppedAffiliate).map(({ id }) => id))
  return result.fees.some(({ id, excess }) => shopped.has(id) && readCents(excess)! > 0)
}

/**
 * Section C of a Closing Disclosure lists services of providers who are not on the written list (1026.38(f)(3)). With
 * a list, 1026.19(e)(3)(iii)(D) lets them vary, "even if such charges are paid to the creditor or affiliates"; without
 * one, an affiliate is in the zero group and others are in the ten percent group (comment 19(e)(3)(iii)-2).
 */
function shoppedInput(line: Line, { isBest }: Revisions, listGiven: boolean | undefined): Partial<FeeInput> {
  const isListed = listGiven ?? (isBest || !isShoppedAffiliate(line))
  return { shoppingAllowed: true, providerChosen: 'off_list', ...(isListed ? {} : { listProvided: false }) }
}

function feeInput(line: Line, revisions: Revisions, listGiven: boolean | undefined): FeeInput[] {
  const { id, charge, couldShop, isOnClosing, estimates, actual } = line
  const estimated = estimates[0] ?? 0
  if (estimates.every((amount) => amount === null) && actual === 0) return []
  if (actual < 0 || estimates.some((amount) => (amount ?? 0) < 0)) return []
  const kind = isShoppedAffiliate(line) ? 'third_party' : feeKind(charge)
  const changed = revisionsOf(estimates, revisions, charge.section === 'A')
  return [
    {
      ...{ id, kind, estimated: formatCents(estimated), actual: formatCents(actual) },
      ...(kind === 'third_party'
        ? {
            ...(charge.section === 'C' && isOnClosing
              ? shoppedInput(line, revisions, listGiven)
              : {
                  shoppingAllowed: couldShop ?? charge.section === 'C',
                  providerChosen: 'from_list' as const,
                }),
          }
        : {}),
      ...(isAffiliate(charge) ? { affiliate: true } : {}),
      // Not on the Closing Disclosure: comment 19(e)(3)(ii)-5 leaves out what was not performed.
      ...(isOnClosing ? {} : { performed: false }),
      ...(changed.length > 0 ? { revisions: changed } : {}),
    },
  ]
}

/** The credits of every file in one sum: comment 19(e)(3)(i)-5. The part that cures is no credit of the Loan Estimate. */
function lenderCredits(reader: LoanReader, revisions: Revisions): FeeInput[] {
  const versions = creditsOfEstimates(reader)
  if (versions.length === 0) return []
  const actual = Math.max(0, creditsOf(reader) - curedOf(reader))
  if (actual === 0 && versions.every((amount) => amount === 0)) return []
  const changed = revisionsOf(versions, revisions, true)
  return [
    {
      ...{ id: 'Lender credits', kind: 'lender_credit' as const },
      ...{ estimated: formatCents(versions[0]!), actual: formatCents(actual) },
      ...(changed.length > 0 ? { revisions: changed } : {}),
    },
  ]
}

const creditsOfEstimates = (reader: LoanReader): Cents[] =>
  (reader.loan.estimates ?? []).map((loan) => creditsOf(new LoanReader(loan)))

function creditsOf(reader: LoanReader): Cents {
  return reader
    .list('sections')
    .filter((row) => row.value('integratedDisclosureSubsectionType') === 'LenderCredits')
    .reduce((sum, row) => {
      const payments = row.list('payments')
      const total = row.cents('integratedDisclosureSectionTotalAmount')
      return payments.length === 0
        ? sum + Math.abs(total ?? 0)
        : payments.reduce(
            (inner, one) => inner + Math.abs(one.cents('integratedDisclosureSubsectionPaymentAmount') ?? 0),
            sum,
          )
    }, 0)
}

function feeKind(charge: Charge): FeeKind {
  const { section, type, paidToType } = charge
  // 1026.19(e)(3)(iii) lets these vary "even if such charges are paid to the creditor or affiliates".
  if (isAffiliate(charge) && !['F', 'G', 'H'].includes(section ?? '')) return 'affiliate_fee'
  if (section === 'A') return paidToType === 'Broker' ? 'broker_fee' : 'creditor_fee'
  if (section === 'B' || section === 'C') return 'third_party'
  if (section === 'E') return /Transfer|Surcharge/.test(type) ? 'transfer_tax' : 'recording_fee'
  if (section === 'G') return 'escrow'
  if (type === 'PrepaidInterest') return 'prepaid_interest'
  if (/Insurance/.test(type)) return 'property_insurance'
  if (/Tax/.test(type)) return 'property_tax'
  return 'not_required_service'
}

export const owedOf = ({ comparison }: FeeTest) => ({
  owed: readCents(comparison.cure)!,
  atBest: readCents(comparison.cureIfRevised)!,
  cured: readCents(comparison.cured)!,
})
