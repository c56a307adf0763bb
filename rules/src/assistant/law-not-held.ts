import type { InstitutionKind } from '../applicability/institution-facts.ts'
import { isAddedPart } from '../citations/added-parts.ts'

export interface LawNotHeld {
  name: string
  address: string
}

const ecfr = (path: string) => `https://www.ecfr.gov/current/${path}`
const usc = (title: number, section: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}`

interface NotHeld {
  pattern: RegExp
  law: LawNotHeld
  /** Those that the law binds; for others the library may hold the rule of their own agency. */
  kinds?: readonly InstitutionKind[]
  /** The parts that it is, as the library names them: the operator can add each. */
  parts?: readonly string[]
}

const BANKS = ['community_bank'] as const
const LENDERS = ['mortgage_company'] as const
const NO_CREDIT_UNION = ['community_bank', 'mortgage_company'] as const

/** Law that people of the trade ask about and that the library does not have, with the place that does. */
const NOT_HELD: readonly NotHeld[] = [
  {
    pattern:
      /\breg(?:ulation|\.)? cc\b|\bfunds availability\b|\b(?:check|deposit) holds?\b|\bholds? on (?:a |the )?(?:cashier|check|deposit)|\bcashier'?s?['’]? check hold\b|\bnext[- ]day availability\b|\bfunds (?:be )?(?:made )?available\b(?=.*\b(?:checks?|deposit\w*)\b)|\b(?:checks?|deposit\w*)\b(?=.*\bfunds (?:be )?(?:made )?available\b)/i,
    law: { name: 'Regulation CC, 12 CFR part 229 (funds availability)', address: ecfr('title-12/part-229') },
    parts: ['229'],
  },
  {
    pattern: /\bcra\b(?!.*\b(?:disput\w+|furnish\w*)\b)|\bcommunity reinvestment\b|\bassessment area\b/i,
    law: {
      name: 'Community Reinvestment Act rules, 12 CFR parts 25, 228, and 345',
      address: ecfr('title-12/part-345'),
    },
    parts: ['25', '228', '345'],
  },
  {
    pattern: /\bofac\b|\bsanctions? (?:list|screening)\b|\bblocked property\b/i,
    law: { name: 'OFAC rules, 31 CFR chapter V', address: ecfr('title-31/subtitle-B/chapter-V') },
    parts: ['31-501'],
  },
  {
    pattern: /\breg(?:ulation|\.)? o\b|\binsider loans?\b/i,
    law: { name: 'Regulation O, 12 CFR part 215', address: ecfr('title-12/part-215') },
    kinds: BANKS,
    parts: ['215'],
  },
  {
    pattern: /\breg(?:ulation|\.)? o\b|\bmortgage assistance relief\b/i,
    law: {
      name: 'Regulation O (mortgage assistance relief), 12 CFR part 1015',
      address: ecfr('title-12/part-1015'),
    },
    kinds: LENDERS,
    parts: ['1015'],
  },
  {
    pattern: /\bloans? to (?:a |an |our )?(?:directors?|executive officers?|insiders?)\b/i,
    law: { name: 'Regulation O, 12 CFR part 215', address: ecfr('title-12/part-215') },
    kinds: BANKS,
    parts: ['215'],
  },
  {
    pattern:
      /\breg(?:ulation|\.)? d\b|\btransfer limits? on savings\b|\breserve requirements?\b|\b(?:six|6) (?:transfers?|withdrawals?)\b|\bsavings (?:withdrawals?|transfers?) (?:six|6) per month\b/i,
    law: {
      name: 'Reserve requirements of depository institutions, 12 CFR part 204',
      address: ecfr('title-12/part-204'),
    },
    parts: ['204'],
  },
  {
    pattern: /\breg(?:ulation|\.)? ii\b|\binterchange\b|\bdurbin\b/i,
    law: { name: 'Regulation II, 12 CFR part 235', address: ecfr('title-12/part-235') },
    parts: ['235'],
  },
  {
    pattern:
      /\breg(?:ulation|\.)? w\b|\baffiliate transactions?\b|\bcovered transactions? with (?:an )?affiliate/i,
    law: { name: 'Regulation W, 12 CFR part 223', address: ecfr('title-12/part-223') },
    parts: ['223'],
  },
  {
    pattern: /\bsecurity (?:program|officer|devices?)\b|\bbank (?:robber(?:y|ies)|protection act)\b/i,
    law: {
      name: 'Security programs of banks, 12 CFR parts 21, 208, and 326',
      address: ecfr('title-12/part-326'),
    },
    kinds: BANKS,
    parts: ['21', '208', '326'],
  },
  {
    pattern: /\bred flags?\b|\bidentity theft (?:prevention )?program\b/i,
    law: {
      name: 'Identity theft red flags, 12 CFR parts 41, 222, and 334, and 16 CFR part 681',
      address: ecfr('title-12/part-334'),
    },
    kinds: NO_CREDIT_UNION,
    parts: ['41', '222', '334', '16-681'],
  },
  {
    pattern:
      /\bcommercial (?:real estate )?appraisal\b|\bappraisal threshold\b|\bevaluation instead of (?:an )?appraisal\b/i,
    law: {
      name: 'Appraisals of banks, 12 CFR parts 34, 225, and 323',
      address: ecfr('title-12/part-323'),
    },
    kinds: BANKS,
    parts: ['34', '225', '323'],
  },
  {
    pattern: /\blending limits?\b|\bloans? to one borrower\b/i,
    law: {
      name: 'Lending limits of banks, 12 CFR part 32, and of a state',
      address: ecfr('title-12/part-32'),
    },
    kinds: BANKS,
    parts: ['32'],
  },
  {
    pattern: /\bcall reports?\b|\bwell[- ]capitalized\b|\bcapital ratios?\b/i,
    law: {
      name: 'Capital and reporting rules of the banking agencies',
      address: ecfr('title-12/chapter-III'),
    },
    kinds: BANKS,
  },
  {
    pattern: /\bcall reports?\b/i,
    law: {
      name: 'NMLS Mortgage Call Report (state licensing)',
      address: 'https://mortgage.nationwidelicensingsystem.org',
    },
    kinds: LENDERS,
  },
  {
    pattern: /\bcomputer[- ]security incident\b|\bincident notification\b|\b36 hours?\b/i,
    law: {
      name: 'Incident notification of banks, 12 CFR parts 53, 225, and 304',
      address: ecfr('title-12/part-304'),
    },
    kinds: BANKS,
    parts: ['53', '225', '304'],
  },
  {
    pattern: /\bsafeguards rule\b/i,
    law: { name: 'Safeguards rule, 16 CFR part 314', address: ecfr('title-16/part-314') },
    kinds: LENDERS,
    parts: ['16-314'],
  },
  {
    pattern: /\bfdic\b.*\binsur\w+|\bdeposit insurance\b/i,
    law: { name: 'Deposit insurance rules, 12 CFR part 330', address: ecfr('title-12/part-330') },
    kinds: BANKS,
    parts: ['330'],
  },
  {
    pattern: /\b1033\b|\bopen banking\b|\bpersonal financial data rights\b/i,
    law: { name: 'Personal financial data rights, 12 CFR part 1033', address: ecfr('title-12/part-1033') },
    parts: ['1033'],
  },
  {
    pattern:
      /\bgarnish\w*\b(?=.*\b(?:accounts?|benefits?|social security|orders?|protected)\b)|\b(?:accounts?|benefits?|social security|protected)\b(?=.*\bgarnish\w*)/i,
    law: { name: 'Garnishment of benefit payments, 31 CFR part 212', address: ecfr('title-31/part-212') },
    parts: ['31-212'],
  },
  {
    pattern: /\btcpa\b|\bautodial\w*\b|\bdo[- ]not[- ]call\b/i,
    law: {
      name: 'Telephone Consumer Protection Act rules, 47 CFR 64.1200',
      address: ecfr('title-47/section-64.1200'),
    },
    parts: ['47-64'],
  },
  {
    pattern:
      /\b(?:form )?109[89](?:-\w+)?\b|\btax(?:es)? (?:form|return|payment|penalt\w+)\b|\blate tax\b|\birs\b|\bbackup withholding\b|\bcapital gains?\b|\bdeductible\b.*\b(?:tax|hsa|ira)\b|\b(?:hsa|ira) contributions?\b/i,
    law: { name: 'Tax law, 26 U.S.C.', address: usc(26, '6050H') },
    parts: ['usc-26'],
  },
  {
    pattern: /\bada\b.*\b(?:atms?|website|height|width|lanes?|ramps?|doors?|access\w*)\b|\bwheelchairs?\b/i,
    law: { name: 'Americans with Disabilities Act rules, 28 CFR part 36', address: ecfr('title-28/part-36') },
    parts: ['28-36'],
  },
  {
    pattern:
      /\bnotar(?:y|ies|ize\w*)\b|\btitle insurer\b|\bstates? (?:ban|want|require)s?\b|\bwhich states?\b|\be?-?record(?:ed|ing)? (?:a |the )?(?:deed|satisfaction|release)\b|\brecording tax\b|\busury cap\b|\bregister a deed\b|\b(?:mortgage|lender|broker) license renewal\b/i,
    law: { name: 'State law', address: 'https://www.usa.gov/state-governments' },
  },
  {
    pattern:
      /\bpci\b|\bcvv\b|\bnacha\b|\bzelle\b|\bchargeback reason code\b|\b(?:visa|mastercard) (?:rules?|chargebacks?)\b/i,
    law: { name: 'Rules of payment networks', address: 'https://www.nacha.org/rules' },
  },
  {
    pattern:
      /\bfannie\b|\bfreddie\b|\bselling guide\b|\b(?:du|lpa?) (?:refi|findings?|approv\w+)\b|\b(?:fnma|fhlmc|gnma|ginnie)\b|\birrrl\b|\bguarantee fee\b|\bfunding fee\b|\busda (?:loans?|guarantee)\b/i,
    law: {
      name: 'Guides of investors and insurers of loans',
      address: 'https://selling-guide.fanniemae.com',
    },
  },
  {
    pattern:
      /\bautomatic stay\b|\bproofs? of claim\b|\bpreference payments?\b|\breaffirmation\b|\bbankruptcy (?:code|court|trustee)\b/i,
    law: { name: 'Bankruptcy Code, 11 U.S.C.', address: usc(11, '362') },
    parts: ['usc-11'],
  },
  {
    pattern: /\bucc\b|\buniform commercial code\b/i,
    law: {
      name: 'Uniform Commercial Code, as each state enacted it',
      address: 'https://www.uniformlaws.org/acts/ucc',
    },
  },
  {
    pattern: /\bsba\b|\b7\(a\) (?:loans?|program|guarant\w+)\b/i,
    law: {
      name: 'Loans of the Small Business Administration, 13 CFR part 120',
      address: ecfr('title-13/part-120'),
    },
    parts: ['13-120'],
  },
  {
    pattern: /\bgdpr\b|\bright to erasure\b|\beuropean (?:union|privacy)\b/i,
    law: {
      name: 'General Data Protection Regulation of the European Union',
      address: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
  },
  {
    pattern: /\bhipaa\b/i,
    law: { name: 'HIPAA rules, 45 CFR parts 160 and 164', address: ecfr('title-45/part-164') },
    parts: ['45-160', '45-164'],
  },
  {
    pattern: /\bflsa\b|\bfmla\b|\bovertime (?:pay|for)\b|\bosha\b|\beeoc\b/i,
    law: { name: 'Labor law, 29 CFR', address: ecfr('title-29') },
  },
]

export function lawNotHeld(question: string, kind?: InstitutionKind): LawNotHeld | undefined {
  return NOT_HELD.find(
    ({ pattern, kinds, parts }) =>
      pattern.test(question) &&
      (!kinds || kind === undefined || kinds.includes(kind)) &&
      !parts?.some(isAddedPart),
  )?.law
}
