import { LIBRARY_PARTS } from '../citations/library-parts.ts'
import { partName } from '../citations/part-names.ts'
import type { InstitutionKind } from './institution-facts.ts'
import { otherLawCoverage } from './other-law-coverage.ts'
import { regulationCoverage } from './regulation-coverage.ts'

export interface PartOfKind {
  /** As in the library: `229`, `32-232`. */
  part: string
  name: string
  /** Where it says whom or what it covers. */
  citation: string
}

const ALL: readonly InstitutionKind[] = ['credit_union', 'community_bank', 'mortgage_company']
const DEPOSITORIES: readonly InstitutionKind[] = ['credit_union', 'community_bank']
const BANKS: readonly InstitutionKind[] = ['community_bank']
/** A credit union may be bound too: where it advertises for others, or sells help with a mortgage. */
const LENDERS_NOT_BANKS: readonly InstitutionKind[] = ['credit_union', 'mortgage_company']
const MORTGAGE_COMPANIES: readonly InstitutionKind[] = ['mortgage_company']

/** Parts that the program does not bring with it, with the section that says whom or what each of them covers. */
const FURTHER: readonly (readonly [
  part: string,
  name: string,
  citation: string,
  kinds: readonly InstitutionKind[],
])[] = [
  ['229', 'Availability of Funds and Collection of Checks (Regulation CC)', '12 CFR 229.2(e)', DEPOSITORIES],
  ['204', 'Reserve Requirements of Depository Institutions (Regulation D)', '12 CFR 204.1(c)', DEPOSITORIES],
  [
    '210',
    'Collection of Checks and Funds Transfers Through Fedwire (Regulation J)',
    '12 CFR 210.1',
    DEPOSITORIES,
  ],
  [
    '233',
    'Prohibition on Funding of Unlawful Internet Gambling (Regulation GG)',
    '12 CFR 233.5',
    DEPOSITORIES,
  ],
  ['235', 'Debit Card Interchange Fees and Routing (Regulation II)', '12 CFR 235.1', DEPOSITORIES],
  ['31-212', 'Garnishment of Accounts Containing Federal Benefit Payments', '31 CFR 212.2', DEPOSITORIES],
  [
    '32-232',
    'Limitations on Terms of Consumer Credit Extended to Service Members (MLA)',
    '32 CFR 232.2',
    ALL,
  ],
  ['31-501', 'Reporting, Procedures and Penalties Regulations (OFAC)', '31 CFR 501.603', ALL],
  ['16-310', 'Telemarketing Sales Rule', '16 CFR 310.2', MORTGAGE_COMPANIES],
  ['16-314', 'Standards for Safeguarding Customer Information', '16 CFR 314.1(b)', MORTGAGE_COMPANIES],
  ['1014', 'Mortgage Acts and Practices: Advertising (Regulation N)', '12 CFR 1014.1', LENDERS_NOT_BANKS],
  ['1015', 'Mortgage Assistance Relief Services (Regulation O)', '12 CFR 1015.1', LENDERS_NOT_BANKS],
  ['22', 'Loans in Areas Having Special Flood Hazards (OCC)', '12 CFR 22.1', BANKS],
  ['339', 'Loans in Areas Having Special Flood Hazards (FDIC)', '12 CFR 339.1', BANKS],
  ['208', 'Membership of State Banking Institutions (Regulation H)', '12 CFR 208.1', BANKS],
  ['25', 'Community Reinvestment Act (OCC)', '12 CFR 25.11', BANKS],
  ['228', 'Community Reinvestment (Regulation BB)', '12 CFR 228.11', BANKS],
  ['345', 'Community Reinvestment (FDIC)', '12 CFR 345.11', BANKS],
  ['215', 'Loans to Insiders of Member Banks (Regulation O)', '12 CFR 215.1', BANKS],
  ['223', 'Transactions Between Member Banks and Their Affiliates (Regulation W)', '12 CFR 223.1', BANKS],
  [
    '21',
    'Security Procedures, Suspicious Activity, and Bank Secrecy Act Compliance (OCC)',
    '12 CFR 21.1',
    BANKS,
  ],
  ['326', 'Security Procedures and Bank Secrecy Act Compliance (FDIC)', '12 CFR 326.0', BANKS],
  ['30', 'Safety and Soundness Standards (OCC)', '12 CFR 30.1', BANKS],
  ['34', 'Real Estate Lending and Appraisals (OCC)', '12 CFR 34.1', BANKS],
  ['323', 'Appraisals (FDIC)', '12 CFR 323.1', BANKS],
  ['328', 'Advertisement of Membership and FDIC Official Signs', '12 CFR 328.0', BANKS],
  ['330', 'Deposit Insurance Coverage', '12 CFR 330.2', BANKS],
]

/** Which kinds of institutions a part that is not shipped may bind. */
export function kindsOfFurtherPart(part: string) {
  const found = FURTHER.find(([one]) => one === part)
  return found && { citation: found[2], kinds: found[3] }
}

/** Charter, size, and products are asked later: all that may bind a kind of institution. */
const ANY_YEAR = 0

/** The parts of the Code of Federal Regulations that bind, or may bind, institutions of a kind. */
export function partsOfKind(kind: InstitutionKind): PartOfKind[] {
  const shipped = [...regulationCoverage({ kind }), ...otherLawCoverage({ kind }, ANY_YEAR)]
    .filter(({ id, outcome }) => outcome !== 'does_not_apply' && LIBRARY_PARTS.includes(id))
    .map(({ id, citation }) => ({ part: id, name: partName(id), citation: citation ?? '' }))
  const further = FURTHER.filter(([, , , kinds]) => kinds.includes(kind)).map(([part, name, citation]) => ({
    part,
    name,
    citation,
  }))
  return [...shipped, ...further]
}
