import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { joinDisclosures } from './join-disclosures.ts'
import { type Additions, withAdditions } from './loan.ts'
import { readLoanFile } from './read-loan-file.ts'
import { runEveryTest } from './run-every-test.ts'

const closing = readFileSync(new URL('./samples/sample-fixed.xml', import.meta.url), 'utf8')
  // The survey is of a provider of the lender's list.
  .replace(
    /(<FeeType gse:DisplayLabelText="Survey Fee">SurveyFee<\/FeeType>\s*<IntegratedDisclosureSectionType>)ServicesBorrowerDidShopFor/,
    '$1ServicesBorrowerDidNotShopFor',
  )

type Fee = readonly [section: string, type: string, paidTo: string, amount: string]

const FEES: readonly Fee[] = [
  ['OriginationCharges', 'LoanDiscountPoints', 'Lender', '1815.00'],
  ['OriginationCharges', 'ApplicationFee', 'Lender', '425.00'],
  ['OriginationCharges', 'LoanOriginationFee', 'Lender', '1095.00'],
  ['ServicesYouCannotShopFor', 'AppraisalFee', 'ThirdPartyProvider', '550.00'],
  ['ServicesYouCannotShopFor', 'CreditReportFee', 'ThirdPartyProvider', '75.00'],
  ['ServicesYouCannotShopFor', 'FloodCertification', 'ThirdPartyProvider', '14.00'],
  ['ServicesYouCannotShopFor', 'PropertyTaxStatusResearchFee', 'ThirdPartyProvider', '88.00'],
  ['ServicesYouCanShopFor', 'TitleLendersCoveragePremium', 'ThirdPartyProvider', '1104.00'],
  ['ServicesYouCanShopFor', 'TitleClosingFee', 'ThirdPartyProvider', '450.00'],
  ['ServicesYouCanShopFor', 'SurveyFee', 'ThirdPartyProvider', '300.00'],
  // Was never performed, and is on no Closing Disclosure.
  ['ServicesYouCanShopFor', 'PestInspectionFee', 'ThirdPartyProvider', '900.00'],
  ['TaxesAndOtherGovernmentFees', 'RecordingFeeTotal', 'Other', '120.00'],
]

const estimate = (issued: string, fees: readonly Fee[], number = 'EX0000001') => `<MESSAGE><DOCUMENT_SETS>
<DOCUMENT_SET><DOCUMENTS><DOCUMENT><DEAL_SETS><DEAL_SET><DEALS><DEAL><LOANS><LOAN LoanRoleType="SubjectLoan">
<DOCUMENT_SPECIFIC_DATA_SETS><DOCUMENT_SPECIFIC_DATA_SET><INTEGRATED_DISCLOSURE><INTEGRATED_DISCLOSURE_DETAIL>
<IntegratedDisclosureDocumentType>LoanEstimate</IntegratedDisclosureDocumentType>
<IntegratedDisclosureIssuedDate>${issued}</IntegratedDisclosureIssuedDate></INTEGRATED_DISCLOSURE_DETAIL>
</INTEGRATED_DISCLOSURE></DOCUMENT_SPECIFIC_DATA_SET></DOCUMENT_SPECIFIC_DATA_SETS>
<FEE_INFORMATION><FEES>${fees
  .map(
    ([section, type, paidTo, amount]) =>
      `<FEE><FEE_DETAIL><FeeEstimatedTotalAmount>${amount}</FeeEstimatedTotalAmount><FeePaidToType>${paidTo}</FeePaidToType><FeeType>${type}</FeeType><IntegratedDisclosureSectionType>${section}</IntegratedDisclosureSectionType></FEE_DETAIL></FEE>`,
  )
  .join('')}</FEES></FEE_INFORMATION>
<LOAN_IDENTIFIERS><LOAN_IDENTIFIER><LoanIdentifier>${number}</LoanIdentifier><LoanIdentifierType>LenderLoan</LoanIdentifierType></LOAN_IDENTIFIER></LOAN_IDENTIFIERS>
</LOAN></LOANS></DEAL></DEALS></DEAL_SET></DEAL_SETS></DOCUMENT></DOCUMENTS></DOCUMENT_SET></DOCUMENT_SETS></MESSAGE>`

const read = (text: string, file: string) => readLoanFile(new TextEncoder().encode(text), file)
const revised = FEES.map((fee) =>
  fee[1] === 'AppraisalFee' ? ([fee[0], fee[1], fee[2], '610.00'] as const) : fee,
)

function report(estimates: readonly string[], typed: Record<string, string> = {}, disclosure = closing) {
  const files = estimates.flatMap((text, index) => read(text, `le-${index + 1}.xml`))
  const [loan, ...others] = joinDisclosures([...files, ...read(disclosure, 'cd.xml')])
  expect(others).toEqual([])
  const additions: Additions = Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [key, { value, source: 'typed' as const }]),
  )
  const { verdicts, feeComparison } = runEveryTest(withAdditions(loan!, additions), bundledData)
  return { fees: feeComparison!, verdict: verdicts.find(({ id }) => id === 'fee-tolerance')! }
}

test('compares each charge with the Loan Estimate, by tolerance group', () => {
  const { fees, verdict } = report([estimate('2026-02-02', FEES)])
  // Zero: 1,195 - 1,095 = 100 and 610 - 550 = 60; that the credit report cost less does not count against it.
  expect(fees.zero.excess).toBe('160.00')
  // Ten percent: 300 + 120 = 420, so 462 at most; 385 + 154 = 539 were paid.
  expect(fees.tenPercent).toMatchObject({
    estimated: '420.00',
    limit: '462.00',
    actual: '539.00',
    excess: '77.00',
  })
  expect([fees.cure, fees.cured, fees.refundDueBy]).toEqual(['237.00', '0.00', '2026-05-15'])
  const bucket = (name: string) => fees.fees.find(({ id }) => id === name)?.bucket
  expect(bucket('Title - Settlement Agent Fee')).toBe('unlimited')
  // Paid to an affiliate.
  expect(bucket('Title - Lender Coverage')).toBe('zero')
  expect(bucket('Survey Fee')).toBe('ten_percent')
  expect(fees.fees.find(({ id }) => id === 'Appraisal Fee')).toMatchObject({
    estimates: ['550.00'],
    baseline: '550.00',
    actual: '610.00',
    excess: '60.00',
  })
  expect([verdict.verdict, verdict.dollars, verdict.sentence]).toEqual([
    'outside',
    '237.00',
    'Charges are $237.00 over tolerance: refund $237.00 and send a corrected Closing Disclosure by Fri, May 15, 2026 (1026.19(f)(2)(v)).',
  ])
  expect(verdict.uses.map(({ name }) => name)).toContain('fees.feeEstimatedTotalAmount')
})

test('prepaids, escrow, and services that nobody required may change though an affiliate is paid', () => {
  const paidTo = (type: string, text: string) =>
    text.replace(
      new RegExp(
        `(<FeePaidToType>)ThirdPartyProvider(</FeePaidToType>(?:(?!FeePaidToType)[^])*?<(?:Fee|PrepaidItem)Type[^>]*>${type}<)`,
      ),
      '$1LenderAffiliate$2',
    )
  const affiliates = ['HomeownersInsurancePremium', 'TitleOwnersCoveragePremium', 'TitleClosingFee'].reduce(
    (text, type) => paidTo(type, text),
    closing,
  )
  const { fees } = report([estimate('2026-02-02', FEES)], {}, affiliates).fees
  const bucketIn = (section: string, word: RegExp) =>
    fees.find(({ id, section: own }) => own === section && word.test(id))?.bucket
  // 1026.19(e)(3)(iii)(B) and (E).
  expect(bucketIn('F', /Insurance/)).toBe('unlimited')
  expect(bucketIn('H', /Owner/)).toBe('unlimited')
  expect(bucketIn('C', /Settlement Agent/)).toBe('zero')
})

test('an affiliate in section C may not charge more without a written list, and may with one', () => {
  // The estimate of the lender's title policy, 1,104 at closing, was 1,004: 100 over. The other charges are as estimated.
  const at = (owed: string, fees: readonly Fee[] = FEES) =>
    fees.map((fee) => {
      const paid: Readonly<Record<string, string>> = {
        ...{ LoanOriginationFee: '1195.00', AppraisalFee: '610.00', RecordingFeeTotal: '154.00' },
        ...{ SurveyFee: '385.00', TitleLendersCoveragePremium: owed },
      }
      return [fee[0], fee[1], fee[2], paid[fee[1]] ?? fee[3]] as const
    })
  const found = (typed: Record<string, string> = {}, estimated = '1004.00') => {
    const { fees, verdict } = report([estimate('2026-02-02', at(estimated))], typed)
    const title = fees.fees.find(({ id }) => id === 'Title - Lender Coverage')!
    return { ...verdict, bucket: title.bucket, citation: title.citation, fees }
  }
  // Section C names providers who are not on the list (1026.38(f)(3)); whether there was a list is not in the file.
  const open = found()
  expect([open.verdict, open.bucket, open.fees.cure, open.fees.cureIfRevised]).toEqual([
    'undetermined',
    'zero',
    '100.00',
    '0.00',
  ])
  expect(open.sentence).toBe(
    'Charges are $100.00 over tolerance, unless the borrower got a written list of providers (1026.19(e)(3)(iii)(D)). Missing: written list of service providers given.',
  )
  expect(open.missing.map(({ name }) => name)).toEqual(['providerListGiven'])
  // 1026.19(e)(3)(iii): "even if such charges are paid to the creditor or affiliates of the creditor".
  expect(found({ providerListGiven: 'true' })).toMatchObject({
    verdict: 'within',
    bucket: 'unlimited',
    citation: expect.stringContaining('1026.19(e)(3)(iii)(D)'),
  })
  // Comment 19(e)(3)(iii)-2: without the list, (e)(3)(ii) decides, and of an affiliate (e)(3)(i).
  expect(found({ providerListGiven: 'false' })).toMatchObject({
    verdict: 'outside',
    dollars: '100.00',
    bucket: 'zero',
    citation: expect.stringContaining('1026.19(e)(3)(ii)(B)'),
  })
  // As much as was estimated is within whatever the answer.
  expect(found({}, '1104.00').verdict).toBe('within')
})

test('without a written list, others whom the borrower chose are in the ten percent group', () => {
  const { fees } = report([estimate('2026-02-02', FEES)], { providerListGiven: 'false' })
  // 300 + 120 + 450 of the settlement agent = 870, so 957 at most; 385 + 154 + 495 = 1,034 were paid.
  expect(fees.tenPercent).toMatchObject({ estimated: '870.00', limit: '957.00', excess: '77.00' })
})

test('an affiliate on the list, whom section B names, may not charge more', () => {
  const affiliate = closing.replace(
    /(<FeePaidToType>)ThirdPartyProvider(<\/FeePaidToType>(?:(?!FeePaidToType)[\s\S])*?<FeeType[^>]*>SurveyFee<)/,
    '$1LenderAffiliate$2',
  )
  const { fees } = report([estimate('2026-02-02', FEES)], {}, affiliate)
  // It rose from 300 to 385; the recording fees alone are left in the ten percent group: 132 at most, 154 were paid.
  expect(fees.fees.find(({ id }) => id === 'Survey Fee')).toMatchObject({ bucket: 'zero', excess: '85.00' })
  expect(fees.tenPercent).toMatchObject({ limit: '132.00', excess: '22.00' })
})

test('a credit on the Closing Disclosure covers what is over, or a part of it', () => {
  const sentence = (credit: string) => {
    const disclosure = closing.replace(
      '<INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL>',
      `$&<LenderCreditToleranceCureAmount>${credit}</LenderCreditToleranceCureAmount>`,
    )
    const { verdict } = report([estimate('2026-02-02', FEES)], {}, disclosure)
    return [verdict.verdict, verdict.dollars, verdict.sentence]
  }
  // 160 over zero tolerance and 77 over ten percent: 237.
  expect(sentence('237.00')).toEqual([
    'within',
    null,
    'Charges are $237.00 over tolerance. The credit of $237.00 on the Closing Disclosure covers it; nothing more is owed.',
  ])
  expect(sentence('100.00')).toEqual([
    'outside',
    '137.00',
    'Charges are $237.00 over tolerance, less the credit of $100.00 on the Closing Disclosure: refund $137.00 and send a corrected Closing Disclosure by Fri, May 15, 2026 (1026.19(f)(2)(v)).',
  ])
})

test('a revised Loan Estimate counts with its reason and in time', () => {
  const both = [estimate('2026-02-20', revised), estimate('2026-02-02', FEES)]
  const given = (reason: string, received: string) =>
    report(both, { loanEstimate2Reason: reason, loanEstimate2InformationDate: received }).fees.cure
  expect(given('Changed circumstance', '2026-02-18')).toBe('177.00')
  expect(given('Changed circumstance', '2026-02-10')).toBe('237.00')
  expect(given('The borrower did not mind', '2026-02-18')).toBe('237.00')
})

test('a rate lock counts for section A, not for the charges of others', () => {
  const locked = revised.map((fee) =>
    fee[1] === 'LoanOriginationFee' ? ([fee[0], fee[1], fee[2], '1195.00'] as const) : fee,
  )
  const typed = { loanEstimate2Reason: 'Rate lock', loanEstimate2InformationDate: '2026-02-18' }
  const both = [estimate('2026-02-02', FEES), estimate('2026-02-20', locked)]
  // The 100 of origination are allowed; the 60 of the appraisal and the 77 over ten percent are owed.
  const { fees, verdict } = report(both, typed)
  expect([fees.cure, fees.cureIfRevised]).toEqual(['137.00', '137.00'])
  expect(verdict.sentence).not.toContain('counts for every charge')
  // Another reason counts for both: 77 are left, and a person has to look.
  const other = report(both, { ...typed, loanEstimate2Reason: 'Changed circumstance' })
  expect(other.fees.cure).toBe('77.00')
  expect(other.verdict.sentence).toContain(
    'The reason for Loan Estimate 2 counts for every charge that it changed. Check that it caused each increase (comment 19(e)(3)(iv)-2).',
  )
})

test('a reason without the day of its information is neither late nor in time', () => {
  // Everything but the appraisal was estimated at more than was paid: 610 - 550 = 60, unless the revision counts.
  const high = FEES.map(([section, type, paidTo]) => [section, type, paidTo, '3000.00'] as const)
  const low = high.map((fee) =>
    fee[1] === 'AppraisalFee' ? ([fee[0], fee[1], fee[2], '550.00'] as const) : fee,
  )
  const both = [estimate('2026-02-02', low), estimate('2026-02-20', high)]
  const found = (loanEstimate2Reason: string) => {
    const { fees, verdict } = report(both, { loanEstimate2Reason })
    return [fees.cure, fees.cureIfRevised, verdict.verdict, verdict.missing.map(({ name }) => name)]
  }
  expect(found('Changed circumstance')).toEqual([
    '60.00',
    '0.00',
    'undetermined',
    ['loanEstimate2InformationDate'],
  ])
  expect(found('The borrower did not mind')).toEqual(['60.00', '60.00', 'outside', []])
  expect(found('Rate lock')).toEqual(['60.00', '60.00', 'outside', []])
})

test('without its reason, only what is owed either way is said to be owed', () => {
  const { fees, verdict } = report([estimate('2026-02-02', FEES), estimate('2026-02-20', revised)])
  expect(fees.estimateDates).toEqual(['2026-02-02', '2026-02-20'])
  expect([fees.cure, fees.cureIfRevised]).toEqual(['237.00', '177.00'])
  expect(verdict).toMatchObject({ verdict: 'outside', dollars: '177.00' })
  expect(verdict.sentence).toBe(
    'Charges are at least $177.00 over tolerance: refund at least $177.00 and send a corrected Closing Disclosure by Fri, May 15, 2026 (1026.19(f)(2)(v)). Missing: reason for Loan Estimate 2.',
  )

  const right = FEES.map(([section, type, paidTo]) => [section, type, paidTo, '3000.00'] as const)
  const low = right.map((fee) =>
    fee[1] === 'AppraisalFee' ? ([fee[0], fee[1], fee[2], '550.00'] as const) : fee,
  )
  const open = report([estimate('2026-02-02', low), estimate('2026-02-20', right)]).verdict
  expect(open).toMatchObject({ verdict: 'undetermined' })
  expect(open.missing.map(({ name }) => name)).toEqual(['loanEstimate2Reason'])
})

test('a Loan Estimate of another loan stays by itself, and the first one says when it was sent', () => {
  const loans = joinDisclosures([
    ...read(closing, 'cd.xml'),
    ...read(estimate('2026-02-02', FEES), 'le.xml'),
    ...read(estimate('2026-02-03', FEES, 'EX0000009'), 'other.xml'),
  ])
  expect(loans.map(({ kind, file }) => [kind, file])).toEqual([
    ['closing_disclosure', 'cd.xml'],
    ['loan_estimate', 'other.xml'],
  ])
  expect(loans[0]!.values.loanEstimateSentDate).toMatchObject({
    value: '2026-02-02',
    source: { file: 'le.xml', path: expect.stringContaining('IntegratedDisclosureIssuedDate') },
  })
})

test('lender credits may not shrink, and a credit that cures is none of them', () => {
  const credit = (amount: string) =>
    `<INTEGRATED_DISCLOSURE_SECTION_SUMMARIES><INTEGRATED_DISCLOSURE_SECTION_SUMMARY><INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL><IntegratedDisclosureSectionTotalAmount>${amount}</IntegratedDisclosureSectionTotalAmount><IntegratedDisclosureSectionType>TotalClosingCosts</IntegratedDisclosureSectionType><IntegratedDisclosureSubsectionType>LenderCredits</IntegratedDisclosureSubsectionType></INTEGRATED_DISCLOSURE_SECTION_SUMMARY_DETAIL></INTEGRATED_DISCLOSURE_SECTION_SUMMARY></INTEGRATED_DISCLOSURE_SECTION_SUMMARIES></INTEGRATED_DISCLOSURE>`
  const arm = readFileSync(new URL('./samples/sample-arm.xml', import.meta.url), 'utf8')
  const le = estimate('2026-05-01', [], 'EX0000002').replace('</INTEGRATED_DISCLOSURE>', credit('-650.00'))
  const [loan] = joinDisclosures([...read(arm, 'arm.xml'), ...read(le, 'le.xml')])
  // 475 were given, of which 75 cure: 400 of the 650 that the Loan Estimate promised.
  expect(runEveryTest(loan!, bundledData).feeComparison!.lenderCredits).toEqual({
    estimated: '650.00',
    actual: '400.00',
    shortfall: '250.00',
  })
})
