import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CALCULATOR_NAMES } from '../loan-tests/loan-test-list.ts'
import { bundledData, bundledText } from '../testing/bundled-data.ts'
import { dataPointReport, judgeDataPoints, readDataPoints } from './data-point-report.ts'
import { type Loan, withAdditions } from './loan.ts'
import { fieldOf, NAME_OF_PATH } from './loan-field-names.ts'
import type { LoanVerdict } from './loan-verdict.ts'
import { readLoanFile } from './read-loan-file.ts'
import { LOAN_TEST_IDS, runEveryTest } from './run-every-test.ts'

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8')
const loanOf = (xml: string): Loan => readLoanFile(new TextEncoder().encode(xml), 'file.xml')[0]!
const verdictsOf = (loan: Loan) =>
  new Map(runEveryTest(loan, bundledData).verdicts.map((one) => [one.id, one]))
const typed = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, source: 'typed' as const }]))

interface Golden {
  true: Record<string, string>
  aprTest: { input: object; expect: { aprExact: string } }
  arithmetic: { checks: { check: string; value: string }[] }
  composite?: { indexAtConsummation: string }
}
const fixed = sample('sample-fixed.xml')
const arm = sample('sample-arm.xml')
const goldenOf = (name: string) => JSON.parse(sample(`${name}.golden.json`)) as Golden

test.each(['sample-fixed', 'sample-arm'])('recomputes the loan calculations of %s to the cent', (name) => {
  const golden = goldenOf(name)
  const index = golden.composite?.indexAtConsummation
  const loan = withAdditions(
    loanOf(sample(`${name}.xml`)),
    index === undefined ? {} : typed({ indexValuePercent: index }),
  )
  const verdicts = verdictsOf(loan)
  const recomputed = (id: string) => [verdicts.get(id)!.recomputed, verdicts.get(id)!.verdict]
  expect(recomputed('apr')).toEqual([golden.aprTest.expect.aprExact, 'within'])
  expect(verdicts.get('apr')!.input).toEqual(golden.aprTest.input)
  expect(recomputed('apr-tolerance')[1]).toBe('within')
  expect(recomputed('amount-financed')).toEqual([golden.true.amountFinanced, 'within'])
  expect(recomputed('finance-charge')).toEqual([golden.true.financeCharge, 'within'])
  expect(recomputed('total-of-payments')).toEqual([golden.true.totalOfPayments, 'within'])
  expect(recomputed('total-interest-percentage')).toEqual([golden.true.tip, 'within'])
})

/** By the beginning of the golden check's name. */
const CHECK_IDS: readonly (readonly [RegExp, string])[] = [
  [/^section ([A-H]):/, 'section-$1'],
  [/^D = /, 'total-loan-costs'],
  [/^I = /, 'total-other-costs'],
  [/^J = /, 'total-closing-costs'],
  [/^closing costs subtotal column (\w+):/, 'subtotal-$1'],
  [/^closing costs subtotal \(D\+I\)/, 'subtotals-borrower'],
  [/^cash to close: lines re-total \(final/, 'cash-to-close-lines'],
  [/^cash to close: lines re-total \(Loan/, 'cash-to-close-estimate'],
  [/^cash to close line TotalClosingCosts/, 'cash-to-close-costs'],
  [/^cash to close total = closing/, 'cash-to-close-detail'],
  [/^payoffs and payments/, 'payoffs-and-payments'],
  [/^K - L/, 'borrower-transaction'],
  [/^M - N/, 'seller-transaction'],
  [/^K: /, 'due-from-borrower'],
  [/^L: /, 'paid-for-borrower'],
  [/^M: /, 'due-to-seller'],
  [/^N: /, 'due-from-seller'],
  [/^P&I from/, 'principal-and-interest'],
  [/^projected P&I/, 'projected-initial-payment'],
  [/^LoanDiscountPoints/, 'discount-points'],
  [/^LoanOriginationFee/, 'origination-percent'],
  [/^prepaid interest: days/, 'prepaid-interest'],
  [/^per diem from/, 'per-diem'],
  [/^monthly escrow items/, 'projected-escrow'],
  [/^escrowed costs over year 1/, 'first-year-escrow'],
  [/^recording fee total/, 'recording-fees'],
]

test.each(['sample-fixed', 'sample-arm'])('makes every check of the arithmetic of %s', (name) => {
  const verdicts = verdictsOf(loanOf(sample(`${name}.xml`)))
  const made = [...verdicts.values()]
  for (const { check, value } of goldenOf(name).arithmetic.checks) {
    const rule = CHECK_IDS.find(([pattern]) => pattern.test(check))
    const id =
      rule &&
      check
        .replace(new RegExp(`${rule[0].source}.*`), rule[1])
        .replace(/[A-Z]/g, (letter, at: number) =>
          at > 8 || !check.startsWith('section') ? `-${letter.toLowerCase()}` : letter.toLowerCase(),
        )
        .replace('--', '-')
    const found = id
      ? [verdicts.get(id)]
      : made.filter(
          ({ disclosed, group }) => group === 'closing_disclosure' && Number(disclosed) === Number(value),
        )
    expect([check, found[0]?.verdict, Number(found[0]?.disclosed)]).toEqual([check, 'within', Number(value)])
  }
})

test('names every test once, with a citation and one sentence', () => {
  const { verdicts } = runEveryTest(loanOf(fixed), bundledData)
  expect(new Set(verdicts.map(({ id }) => id)).size).toBe(verdicts.length)
  for (const { id, citation, sentence, question } of verdicts)
    expect([id, citation !== '', /^[A-Z].*[.)]$/.test(sentence), question.endsWith('?')]).toEqual([
      id,
      true,
      true,
      true,
    ])
  expect(LOAN_TEST_IDS.every((id) => verdicts.some((one) => one.id === id))).toBe(true)
  expect(CALCULATOR_NAMES.filter((name) => !verdicts.some(({ test }) => test === name))).toEqual([])
})

test('an early closing says how many days are missing', () => {
  const loan = loanOf(fixed.replace('>2026-03-16</ClosingDate>', '>2026-03-11</ClosingDate>'))
  // Issued on Monday, March 9: handed over that day, the third specific business day is Thursday, March 12.
  expect(verdictsOf(loan).get('trid-forward')).toMatchObject({
    verdict: 'outside',
    days: 1,
    citation: '1026.19(f)(1)(ii)(A)',
  })
  expect(verdictsOf(loan).get('trid-backward')).toMatchObject({ verdict: 'outside' })
})

test('a closing that mail would make too early needs the way of delivery', () => {
  const loan = loanOf(fixed.replace('>2026-03-16</ClosingDate>', '>2026-03-13</ClosingDate>'))
  const open = verdictsOf(loan).get('trid-forward')!
  expect([open.verdict, open.missing.map(({ name }) => name)]).toEqual([
    'undetermined',
    ['closingDisclosureMethod', 'closingDisclosureReceivedDate'],
  ])
  expect(
    verdictsOf(withAdditions(loan, typed({ closingDisclosureMethod: 'in person' }))).get('trid-forward')!
      .verdict,
  ).toBe('within')
  expect(
    verdictsOf(withAdditions(loan, typed({ closingDisclosureMethod: 'mail' }))).get('trid-forward'),
  ).toMatchObject({ verdict: 'outside', days: 3 })
})

test('money paid out before the right to rescind ended is too early', () => {
  const loan = loanOf(arm.replace('>2026-06-17</m:DisbursementDate>', '>2026-06-15</m:DisbursementDate>'))
  const primary = withAdditions(
    loan,
    typed({ occupancy: 'PrimaryResidence', rescissionNoticeDate: '2026-06-12' }),
  )
  expect(verdictsOf(primary).get('rescission')).toMatchObject({
    verdict: loan.values.refinanceSameLenderIndicator?.value === 'true' ? 'undetermined' : 'outside',
    recomputed: '2026-06-17',
  })
  expect(
    verdictsOf(withAdditions(loanOf(arm), typed({ rescissionNoticeDate: '2026-06-12' }))).get('rescission')!
      .verdict,
  ).toBe('within')
})

test('a wrong total says the dollars', () => {
  const loan = loanOf(fixed.replace('>3435.00<', '>3445.00<'))
  const verdicts = verdictsOf(loan)
  expect(verdicts.get('section-a')).toMatchObject({
    verdict: 'outside',
    dollars: '10.00',
    disclosed: '3445.00',
    recomputed: '3435.00',
  })
  expect(verdicts.get('total-loan-costs')).toMatchObject({ verdict: 'outside', dollars: '10.00' })
  expect(verdicts.get('section-b')!.verdict).toBe('within')
})

test('an understated finance charge is outside from more than $100', () => {
  const at = (amount: string) =>
    verdictsOf(loanOf(fixed.replace('>470752.64<', `>${amount}<`))).get('finance-charge')!
  expect(at('470652.64').verdict).toBe('within')
  expect(at('470652.63')).toMatchObject({ verdict: 'outside', dollars: '100.01' })
  expect(at('480000.00').verdict).toBe('within')
})

test('placeholders are no figures', () => {
  const xml = fixed
    .replace('>6.758<', '>1.0000<')
    .replace('>470752.64<', '>1.00<')
    .replace('>358887.60<', '>1.00<')
  const verdicts = verdictsOf(loanOf(xml))
  for (const id of ['apr', 'apr-tolerance', 'hpml', 'qm-status', 'finance-charge', 'amount-financed'])
    expect([id, verdicts.get(id)!.verdict]).toEqual([id, 'undetermined'])
})

test('a loan with hardly a value is not determined, and says what is missing', () => {
  const loan = loanOf(
    '<MESSAGE><DEAL_SETS><DEAL_SET><DEALS><DEAL><LOANS><LOAN><TERMS_OF_LOAN><NoteAmount>100000</NoteAmount></TERMS_OF_LOAN></LOAN></LOANS></DEAL></DEALS></DEAL_SET></DEAL_SETS></MESSAGE>',
  )
  const report = runEveryTest(loan, bundledData)
  expect([report.verdict, report.counts.within, report.counts.outside]).toEqual(['undetermined', 0, 0])
  for (const { id, verdict, missing } of report.verdicts)
    if (verdict === 'undetermined') expect([id, missing.length > 0]).toEqual([id, true])
})

/** What a test says, without the list of values that it looked at and without places in the file. */
const answerOf = ({ uses: _, ...said }: LoanVerdict) => JSON.stringify(said)

/** Another value of the same kind. */
function otherValue(name: string, value: string): string {
  switch (fieldOf(name)!.kind) {
    case 'amount':
      return (Number(value) + 137.25).toFixed(2)
    case 'percent':
      return (Number(value) + 1.125).toFixed(4)
    case 'date':
      return new Date(Date.parse(value) + 3 * 86_400_000).toISOString().slice(0, 10)
    case 'integer':
      return String(Number(value) + 2)
    case 'boolean':
      return value === 'true' ? 'false' : 'true'
    default:
      return OTHER_WORDS[value] ?? 'SomethingElse'
  }
}
const OTHER_WORDS: Readonly<Record<string, string>> = {
  Purchase: 'Refinance',
  Refinance: 'Purchase',
  Fixed: 'AdjustableRate',
  AdjustableRate: 'Fixed',
  FirstLien: 'SecondLien',
  Buyer: 'Seller',
  Seller: 'Buyer',
  AtClosing: 'BeforeClosing',
  BeforeClosing: 'AtClosing',
  General: 'Exempt',
  Month: 'Year',
}

interface Place {
  name: string
  change: (loan: Loan) => Loan
}

/** Every value of the loan, each with a copy of the loan in which it alone is another. */
function placesOf(loan: Loan): Place[] {
  const places: Place[] = Object.entries(loan.values).map(([key, { value }]) => ({
    name: key,
    change: (from) => ({
      ...from,
      values: { ...from.values, [key]: { ...from.values[key]!, value: otherValue(key, value) } },
    }),
  }))
  const walk = (lists: Loan['lists'], before: string, at: readonly (string | number)[]) => {
    for (const [list, entries] of Object.entries(lists))
      for (const [index, entry] of entries.entries()) {
        for (const [key, { value }] of Object.entries(entry.values))
          places.push({
            name: `${before}${list}.${key}`,
            change: (from) => {
              const copy = structuredClone(from)
              let owner: { lists: Loan['lists'] } = copy
              for (let step = 0; step < at.length; step += 2)
                owner = owner.lists[at[step] as string]![at[step + 1] as number]!
              const changed = owner.lists[list]![index]!.values
              changed[key] = { ...changed[key]!, value: otherValue(`${before}${list}.${key}`, value) }
              return copy
            },
          })
        walk(entry.lists, `${before}${list}.`, [...at, list, index])
      }
  }
  walk(loan.lists, '', [])
  return places
}

/** Values that no sample has, by the place of the entry in its list. */
const withEntries = (loan: Loan, list: string, added: readonly Record<string, string>[]): Loan => ({
  ...loan,
  lists: {
    ...loan.lists,
    [list]: loan.lists[list]!.map((entry, index) => ({
      ...entry,
      values: { ...entry.values, ...typed(added[index] ?? {}) },
    })),
  },
})

const labeled = (item: 'prepaidItem' | 'escrowItem') => [
  { [`${item}TypeLabel`]: 'First', [`${item}EstimatedTotalAmount`]: '100.00' },
  { [`${item}TypeOtherDescription`]: 'Second', feePaidToTypeOtherDescription: 'LenderAffiliate' },
]

/** A fixed rate with everything that other systems and people may add. */
const addedTo = (xml: string, values: Readonly<Record<string, string>>): Loan => {
  const loan = withAdditions(loanOf(xml), typed(values))
  const other = withEntries(loan, 'fees', [{ feeTypeOtherDescription: 'Something else' }])
  const prepaid = withEntries(other, 'prepaids', labeled('prepaidItem'))
  return withEntries(prepaid, 'escrowItems', labeled('escrowItem'))
}

/** With what a person adds, so that as many tests as possible decide. */
const FULL: readonly Loan[] = [
  withAdditions(loanOf(fixed), typed({ occupancy: 'PrimaryResidence', closingDisclosureMethod: 'mail' })),
  withAdditions(loanOf(arm), typed({ indexValuePercent: '4.30', rescissionNoticeDate: '2026-06-12' })),
  // Of the lender's own loan, with the fully indexed rate in the place of the index.
  withEntries(
    withAdditions(
      loanOf(arm),
      typed({ refinanceSameLenderIndicator: 'true', disclosedFullyIndexedRatePercent: '7.05' }),
    ),
    'payoffs',
    [{ payoffPrepaymentPenaltyAmount: '150.00' }],
  ),
  withAdditions(
    loanOf(
      fixed
        .replaceAll('<FEE_DETAIL>', '<FEE_DETAIL><FeeEstimatedTotalAmount>400.00</FeeEstimatedTotalAmount>')
        .replaceAll(
          '</ESCROW_ITEM_PAYMENTS>',
          '</ESCROW_ITEM_PAYMENTS><ESCROW_ITEM_DISBURSEMENTS><ESCROW_ITEM_DISBURSEMENT><EscrowItemDisbursementDate>2026-09-01</EscrowItemDisbursementDate></ESCROW_ITEM_DISBURSEMENT></ESCROW_ITEM_DISBURSEMENTS>',
        ),
    ),
    typed({
      prepaymentPenaltyIndicator: 'true',
      prepaymentPenaltyExpirationMonthsCount: '24',
      prepaymentPenaltyMaximumLifeOfLoanAmount: '3000.00',
      interestOnlyIndicator: 'true',
      interestOnlyTermMonthsCount: '60',
      salesContractDate: '2026-01-20',
      aprPercent: '9.5',
    }),
  ),
  addedTo(
    fixed
      .replace(/<SalesContractAmount>.*<\/SalesContractAmount>/, '')
      .replace(' gse:DisplayLabelText="Points"', '')
      .replaceAll(
        '<FeeActualPaymentAmount>',
        '<FeeEstimatedPaymentAmount>50.00</FeeEstimatedPaymentAmount><FeeActualPaymentAmount>',
      ),
    {
      ...{
        occupancy: 'PrimaryResidence',
        constructionMethod: 'Manufactured',
        qualifiedMortgageType: 'General',
      },
      ...{ applicationReceivedDate: '2026-01-20', loanEstimateSentDate: '2026-01-22' },
      ...{ loanEstimateMethod: 'email', loanEstimateReceivedDate: '2026-01-23' },
      ...{ intentToProceedDate: '2026-01-24', closingDisclosureReceivedDate: '2026-03-10' },
      ...{ firstPaymentDate: '2026-05-01', conformingLimitAmount: '832750.00', providerListGiven: 'false' },
      ...{
        realPropertyAmount: '400000.00',
        personalPropertyAmount: '500.00',
        salesContractDate: '2026-01-20',
        aprPercent: '9.5',
      },
      ...{ sellerAcquiredDate: '2025-11-15', sellerPriceAmount: '300000.00' },
      ...{ prepaymentPenaltyIndicator: 'true', prepaymentPenaltyExpirationMonthsCount: '24' },
      ...{ prepaymentPenaltyPercent: '2.0', cashFromSellerAtClosingAmount: '10.00' },
      ...{ assetType: 'Other', assumedLoanAmount: '100.00' },
    },
  ),
]

test('changing one value changes only tests that look at it, and every value that is used changes one', {
  timeout: 180_000,
}, () => {
  const moved = new Set<string>()
  const used = new Set<string>()
  for (const loan of FULL) {
    const before = verdictsOf(loan)
    for (const { uses } of before.values()) for (const { name } of uses) used.add(name)
    const tried = new Map<string, number>()
    for (const { name, change } of placesOf(loan)) {
      // Of a long list, the first entries stand for the rest.
      if ((tried.get(name) ?? 0) >= 3) continue
      tried.set(name, (tried.get(name) ?? 0) + 1)
      const after = verdictsOf(change(loan))
      const looks = (id: string) =>
        [before, after].some((run) => run.get(id)?.uses.some((one) => one.name === name))
      for (const id of new Set([...before.keys(), ...after.keys()])) {
        const [was, is] = [before.get(id), after.get(id)]
        if (was && is && answerOf(was) === answerOf(is)) continue
        moved.add(name)
        expect([name, id, looks(id) || was === undefined || is === undefined]).toEqual([name, id, true])
      }
    }
  }
  const inFiles = new Set(FULL.flatMap((loan) => placesOf(loan).map(({ name }) => name)))
  expect([...used].filter((name) => !inFiles.has(name))).toEqual([])
  expect([...used].filter((name) => !moved.has(name)).sort()).toEqual(Object.keys(UNMOVED).sort())
})

/** Values that decide only where another value is different from these loans, with where that is. */
const UNMOVED: Readonly<Record<string, string>> = {
  assetType: 'where it is missing',
  'cashToClose.integratedDisclosureCashToCloseItemPaymentType': 'where the amounts have no signs',
  ceilingRatePercent: 'where the index plus the margin is above it',
  'escrowItems.disbursements.escrowItemDisbursementDate': 'where it is in another month',
  'escrowItems.feePaidToType': 'never: shown with the charge',
  'escrowItems.integratedDisclosureSectionType': 'where it names another section of charges',
  'fees.feePaidToType': 'where it is the lender or the broker of a service',
  'fees.optionalCostIndicator': 'for credit insurance',
  floorRatePercent: 'where the index plus the margin is below it',
  integratedDisclosureLoanProductDescription: 'where it is missing',
  miScheduledTerminationDate: 'where it is in another month',
  mortgageType: 'with an up-front premium',
  'parties.roles.licenses.licenseIdentifier': 'where it is missing',
  'prepaids.feePaidToType': 'never: shown with the charge',
  'prepaids.integratedDisclosureSectionType': 'where it names another section of charges',
  'rateChanges.adjustmentRuleType': 'where the first change has another cap',
  'rateChanges.perChangeMaximumIncreaseRatePercent': 'where the rate would rise by more',
  'rateChanges.perChangeRateAdjustmentFrequencyMonthsCount':
    'where the caps spread the rise over several changes',
}

/** What the mapping offers and a test does not take, with the reason. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  'apr advances[].amount: feeSummaryTotalAmountFinancedAmount':
    'The amount financed is recomputed from the loan and its charges, so that the disclosed one is tested too.',
  'apr earningDate: prepaids.prepaidItemPaidThroughDate':
    'Interest of the odd days is a finance charge, and the term begins with the advance.',
  'apr payments[].amount: projectedPayments.projectedPaymentPrincipalAndInterestMaximumPaymentAmount':
    'The payments come from the note; the projected ones are tested against it.',
  'apr payments[].count: balloonPaymentAmount':
    'A balloon is not computed from a file, and the sentence says so.',
  'business-days from: closingDate': 'Judges nothing about a loan by itself.',
  'business-days from: integratedDisclosureIssuedDate': 'Judges nothing about a loan by itself.',
  'escrow-analysis analysisDate: closingDate': 'An initial analysis has no surplus or shortage to date.',
  'escrow-analysis cushionMonths: escrowItems.escrowCollectedNumberOfMonthsCount':
    'The months collected are no cushion.',
  'fee-tolerance fees[].actual: sections.payments.integratedDisclosureSubsectionPaymentAmount':
    'The credit of the Loan Estimate, which it would be compared with, is in no file.',
  'fee-tolerance fees[].kind: sections.integratedDisclosureSubsectionType': 'As above.',
  'fee-tolerance fees[].providerChosen: fees.fullName': 'The section says whether the borrower shopped.',
  'hoepa exemption: mortgageType': 'No kind of mortgage in the file names the USDA program that is exempt.',
  'hoepa-rate rates[]: ceilingRatePercent':
    'A rate that varies otherwise than with an index has no name in the file.',
  'hpml appraisalExemption: propertyValuationMethodType':
    'Says whether an appraisal was made, not whether it is excused.',
  'hpml qualifiedMortgage: abilityToRepayMethodType': 'Does not say that the loan is a qualified mortgage.',
  'points-and-fees items[].financed: cashToClose.integratedDisclosureCashToCloseItemFinalAmount':
    'Does not say which item was financed.',
  'points-and-fees items[].paidToAffiliate: regulationZTotalAffiliateFeesAmount':
    'A sum; each charge names its own payee.',
  'rate-spread assumption: assumedLoanAmount': 'Is part of sections L and N only.',
  'threshold date: closingDate': 'Judges nothing about a loan by itself.',
  'threshold date: currentRateSetDate': 'Judges nothing about a loan by itself.',
  'trid-forward changes[].disclosedApr: aprPercent': 'Takes an earlier Closing Disclosure.',
  'trid-forward changes[].newApr: aprPercent': 'Takes an earlier Closing Disclosure.',
  'trid-post-closing consummation: closingDate': 'Nothing after closing is in the file.',
}

test('each test uses the data points that supply its inputs', () => {
  const mapping = JSON.parse(bundledText('loan-files/ucd-mapping.json')) as Record<
    string,
    Record<string, string[]>
  >
  const unused: string[] = []
  const verdicts = FULL.flatMap((loan) => [...verdictsOf(loan).values()])
  for (const [calculator, inputs] of Object.entries(mapping))
    for (const [input, paths] of Object.entries(inputs))
      for (const path of paths) {
        const name = NAME_OF_PATH.get(path.replace('~/', '').replace(/^\^\//, '^'))
        const users = verdicts.filter(({ test: by }) => by === calculator)
        if (!users.some(({ uses }) => uses.some((one) => one.name === name)))
          unused.push(`${calculator} ${input}: ${name ?? path}`)
      }
  expect([...new Set(unused)].sort()).toEqual(Object.keys(NOT_TAKEN).sort())
})

test('docs/loan-files.md says what becomes of every data point', () => {
  const tests = new Map<string, string[]>()
  for (const loan of FULL)
    for (const { id, uses } of verdictsOf(loan).values())
      for (const { name } of uses) {
        const known = tests.get(name) ?? []
        // Checks made for each entry share one name.
        const plain = id.replace(/-\d+(-maximum|-minimum)?$/, '')
        if (!known.includes(plain)) tests.set(name, [...known, plain])
      }
  const rows = readDataPoints(bundledText('loan-files/ucd-data-points.csv'))
  const points = judgeDataPoints(rows, tests)
  expect([rows.length, points.length]).toEqual([1231, 300])
  const report = dataPointReport(points, rows.length)
  const page = new URL('../../../docs/loan-files.md', import.meta.url)
  if (process.env.UPDATE_LOAN_FILE_REPORT === '1') writeFileSync(page, report)
  expect(readFileSync(page, 'utf8')).toBe(report)
})
