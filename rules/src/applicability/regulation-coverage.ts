import { type Applicability, applies, doesNotApply, mayApply, type Verdict } from './applicability.ts'
import type { InstitutionFacts, Product } from './institution-facts.ts'
import { CREDIT, MORTGAGES } from './product-groups.ts'

interface Regulation {
  part: string
  name: string
  verdict: (facts: InstitutionFacts) => Verdict
}

type Known = true | false | null

/** Whether one of the products is offered; nothing where the products are not known. */
export function offers({ products, kind }: InstitutionFacts, wanted: readonly Product[]): Known {
  if (products) return wanted.some((product) => products.includes(product))
  return kind === 'mortgage_company' && wanted.includes('closed_end_mortgage') ? true : null
}

export const isDepository = ({ kind }: InstitutionFacts): Known =>
  kind === undefined ? null : kind !== 'mortgage_company'

/** Applies to institutions that offer one of the products. */
const byProduct =
  (wanted: readonly Product[], citation: string, what: string) =>
  (facts: InstitutionFacts): Verdict => {
    const offered = offers(facts, wanted)
    if (offered === null) return mayApply(`It depends on whether you offer ${what}.`, citation, 'products')
    return offered
      ? applies(`You offer ${what}.`, citation)
      : doesNotApply(`You do not offer ${what}.`, citation)
  }

const depositories =
  (citation: string, what: string) =>
  (facts: InstitutionFacts): Verdict => {
    const depository = isDepository(facts)
    if (depository === false) return doesNotApply(`A mortgage company has no ${what}.`, citation)
    return byProduct(['deposit_account', 'electronic_transfers', 'prepaid_account'], citation, what)(facts)
  }

const REGULATIONS: readonly Regulation[] = [
  {
    part: '1002',
    name: 'Regulation B, Equal Credit Opportunity',
    verdict: byProduct([...CREDIT, 'small_business_loan'], '1002.2(l)', 'credit'),
  },
  {
    part: '1003',
    name: 'Regulation C, Home Mortgage Disclosure',
    // Decided by the coverage test; see the duties.
    verdict: byProduct(MORTGAGES, '1003.2(g)', 'loans secured by a dwelling'),
  },
  {
    part: '1004',
    name: 'Regulation D, Alternative Mortgage Transaction Parity',
    verdict: (facts) => {
      const offered = offers(facts, ['adjustable_rate_mortgage', 'home_equity_line'])
      if (offered === false)
        return doesNotApply('You offer no loan on a home whose rate can change.', '1004.2')
      if (facts.regulator === undefined || offered === null)
        return mayApply(
          'It concerns state-chartered or state-licensed housing creditors that make loans whose rate can change.',
          '1004.3',
          ...(facts.regulator === undefined ? (['regulator'] as const) : []),
          ...(offered === null ? (['products'] as const) : []),
        )
      return facts.regulator === 'occ'
        ? doesNotApply(
            'A nationally chartered institution does not need its preemption of state law.',
            '1004.3',
          )
        : mayApply(
            'A state-chartered or state-licensed housing creditor may make such loans under it; it applies where you rely on it.',
            '1004.3',
          )
    },
  },
  {
    part: '1005',
    name: 'Regulation E, Electronic Fund Transfers',
    verdict: byProduct(
      ['electronic_transfers', 'deposit_account', 'prepaid_account', 'remittance_transfer'],
      '1005.3(a)',
      'accounts with electronic transfers, prepaid accounts or remittance transfers',
    ),
  },
  {
    part: '1006',
    name: 'Regulation F, Debt Collection Practices',
    verdict: byProduct(['debt_collection_for_others'], '1006.2(i)', 'the collection of debts owed to others'),
  },
  {
    part: '1007',
    name: 'Regulation G, Federal Registration of Loan Originators',
    verdict: (facts) => {
      const depository = isDepository(facts)
      if (depository === false)
        return doesNotApply(
          'Loan originators of a mortgage company are licensed by the states, not registered federally.',
          '1007.101(c)(1)',
        )
      if (depository === null)
        return mayApply('It depends on the type of institution.', '1007.101(c)(1)', 'kind')
      return byProduct(MORTGAGES, '1007.101(c)(1)', 'residential mortgage loans')(facts)
    },
  },
  {
    part: '1008',
    name: 'Regulation H, State Licensing of Loan Originators',
    verdict: (facts) => {
      const depository = isDepository(facts)
      if (depository === null) return mayApply('It depends on the type of institution.', '1008.103', 'kind')
      return depository
        ? doesNotApply(
            'Loan originators employed by a depository institution are registered federally (Regulation G).',
            '1008.103(e)',
          )
        : applies('It governs how states license the loan originators of a mortgage company.', '1008.103')
    },
  },
  {
    part: '1010',
    name: 'Regulation J, Land Registration',
    verdict: byProduct(['land_sales'], '1010.3', 'lots in subdivisions for sale'),
  },
  {
    part: '1013',
    name: 'Regulation M, Consumer Leasing',
    verdict: byProduct(['consumer_lease'], '1013.2(h)', 'leases to consumers'),
  },
  {
    part: '1016',
    name: 'Regulation P, Privacy of Consumer Financial Information',
    verdict: () =>
      applies(
        'You provide financial products or services to consumers and hold nonpublic personal information about them.',
        '1016.1(b)(1)',
      ),
  },
  {
    part: '1022',
    name: 'Regulation V, Fair Credit Reporting',
    verdict: byProduct(CREDIT, '1022.1(b)(2)', 'consumer credit, and so use or furnish consumer reports'),
  },
  {
    part: '1024',
    name: 'Regulation X, Real Estate Settlement Procedures',
    verdict: byProduct(
      [...MORTGAGES, 'mortgage_servicing'],
      '1024.5(a)',
      'federally related mortgage loans or their servicing',
    ),
  },
  {
    part: '1026',
    name: 'Regulation Z, Truth in Lending',
    verdict: byProduct(CREDIT, '1026.1(c)(1)', 'consumer credit'),
  },
  {
    part: '1030',
    name: 'Regulation DD, Truth in Savings',
    verdict: (facts) =>
      facts.kind === 'credit_union'
        ? doesNotApply(
            "Credit unions follow the NCUA's own rule on truth in savings, 12 CFR part 707.",
            '1030.1(c)',
          )
        : depositories('1030.1(c)', 'deposit accounts')(facts),
  },
  {
    part: '1041',
    name: 'Payday, Vehicle Title, and Certain High-Cost Installment Loans',
    verdict: byProduct(['payday_loan'], '1041.3(b)', 'covered short-term or high-cost installment loans'),
  },
]

export function regulationCoverage(facts: InstitutionFacts): Applicability[] {
  return REGULATIONS.map(({ part, name, verdict }) => ({
    ...{ id: part, kind: 'regulation', name },
    ...verdict(facts),
  }))
}
