import { type Applicability, applies, doesNotApply, mayApply, type Verdict } from './applicability.ts'
import type { FactName, InstitutionFacts, Product } from './institution-facts.ts'
import { CREDIT, MORTGAGES } from './product-groups.ts'
import { isDepository, offers } from './regulation-coverage.ts'

type Known = true | false | null
type Rule = (facts: InstitutionFacts) => Verdict

interface OtherLaw {
  /** The part of the library, or a section of a statute: `748`, `31-1020`, `usc-31/5318`. */
  id: string
  name: string
  verdict: Rule
}

/** Whether the institution is of the kind that a rule binds, and the facts that would tell. */
interface Charter {
  is: Known
  missing: readonly FactName[]
  /** "You are a federal credit union." */
  yes: string
  no: string
}

const NO_CREDIT_UNION = 'You are not a credit union.'

/** A charter of the NCUA; a state credit union has a state as its regulator. */
function federalCreditUnion({ kind, regulator }: InstitutionFacts): Charter {
  const words = { yes: 'You are a federal credit union.' }
  if (kind === undefined) return { ...words, is: null, missing: ['kind'], no: '' }
  if (kind !== 'credit_union') return { ...words, is: false, missing: [], no: NO_CREDIT_UNION }
  if (regulator === undefined) return { ...words, is: null, missing: ['regulator'], no: '' }
  return {
    ...words,
    is: regulator === 'ncua',
    missing: [],
    no: 'It binds federal credit unions; your charter is of a state.',
  }
}

/** Federal credit unions are insured by law (12 U.S.C. 1781(a)); of a state credit union the facts tell. */
function insuredCreditUnion(facts: InstitutionFacts): Charter {
  const federal = federalCreditUnion(facts)
  const words = { yes: 'You are a federally insured credit union.' }
  if (facts.kind !== 'credit_union' || federal.is === true) return { ...federal, ...words }
  if (facts.federallyInsured !== undefined)
    return {
      ...words,
      is: facts.federallyInsured,
      missing: [],
      no: 'Your shares are not federally insured.',
    }
  const missing: FactName[] = ['federallyInsured', ...federal.missing]
  return { ...words, is: null, missing, no: '' }
}

/** A state bank outside of the Federal Reserve System. */
function fdicSupervised({ kind, regulator }: InstitutionFacts): Charter {
  const words = {
    yes: 'You are a bank that the FDIC supervises.',
    no: 'It binds institutions that the FDIC supervises.',
  }
  if (kind !== undefined && kind !== 'community_bank') return { ...words, is: false, missing: [] }
  if (kind === undefined || regulator === undefined) {
    const missing: FactName[] = [
      ...(kind === undefined ? (['kind'] as const) : []),
      ...(regulator === undefined ? (['regulator'] as const) : []),
    ]
    return { ...words, is: null, missing }
  }
  return { ...words, is: regulator === 'fdic', missing: [] }
}

function bank({ kind }: InstitutionFacts): Charter {
  const words = { yes: 'You are a bank.', no: 'It binds banks.' }
  return kind === undefined
    ? { ...words, is: null, missing: ['kind'] }
    : { ...words, is: kind === 'community_bank', missing: [] }
}

function depository(facts: InstitutionFacts): Charter {
  const is = isDepository(facts)
  return {
    is,
    missing: is === null ? ['kind'] : [],
    yes: 'You take deposits or shares.',
    no: 'A mortgage company takes no deposits.',
  }
}

function mortgageCompany({ kind }: InstitutionFacts): Charter {
  return {
    is: kind === undefined ? null : kind === 'mortgage_company',
    missing: kind === undefined ? ['kind'] : [],
    yes: 'You are a residential mortgage lender or originator that is no bank.',
    no: 'A bank or credit union follows 31 CFR part 1020 instead.',
  }
}

const whole =
  (charter: (facts: InstitutionFacts) => Charter, citation: string, why = ''): Rule =>
  (facts) => {
    const { is, missing, yes, no } = charter(facts)
    if (is === null) return mayApply('It depends on your charter.', citation, ...missing)
    return is ? applies([yes, why].filter(Boolean).join(' '), citation) : doesNotApply(no, citation)
  }

/** Binds a charter where it offers a product. */
const offering =
  (
    charter: (facts: InstitutionFacts) => Charter,
    products: readonly Product[],
    what: string,
    citation: string,
  ): Rule =>
  (facts) => {
    const { is, missing, no } = charter(facts)
    if (is === false) return doesNotApply(no, citation)
    const offered = offers(facts, products)
    if (offered === false) return doesNotApply(`You do not offer ${what}.`, citation)
    if (is === null || offered === null)
      return mayApply(
        `It depends on your charter and on whether you offer ${what}.`,
        citation,
        ...missing,
        ...(offered === null ? (['products'] as const) : []),
      )
    return applies(`You offer ${what}.`, citation)
  }

const anyone = (): Charter => ({ is: true, missing: [], yes: '', no: '' })

/** Binds a charter when something happens that no fact foretells. */
const upon =
  (charter: (facts: InstitutionFacts) => Charter, event: string, citation: string): Rule =>
  (facts) => {
    const { is, missing, no } = charter(facts)
    if (is === false) return doesNotApply(no, citation)
    return charter === anyone
      ? applies(`It binds you whenever ${event}.`, citation)
      : mayApply(`It applies when ${event}.`, citation, ...missing)
  }

/** Of a state credit union some sections bind, those that part 741 names. */
const federalOr741 =
  (citation: string, through: string): Rule =>
  (facts) => {
    const federal = federalCreditUnion(facts)
    if (federal.is === true) return applies(federal.yes, citation)
    const insured = insuredCreditUnion(facts)
    if (insured.is === false) return doesNotApply(insured.no, citation)
    if (federal.is === null || insured.is === null)
      return mayApply(
        'It depends on your charter.',
        citation,
        ...new Set([...federal.missing, ...insured.missing]),
      )
    return applies(
      `You are a federally insured state credit union: ${through} names what binds you.`,
      through,
    )
  }

/** 723.1(b)(1): the board's and the policy's duties begin at $250 million or with commercial lending of some size. */
const memberBusinessLoans: Rule = (facts) =>
  offering(
    insuredCreditUnion,
    ['small_business_loan'],
    'commercial or member business loans',
    '723.1(b)(1)',
  )(facts)

/** 363.1(a): $500 million at the beginning of the fiscal year. */
const annualAudit =
  (year: number): Rule =>
  (facts) => {
    const { is, missing, no } = bank(facts)
    if (is === false) return doesNotApply(no, '363.1(a)')
    const assets = facts.assets?.[String(year - 1)]
    if (is === null || assets === undefined)
      return mayApply(
        'It depends on whether total assets at the beginning of the year are $500 million or more.',
        '363.1(a)',
        ...missing,
        ...(assets === undefined ? (['assets'] as const) : []),
      )
    return Number(assets) >= 500_000_000
      ? applies('Total assets at the beginning of the year are $500 million or more.', '363.1(a)')
      : doesNotApply('Total assets at the beginning of the year are below $500 million.', '363.1(a)')
  }

/** The facts know mortgages, and not who insures them. */
const fhaLoans: Rule = (facts) => {
  const offered = offers(facts, MORTGAGES)
  if (offered === false) return doesNotApply('You do not offer mortgages.', '24 CFR 203.1')
  return mayApply(
    'It depends on whether you make or service loans that the FHA insures.',
    '24 CFR 203.1',
    ...(offered === null ? (['products'] as const) : []),
  )
}

const DEPOSITS: readonly Product[] = ['deposit_account', 'electronic_transfers', 'prepaid_account']
const MLA_CREDIT: readonly Product[] = ['consumer_loan', 'credit_card', 'private_student_loan', 'payday_loan']

const laws = (year: number): readonly OtherLaw[] =>
  [
    // NCUA
    ['700', 'Definitions (NCUA)', whole(federalCreditUnion, '700.2 introductory text')],
    ['701', 'Organization and operation of federal credit unions', federalOr741('701.1', '741.0')],
    ['702', 'Capital adequacy of credit unions', whole(insuredCreditUnion, '702.1(c)')],
    ['703', 'Investments of credit unions', federalOr741('703.1(a)', '741.219')],
    [
      '707',
      'Truth in savings of credit unions',
      offering(insuredCreditUnion, DEPOSITS, 'share accounts', '707.1(c)'),
    ],
    [
      '708a',
      'Conversions and mergers into banks',
      upon(insuredCreditUnion, 'you convert to or merge into a bank', '708a.101'),
    ],
    [
      '708b',
      'Mergers of credit unions',
      upon(insuredCreditUnion, 'you merge with a credit union or change your insurance', '708b.1'),
    ],
    ['711', 'Management interlocks (NCUA)', whole(insuredCreditUnion, '711.1(c)')],
    ['712', 'Credit union service organizations', federalOr741('712.1(b)', '741.222')],
    ['713', 'Fidelity bond of credit unions', whole(insuredCreditUnion, '713.1')],
    [
      '714',
      'Leasing by federal credit unions',
      offering(federalCreditUnion, ['consumer_lease'], 'leases', '714.1'),
    ],
    ['715', 'Supervisory committee audits', whole(insuredCreditUnion, '715.1')],
    [
      '717',
      'Fair credit reporting (NCUA)',
      offering(federalCreditUnion, CREDIT, 'consumer credit', '717.82(a)'),
    ],
    ['721', 'Incidental powers of federal credit unions', whole(federalCreditUnion, '721.1')],
    [
      '722',
      'Appraisals (NCUA)',
      offering(insuredCreditUnion, MORTGAGES, 'loans secured by real estate', '722.3(a)'),
    ],
    ['723', 'Member business loans', memberBusinessLoans],
    [
      '724',
      'Trustees of tax-advantaged savings plans',
      upon(federalCreditUnion, 'you act as trustee or custodian of such a plan', '724.1'),
    ],
    [
      '725',
      'Central Liquidity Facility',
      upon(insuredCreditUnion, 'you join or borrow from the facility', '725.1'),
    ],
    ['740', 'Advertising and the official sign of insurance (NCUA)', whole(insuredCreditUnion, '740.0')],
    ['741', 'Requirements for insurance (NCUA)', whole(insuredCreditUnion, '741.0')],
    ['745', 'Share insurance', whole(insuredCreditUnion, '745.0')],
    [
      '748',
      'Security program, suspicious activity, and cyber incidents (NCUA)',
      whole(insuredCreditUnion, '748.0(a)'),
    ],
    ['749', 'Records preservation (NCUA)', whole(insuredCreditUnion, '749.0(a)')],
    ['750', 'Golden parachutes and indemnification (NCUA)', whole(insuredCreditUnion, '750.0(c)')],
    [
      '760',
      'Flood insurance (NCUA)',
      offering(insuredCreditUnion, MORTGAGES, 'loans secured by buildings', '760.1(c)'),
    ],
    // FDIC
    ['348', 'Management interlocks (FDIC)', whole(fdicSupervised, '348.1(c)')],
    ['353', 'Suspicious activity reports (FDIC)', whole(fdicSupervised, '353.1')],
    ['359', 'Golden parachutes and indemnification (FDIC)', whole(bank, '359.0(c)')],
    ['363', 'Annual audits of banks', annualAudit(year)],
    ['364', 'Standards for safety and soundness (FDIC)', whole(fdicSupervised, '364.100')],
    [
      '365',
      'Real estate lending standards (FDIC)',
      offering(fdicSupervised, MORTGAGES, 'loans secured by real estate', '365.1'),
    ],
    // HUD
    [
      '24-100',
      'Fair housing (HUD)',
      offering(anyone, MORTGAGES, 'loans secured by dwellings', '24 CFR 100.120(a)'),
    ],
    [
      '24-110',
      'Fair housing poster (HUD)',
      offering(anyone, MORTGAGES, 'loans secured by dwellings', '24 CFR 110.10(a)'),
    ],
    ['24-203', 'FHA single family mortgage insurance', fhaLoans],
    // FinCEN
    [
      '31-1010',
      'Bank Secrecy Act, general provisions',
      whole(anyone, '31 CFR 1010.100 introductory text', 'You are a financial institution of that act.'),
    ],
    [
      '31-1020',
      'Bank Secrecy Act, rules for banks and credit unions',
      whole(depository, '31 CFR 1020.210(a)'),
    ],
    [
      '31-1029',
      'Bank Secrecy Act, rules for loan or finance companies',
      whole(mortgageCompany, '31 CFR 1029.210(a)'),
    ],
    // Statutes
    [
      'usc-10/987',
      'Military Lending Act',
      offering(anyone, MLA_CREDIT, 'consumer credit that no dwelling secures', '10 U.S.C. 987(a)'),
    ],
    ['usc-12/1757', 'Federal Credit Union Act, powers', whole(federalCreditUnion, '12 U.S.C. 1757')],
    [
      'usc-12/2605',
      'Real Estate Settlement Procedures Act',
      offering(
        anyone,
        [...MORTGAGES, 'mortgage_servicing'],
        'federally related mortgage loans or their servicing',
        '12 U.S.C. 2605(a)',
      ),
    ],
    [
      'usc-12/2803',
      'Home Mortgage Disclosure Act',
      offering(anyone, MORTGAGES, 'loans secured by a dwelling', '12 U.S.C. 2803(a)'),
    ],
    ['usc-12/2903', 'Community Reinvestment Act', whole(bank, '12 U.S.C. 2903(a)')],
    ['usc-12/3403', 'Right to Financial Privacy Act', whole(depository, '12 U.S.C. 3403(a)')],
    [
      'usc-12/4902',
      'Homeowners Protection Act',
      offering(anyone, MORTGAGES, 'residential mortgages', '12 U.S.C. 4902(a)'),
    ],
    [
      'usc-12/5536',
      'Unfair, deceptive, or abusive acts',
      whole(anyone, '12 U.S.C. 5536(a)', 'You offer consumer financial products or services.'),
    ],
    ['usc-15/1631', 'Truth in Lending Act', offering(anyone, CREDIT, 'consumer credit', '15 U.S.C. 1631(a)')],
    [
      'usc-15/1681m',
      'Fair Credit Reporting Act',
      offering(anyone, CREDIT, 'consumer credit', '15 U.S.C. 1681m(a)'),
    ],
    [
      'usc-15/1691',
      'Equal Credit Opportunity Act',
      offering(anyone, [...CREDIT, 'small_business_loan'], 'credit', '15 U.S.C. 1691(a)'),
    ],
    [
      'usc-15/1692a',
      'Fair Debt Collection Practices Act',
      offering(
        anyone,
        ['debt_collection_for_others'],
        'the collection of debts owed to others',
        '15 U.S.C. 1692a(6)',
      ),
    ],
    [
      'usc-15/1693c',
      'Electronic Fund Transfer Act',
      offering(anyone, DEPOSITS, 'accounts with electronic transfers', '15 U.S.C. 1693c(a)'),
    ],
    [
      'usc-15/6801',
      'Gramm-Leach-Bliley Act, privacy and safeguards',
      whole(anyone, '15 U.S.C. 6801(a)', 'You are a financial institution with customers.'),
    ],
    [
      'usc-15/7001',
      'E-SIGN Act',
      upon(anyone, 'you give disclosures in electronic form alone', '15 U.S.C. 7001(c)'),
    ],
    ['usc-15/7704', 'CAN-SPAM Act', upon(anyone, 'you send commercial electronic mail', '15 U.S.C. 7704(a)')],
    [
      'usc-31/5318',
      'Bank Secrecy Act, programs and reports',
      whole(anyone, '31 U.S.C. 5318(h)', 'You are a financial institution of that act.'),
    ],
    [
      'usc-42/3605',
      'Fair Housing Act',
      offering(anyone, MORTGAGES, 'loans secured by dwellings', '42 U.S.C. 3605(a)'),
    ],
    [
      'usc-42/4012a',
      'Flood Disaster Protection Act',
      offering(depository, MORTGAGES, 'loans secured by buildings', '42 U.S.C. 4012a(b)'),
    ],
    [
      'usc-50/3937',
      'Servicemembers Civil Relief Act',
      offering(anyone, CREDIT, 'credit to consumers', '50 U.S.C. 3937(a)'),
    ],
  ].map(([id, name, verdict]) => ({ id, name, verdict }) as OtherLaw)

/** The rules of other agencies and the principal statutes that the library holds. */
export function otherLawCoverage(facts: InstitutionFacts, year: number): Applicability[] {
  return laws(year).map(({ id, name, verdict }) => ({ id, kind: 'other_law', name, ...verdict(facts) }))
}
