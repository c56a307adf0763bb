import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import type {
  InstitutionFacts,
  Product,
  Regulator,
} from '@plumbline/rules/applicability/institution-facts.ts'

const TYPE_NAMES: Readonly<Record<CompanyType, string>> = {
  credit_union: 'Credit union',
  community_bank: 'Community bank',
  mortgage_company: 'Mortgage company',
}

const REGULATOR_NAMES: Readonly<Record<Regulator, string>> = {
  occ: 'Office of the Comptroller of the Currency',
  federal_reserve: 'Federal Reserve',
  fdic: 'Federal Deposit Insurance Corporation',
  ncua: 'National Credit Union Administration',
  state: 'State regulator',
}

const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  closed_end_mortgage: 'closed-end mortgages',
  adjustable_rate_mortgage: 'adjustable-rate mortgages',
  home_equity_line: 'home equity lines',
  reverse_mortgage: 'reverse mortgages',
  construction_loan: 'construction loans',
  consumer_loan: 'consumer loans',
  credit_card: 'credit cards',
  private_student_loan: 'private student loans',
  consumer_lease: 'consumer leases',
  payday_loan: 'payday loans',
  small_business_loan: 'credit to small businesses',
  deposit_account: 'deposit or share accounts',
  electronic_transfers: 'electronic fund transfers',
  prepaid_account: 'prepaid accounts',
  remittance_transfer: 'remittance transfers',
  mortgage_servicing: 'mortgage servicing',
  debt_collection_for_others: 'debt collection for others',
  land_sales: 'land sales',
}

/** What the institution said of itself, for the beginning of a policy. What is not known is left out. */
export function institutionLines(type: CompanyType, facts: InstitutionFacts): string[] {
  const { regulator, states, assets, products } = facts
  const latest = Object.keys(assets ?? {})
    .toSorted()
    .at(-1)
  return [
    `Type: ${TYPE_NAMES[type]}`,
    regulator && `Primary regulator: ${REGULATOR_NAMES[regulator]}`,
    states && states.length > 0 && `States: ${states.join(', ')}`,
    latest && assets && `Total assets at the end of ${latest}: ${dollars(String(assets[latest]))}`,
    products && products.length > 0 && `Products: ${products.map((name) => PRODUCT_NAMES[name]).join(', ')}`,
  ].filter((line) => typeof line === 'string')
}

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const dollars = (amount: string) => DOLLARS.format(Number(amount))
