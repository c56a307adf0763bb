import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatCents, readCents } from '../money/cents.ts'
import { type Charge, chargesOf } from './charges.ts'
import { LoanReader } from './loan-reader.ts'
import { readLoanFile } from './read-loan-file.ts'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url))
const fixedXml = sample('sample-fixed.xml').toString('utf8')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const only = (bytes: Uint8Array) => {
  const loans = readLoanFile(bytes, 'file.xml')
  expect(loans).toHaveLength(1)
  return loans[0]!
}
/** Everything but where a value comes from, which a change of spelling may move. */
const valuesOf = (bytes: Uint8Array) =>
  JSON.stringify(only(bytes), (name, value) =>
    name === 'path' || name === 'line' || name === 'source' ? undefined : value,
  )

interface Golden {
  loan: Record<string, unknown> & { features: Record<string, boolean>; term: { count: string; unit: string } }
  highCost: Record<string, string>
  dates: Record<string, string> & { signatures: string[] }
  fees: Record<string, unknown>[]
  escrow: Record<string, unknown>
  sectionTotals: Record<string, string | null>
  columns: Record<string, { paidBy: string; timing: string | null; amount: string }[]>
  cashToClose: Record<string, unknown>[]
  closingCash: Record<string, string>
  projectedPayments: Record<string, unknown>[]
  adjustment: Record<string, string> | null
  payoffs: Record<string, unknown>[]
  adjustments: Record<string, unknown>[]
  prorations: Record<string, unknown>[]
  funds: Record<string, unknown>[]
  saleContract: Record<string, string>
  propertyValue: string | null
  state: string
  partyRoles: Record<string, number>
}

const golden = (name: string) => JSON.parse(sample(name).toString('utf8')) as Golden

test.each(['sample-fixed', 'sample-arm'])('reads %s to the cent', (name) => {
  const loan = only(sample(`${name}.xml`))
  const expected = golden(`${name}.golden.json`)
  const value = (key: string) => loan.values[key]?.value
  const rows = (key: string) => loan.lists[key] ?? []
  expect(loan.malformed).toEqual([])
  expect(loan.kind).toBe('closing_disclosure')
  const keys = {
    amount: 'noteAmount',
    ratePercent: 'noteRatePercent',
    purpose: 'loanPurposeType',
    lien: 'lienPriorityType',
    mortgageType: 'mortgageType',
    amortization: 'amortizationType',
    product: 'integratedDisclosureLoanProductDescription',
    principalAndInterest: 'initialPrincipalAndInterestPaymentAmount',
    apr: 'aprPercent',
    amountFinanced: 'feeSummaryTotalAmountFinancedAmount',
    financeCharge: 'feeSummaryTotalFinanceChargeAmount',
    totalOfPayments: 'feeSummaryTotalOfAllPaymentsAmount',
    totalInterestPercent: 'feeSummaryTotalInterestPercent',
    qualifiedMortgageMethod: 'abilityToRepayMethodType',
  }
  for (const [at, key] of Object.entries(keys)) expect([key, value(key)]).toEqual([key, expected.loan[at]])
  expect([value('loanMaturityPeriodCount'), value('loanMaturityPeriodType')]).toEqual([
    expected.loan.term.count,
    expected.loan.term.unit,
  ])
  for (const [indicator, is] of Object.entries(expected.loan.features))
    expect([indicator, value(indicator.startsWith('MI') ? 'miRequiredIndicator' : lower(indicator))]).toEqual(
      [indicator, String(is)],
    )
  for (const [element, is] of Object.entries(expected.highCost))
    expect([element, value(lower(element))]).toEqual([element, is])
  expect({
    closing: value('closingDate'),
    disbursement: value('disbursementDate'),
    rateSet: value('currentRateSetDate'),
    closingDisclosureIssued: value('integratedDisclosureIssuedDate'),
    signatures: rows('signatures').map(({ values }) => values.executionDate?.value),
  }).toEqual(expected.dates)
  const charges = chargesOf(new LoanReader(loan))
  expect(charges.map(asGolden)).toEqual(expected.fees.map(comparableFee))
  expect({
    exists: value('escrowIndicator') === 'true',
    absenceReason: value('escrowAbsenceReasonType') ?? null,
    aggregateAdjustment: value('escrowAggregateAccountingAdjustmentAmount'),
    firstYearEscrowed: value('firstYearTotalEscrowPaymentAmount'),
    firstYearNotEscrowed: value('firstYearTotalNonEscrowPaymentAmount'),
  }).toEqual(expected.escrow)
  for (const [section, total] of Object.entries(expected.sectionTotals)) {
    const row = rows('sections').find(({ values }) => nameOf(values) === section)
    if (section === 'toleranceCure')
      expect(rows('sections').map(({ values }) => values.lenderCreditToleranceCureAmount?.value)).toContain(
        total,
      )
    else
      expect([section, row?.values.integratedDisclosureSectionTotalAmount?.value ?? null]).toEqual([
        section,
        total,
      ])
  }
  for (const [section, columns] of Object.entries(expected.columns)) {
    const row = rows('sections').find(({ values }) => nameOf(values) === section)
    expect(
      row?.lists.payments?.map(({ values }) => ({
        paidBy: values.integratedDisclosureSubsectionPaidByType?.value,
        timing: values.integratedDisclosureSubsectionPaymentTimingType?.value ?? null,
        amount: values.integratedDisclosureSubsectionPaymentAmount?.value,
      })),
    ).toEqual(columns)
  }
  expect(
    rows('cashToClose').map(({ values }) => ({
      type: values.integratedDisclosureCashToCloseItemType?.value,
      estimated: values.integratedDisclosureCashToCloseItemEstimatedAmount?.value ?? null,
      final: values.integratedDisclosureCashToCloseItemFinalAmount?.value ?? null,
      changed: booleanOf(values.integratedDisclosureCashToCloseItemAmountChangedIndicator?.value),
      direction: values.integratedDisclosureCashToCloseItemPaymentType?.value ?? null,
    })),
  ).toEqual(expected.cashToClose)
  for (const [element, amount] of Object.entries(expected.closingCash))
    expect([element, value(lower(element))]).toEqual([element, amount])
  const projected = (values: Readonly<Record<string, { value: string }>>, at: string) =>
    values[`projectedPayment${at}`]?.value ?? null
  expect(
    rows('projectedPayments').map(({ values }) => ({
      years: [
        Number(projected(values, 'CalculationPeriodStartNumber')),
        Number(projected(values, 'CalculationPeriodEndNumber')),
      ],
      principalAndInterestMax: projected(values, 'PrincipalAndInterestMaximumPaymentAmount'),
      principalAndInterestMin: projected(values, 'PrincipalAndInterestMinimumPaymentAmount'),
      mortgageInsurance: projected(values, 'MIPaymentAmount'),
      escrow: projected(values, 'EstimatedEscrowPaymentAmount'),
      totalMax: projected(values, 'EstimatedTotalMaximumPaymentAmount'),
      totalMin: projected(values, 'EstimatedTotalMinimumPaymentAmount'),
    })),
  ).toEqual(expected.projectedPayments)
  for (const [element, is] of Object.entries(expected.adjustment ?? {})) {
    const found =
      value(lower(element)) ??
      [...rows('rateChanges'), ...rows('paymentChanges')].find(({ values }) => values[lower(element)])
        ?.values[lower(element)]?.value
    expect([element, found]).toEqual([element, is])
  }
  expect(
    rows('payoffs').map(({ values }) => ({
      type: values.liabilityType?.value,
      section: values.integratedDisclosureSectionType?.value,
      amount: values.payoffAmount?.value,
      securedBySubject: values.liabilitySecuredBySubjectPropertyIndicator?.value ?? null,
    })),
  ).toEqual(expected.payoffs)
  expect(
    rows('adjustments').map(({ values }) => ({
      type: values.closingAdjustmentItemType?.value,
      section: values.integratedDisclosureSectionType?.value,
      amount: values.closingAdjustmentItemAmount?.value,
      outsideClosing: values.closingAdjustmentItemPaidOutsideOfClosingIndicator?.value,
    })),
  ).toEqual(expected.adjustments)
  expect(
    rows('prorations').map(({ values }) => ({
      type: values.prorationItemType?.value,
      section: values.integratedDisclosureSectionType?.value,
      amount: values.prorationItemAmount?.value,
    })),
  ).toEqual(expected.prorations)
  expect(
    rows('funds').map(({ values }) => ({
      type: values.fundsType?.value,
      section: values.integratedDisclosureSectionType?.value,
      amount: values.closingCostFundAmount?.value,
    })),
  ).toEqual(expected.funds)
  for (const [element, is] of Object.entries(expected.saleContract))
    expect([element, value(lower(element))]).toEqual([element, is])
  expect(value('propertyValuationAmount') ?? null).toBe(expected.propertyValue)
  expect(value('stateCode')).toBe(expected.state)
  const roles: Record<string, number> = {}
  for (const { lists } of rows('parties'))
    for (const { values } of lists.roles ?? []) {
      const role = values.partyRoleType!.value
      roles[role] = (roles[role] ?? 0) + 1
    }
  expect(roles).toEqual(expected.partyRoles)
})

const lower = (name: string) => name[0]!.toLowerCase() + name.slice(1)
const booleanOf = (value: string | undefined) => (value === undefined ? null : value === 'true')
const nameOf = (values: Readonly<Record<string, { value: string }>>) =>
  [values.integratedDisclosureSectionType?.value, values.integratedDisclosureSubsectionType?.value]
    .filter((part) => part !== undefined)
    .join('/')

function asGolden({ section, type, paidToType, paidToOther, flagged, payments, partOnly, entry }: Charge) {
  const value = (key: string) => entry.value(key) ?? null
  return {
    section,
    type,
    label: value('feeTypeLabel') ?? value('prepaidItemTypeLabel') ?? value('escrowItemTypeLabel'),
    paidToType,
    paidToOther,
    pointsAndFees: flagged,
    payments: payments.map(({ column, paidBy, amount }) => ({ column, paidBy, amount: formatCents(amount) })),
    amount: partOnly === null ? null : formatCents(partOnly),
    percent: value('feeTotalPercent'),
    months: value('prepaidItemMonthsPaidCount') ?? value('escrowCollectedNumberOfMonthsCount'),
    monthly: value('escrowMonthlyPaymentAmount'),
    perDiem: value('prepaidItemPerDiemAmount'),
    perDiemBasis: value('prepaidItemPerDiemCalculationMethodType'),
    from: value('prepaidItemPaidFromDate'),
    through: value('prepaidItemPaidThroughDate'),
  }
}

function comparableFee({ subtotalOnly: _, ...fee }: Record<string, unknown>) {
  const blank = {
    amount: null,
    percent: null,
    months: null,
    monthly: null,
    perDiem: null,
    perDiemBasis: null,
    from: null,
    through: null,
  }
  return { ...blank, ...fee }
}

test('every value says its file, path, and line', () => {
  const loan = only(sample('sample-fixed.xml'))
  const { source } = loan.values.noteAmount!
  expect(source).toMatchObject({ file: 'file.xml' })
  if (typeof source === 'string') throw new Error('A value of a file has a place.')
  expect(source.path).toMatch(/^MESSAGE\/.*\/LOANS\/LOAN\/TERMS_OF_LOAN\/NoteAmount$/)
  expect(fixedXml.split('\n')[source.line - 1]).toContain('<NoteAmount>363000.00</NoteAmount>')
  expect(loan.lists.fees![3]!.path).toMatch(/FEES\/FEE\[4\]$/)
})

test.each([
  [
    'another prefix',
    (xml: string) =>
      xml.replaceAll(/<(\/?)([A-Za-z][\w]*)(?=[\s>/])/g, '<$1m:$2').replace('xmlns="', 'xmlns:m="'),
  ],
  [
    'another prefix of the extension',
    (xml: string) => xml.replaceAll('gse:', 'ext:').replaceAll('xmlns:gse', 'xmlns:ext'),
  ],
  ['no indentation', (xml: string) => xml.replaceAll(/>\s+</g, '><')],
  ['Windows line ends', (xml: string) => xml.replaceAll('\n', '\r\n')],
  ['values in CDATA', (xml: string) => xml.replace('>363000.00<', '><![CDATA[363000.00]]><')],
  [
    'comments and spaces around values',
    (xml: string) => xml.replace('>363000.00<', '> <!-- amount --> 363000.00 <'),
  ],
  [
    'unknown elements of another system',
    (xml: string) =>
      xml.replace('<TERMS_OF_LOAN>', '<LOS_EXTRA xmlns="urn:los"><Any>1</Any></LOS_EXTRA><TERMS_OF_LOAN>'),
  ],
])('reads the same loan with %s', (_, change) => {
  const changed = change(fixedXml)
  expect(changed).not.toBe(fixedXml)
  expect(valuesOf(bytesOf(changed))).toBe(valuesOf(bytesOf(fixedXml)))
})

const utf16 = (text: string, bigEndian: boolean, mark: boolean) => {
  const units = (mark ? '\uFEFF' : '') + text
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < units.length; at++) view.setUint16(at * 2, units.charCodeAt(at), !bigEndian)
  return bytes
}

const accented = fixedXml
  .replace('Example Appraisers', 'Peña & Söhne'.replace('&', '&amp;'))
  .replace(/^<\?xml.*?\?>/, '')

test.each([
  ['UTF-8 with a byte-order mark', bytesOf(`\uFEFF${accented}`)],
  ['UTF-16, little end first', utf16(accented, false, true)],
  ['UTF-16, big end first', utf16(accented, true, true)],
  ['UTF-16 without a mark', utf16(`<?xml version="1.0"?>${accented}`, false, false)],
  [
    'Latin-1',
    Uint8Array.from([...`<?xml version="1.0" encoding="ISO-8859-1"?>${accented}`], (sign) =>
      sign.charCodeAt(0),
    ),
  ],
])('reads %s', (_, bytes) => {
  expect(valuesOf(bytes)).toBe(valuesOf(bytesOf(accented)))
  expect(valuesOf(bytes)).toContain('Peña & Söhne')
})

test('reads several loans in one file', () => {
  const deal = /<DEAL>[\s\S]*<\/DEAL>/.exec(fixedXml)![0]
  const three = fixedXml.replace(
    deal,
    deal + deal.replace('EX0000001', 'EX0000002') + deal.replace('EX0000001', 'EX0000003'),
  )
  const loans = readLoanFile(bytesOf(three), 'three.xml')
  expect(loans.map(({ values, number }) => [number, values.loanIdentifier?.value])).toEqual([
    [1, 'EX0000001'],
    [2, 'EX0000002'],
    [3, 'EX0000003'],
  ])
  expect(loans[2]!.lists.fees).toHaveLength(loans[0]!.lists.fees!.length)
})

test('reads the subject loan of an application in MISMO 3.4', () => {
  const loan = only(
    bytesOf(`<MESSAGE xmlns="http://www.mismo.org/residential/2009/schemas" MISMOReferenceModelIdentifier="3.4.032420160128">
      <DEAL_SETS><DEAL_SET><DEALS><DEAL>
        <COLLATERALS><COLLATERAL><SUBJECT_PROPERTY><PROPERTY_DETAIL><PropertyUsageType>PrimaryResidence</PropertyUsageType></PROPERTY_DETAIL></SUBJECT_PROPERTY></COLLATERAL></COLLATERALS>
        <LOANS>
          <LOAN LoanRoleType="RelatedLoan"><TERMS_OF_LOAN><NoteAmount>9000</NoteAmount></TERMS_OF_LOAN></LOAN>
          <LOAN LoanRoleType="SubjectLoan">
            <LOAN_DETAIL><ApplicationReceivedDate>2026-02-02</ApplicationReceivedDate></LOAN_DETAIL>
            <TERMS_OF_LOAN><NoteAmount>200000.00</NoteAmount><LoanPurposeType>Purchase</LoanPurposeType></TERMS_OF_LOAN>
          </LOAN>
        </LOANS>
      </DEAL></DEALS></DEAL_SET></DEAL_SETS></MESSAGE>`),
  )
  expect(loan.kind).toBe('application')
  expect(Object.fromEntries(Object.entries(loan.values).map(([key, { value }]) => [key, value]))).toEqual({
    noteAmount: '200000.00',
    applicationReceivedDate: '2026-02-02',
    loanPurposeType: 'Purchase',
    occupancy: 'PrimaryResidence',
  })
})

const deep = (levels: number) => `<MESSAGE>${'<A>'.repeat(levels)}${'</A>'.repeat(levels)}</MESSAGE>`

test.each<[string, string, RegExp]>([
  [
    'an entity bomb',
    `<!DOCTYPE a [<!ENTITY b "ha">]>${fixedXml.replace(/^<\?xml.*?\?>/, '')}`,
    /^Line 1: A document type is declared/,
  ],
  [
    'an entity of its own',
    fixedXml.replace('363000.00', '&amount;'),
    /^Line \d+, element NoteAmount: An entity is used/,
  ],
  [
    'an ampersand by itself',
    fixedXml.replace('>Sampleton<', '>Bed & Breakfast<'),
    /^Line 21, element CityName: .*there is a bare &/,
  ],
  ['elements nested too deep', deep(200), /^Line 1, element A: Elements are nested more than 100 deep/],
  ['a cut file', fixedXml.slice(0, 30_000), /^Line \d+, element .*The file ends before .* is closed/],
  [
    'tags that do not match',
    fixedXml.replace('</NoteAmount>', '</NoteRate>'),
    /^Line \d+, element \w+: This is no well-formed XML/,
  ],
  ['XML of another kind', '<html><body>Hello</body></html>', /^Line 1: This is XML of another kind/],
  ['a message without a loan', '<MESSAGE><DEAL_SETS/></MESSAGE>', /no DEAL with a LOAN/],
  ['an encoding that is not read', fixedXml.replace('UTF-8', 'EBCDIC-US'), /its encoding is EBCDIC-US/],
  ['a PDF', '%PDF-1.7 ...', /This is a PDF/],
  ['JSON', '{"loan": 1}', /This is JSON/],
  ['a table of something else', 'name,color\na,red\n', /No column of the header/],
  ['nothing', '', /The file is empty/],
])('refuses %s with its place', (_, text, message) => {
  const read = () => readLoanFile(bytesOf(text), 'file.xml')
  expect(read).toThrow(UnreadableLoanFile)
  expect(read).toThrow(message)
})

test('refuses a file over 50 MB and bytes that are not of the encoding', () => {
  expect(() => readLoanFile(new Uint8Array(51 * 1024 * 1024), 'large.xml')).toThrow('larger than 50 MB')
  expect(() => readLoanFile(Uint8Array.from([...bytesOf('<MESSAGE>'), 0xe9, 0x20]), 'a.xml')).toThrow(
    'not UTF-8 text throughout',
  )
})

test('cut at any place, the file is refused with a message or read without its last line', () => {
  for (let end = 1; end < fixedXml.length; end += 997)
    expect(() => readLoanFile(bytesOf(fixedXml.slice(0, end)), 'cut.xml')).toThrow(UnreadableLoanFile)
})

test('reads ten thousand fees', () => {
  const fee = /<FEE>[\s\S]*?<\/FEE>/.exec(fixedXml)![0]
  const many = only(bytesOf(fixedXml.replace('</FEES>', `${fee.repeat(10_000)}</FEES>`)))
  expect(many.lists.fees).toHaveLength(10_000 + only(bytesOf(fixedXml)).lists.fees!.length)
})

test('a value that is not of its kind is set aside with its place', () => {
  const loan = only(
    bytesOf(
      fixedXml
        .replace('>363000.00<', '>three<')
        .replace('>2026-03-16</ClosingDate>', '>2026-02-30</ClosingDate>'),
    ),
  )
  expect(loan.values.noteAmount).toBeUndefined()
  expect(loan.malformed.map(({ key, value, problem }) => [key, value, problem])).toEqual([
    ['closingDate', '2026-02-30', 'is not a date such as 2026-03-16'],
    ['noteAmount', 'three', 'is not an amount such as 1234.50'],
  ])
})

test('reads a table whose columns have other names', () => {
  const csv =
    'Loan Number;Loan Amount;Note Rate;Closing;Lien;Our APR\nA1;"$250,000.00";6.5%;3/16/2026;1st;6.9\n\nA2;100000;7;2026-04-01;Second;\n'
  const loans = readLoanFile(bytesOf(csv), 'loans.csv', { 'Our APR': 'aprPercent' })
  expect(
    loans.map(({ values }) =>
      Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value])),
    ),
  ).toEqual([
    {
      loanIdentifier: 'A1',
      noteAmount: '250000.00',
      noteRatePercent: '6.5',
      closingDate: '2026-03-16',
      lienPriorityType: 'FirstLien',
      aprPercent: '6.9',
    },
    {
      loanIdentifier: 'A2',
      noteAmount: '100000',
      noteRatePercent: '7',
      closingDate: '2026-04-01',
      lienPriorityType: 'SecondLien',
    },
  ])
  expect(readCents(loans[0]!.values.noteAmount!.value)).toBe(25_000_000)
})
