import type { FactKey } from '@plumbline/contract/tenancy/institution-facts.ts'
import { shortDate } from '../../ui/date-text.tsx'
import { WEEKDAYS, weekdayNames } from '../work/weekday-names.ts'

/** How a fact is entered. */
export type FactInput = 'text' | 'yes-no' | 'choice' | 'list' | 'number' | 'offices' | 'ratings' | 'weekdays'

export interface FactField {
  key: FactKey
  label: string
  hint: string
  input: FactInput
  /** Values and labels of a choice or of a list that is picked from. */
  options?: readonly (readonly [value: string, label: string])[]
  byYear?: boolean
}

const REGULATOR_NAMES = [
  ['ncua', 'NCUA'],
  ['occ', 'OCC'],
  ['fdic', 'FDIC'],
  ['federal_reserve', 'Federal Reserve'],
  ['state', 'State regulator'],
] as const

const PRODUCT_NAMES = [
  ['closed_end_mortgage', 'Closed-end mortgages'],
  ['adjustable_rate_mortgage', 'Adjustable-rate mortgages'],
  ['home_equity_line', 'Home equity lines'],
  ['reverse_mortgage', 'Reverse mortgages'],
  ['construction_loan', 'Construction loans'],
  ['consumer_loan', 'Consumer loans'],
  ['credit_card', 'Credit cards'],
  ['private_student_loan', 'Private student loans'],
  ['consumer_lease', 'Consumer leases'],
  ['payday_loan', 'Payday loans'],
  ['small_business_loan', 'Credit to small businesses'],
  ['deposit_account', 'Deposit or share accounts'],
  ['electronic_transfers', 'Electronic fund transfers'],
  ['prepaid_account', 'Prepaid accounts'],
  ['remittance_transfer', 'Remittance transfers'],
  ['mortgage_servicing', 'Mortgage servicing'],
  ['debt_collection_for_others', 'Debt collection for others'],
  ['land_sales', 'Land sales'],
] as const

export const FACT_GROUPS: readonly { title: string; fields: readonly FactField[] }[] = [
  {
    title: 'Charter and identifiers',
    fields: [
      {
        key: 'regulator',
        label: 'Regulator',
        hint: 'Who examines you.',
        input: 'choice',
        options: REGULATOR_NAMES,
      },
      {
        key: 'federallyInsured',
        label: 'Federally insured',
        hint: 'Deposits or shares insured by the FDIC or the NCUA.',
        input: 'yes-no',
      },
      { key: 'charterNumber', label: 'Charter number', hint: 'Up to 20 characters.', input: 'text' },
      { key: 'rssdId', label: 'RSSD id', hint: '1 to 10 digits.', input: 'text' },
      {
        key: 'lei',
        label: 'LEI',
        hint: 'Legal Entity Identifier, 20 letters and digits. Its check digits are tested.',
        input: 'text',
      },
      { key: 'taxId', label: 'Tax id', hint: '9 digits, such as 12-3456789.', input: 'text' },
      {
        key: 'fiscalYearEnd',
        label: 'Fiscal year end',
        hint: 'Month and day, such as 12-31.',
        input: 'text',
      },
    ],
  },
  {
    title: 'Where you lend',
    fields: [
      { key: 'states', label: 'States', hint: 'Two letters each, separated by commas.', input: 'list' },
      { key: 'counties', label: 'Counties', hint: '5 digits each, separated by commas.', input: 'list' },
      {
        key: 'offices',
        label: 'Offices',
        hint: 'One line each: name, city, state, yes or no for a metropolitan area.',
        input: 'offices',
      },
      {
        key: 'products',
        label: 'Products',
        hint: 'What you offer or service.',
        input: 'list',
        options: PRODUCT_NAMES,
      },
      {
        key: 'maintainsEscrow',
        label: 'Escrow accounts',
        hint: 'Kept for some loan, apart from the exceptions of 12 CFR 1026.35(b)(2)(iii)(D).',
        input: 'yes-no',
      },
      {
        key: 'craRatings',
        label: 'CRA ratings',
        hint: 'One line each: day of the examination and rating, such as 2024-05-01 satisfactory.',
        input: 'ratings',
      },
    ],
  },
  {
    title: 'Open days',
    fields: [
      {
        key: 'openWeekdays',
        label: 'Open weekdays',
        hint: 'The general business day of Regulation Z counts them.',
        input: 'weekdays',
        options: WEEKDAYS.map((name, index) => [String(index + 1), name] as const),
      },
      {
        key: 'closedDates',
        label: 'Closed on',
        hint: 'Days such as 2026-11-27, separated by commas.',
        input: 'list',
      },
    ],
  },
  {
    title: 'Size, by year',
    fields: [
      {
        key: 'assets',
        label: 'Total assets on December 31',
        hint: 'In dollars, such as 431200000.',
        input: 'text',
        byYear: true,
      },
      {
        key: 'assetsWithAffiliates',
        label: 'Total assets with affiliates on December 31',
        hint: 'Affiliates that regularly make first-lien covered transactions.',
        input: 'text',
        byYear: true,
      },
      {
        key: 'loans.closed_end_mortgages',
        label: 'Closed-end mortgage loans',
        hint: 'Originations that HMDA counts.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.open_end_lines',
        label: 'Open-end lines secured by a dwelling',
        hint: 'Originations that HMDA counts.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.first_lien_home_purchase',
        label: 'First-lien home purchase loans and refinancings',
        hint: 'One to four units.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.hmda_reported',
        label: 'Loans and applications reported under HMDA',
        hint: 'Without purchased loans.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.first_lien_sold',
        label: 'First-lien loans sold',
        hint: 'With affiliates.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.first_lien_principal_dwelling',
        label: 'First-lien loans on principal dwellings',
        hint: 'With affiliates.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.rural_or_underserved',
        label: 'First-lien loans in rural or underserved areas',
        hint: '',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.mortgages_serviced',
        label: 'Mortgage loans serviced on January 1',
        hint: 'With affiliates.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.mortgages_serviced_for_others',
        label: 'Of these, serviced for others',
        hint: 'Neither owned nor originated by you or an affiliate.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.small_business_loans',
        label: 'Credit to small businesses',
        hint: 'Covered originations.',
        input: 'number',
        byYear: true,
      },
      {
        key: 'loans.remittance_transfers',
        label: 'Remittance transfers',
        hint: '',
        input: 'number',
        byYear: true,
      },
    ],
  },
]

const parts = (text: string) =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** What was typed as the value that the server takes; the server says what is wrong with it. */
export function typedValue(field: FactField, typed: string): unknown {
  switch (field.input) {
    case 'yes-no':
      return typed === 'yes'
    case 'number':
      return Number(typed.replaceAll(',', '').trim() || Number.NaN)
    case 'weekdays':
      return parts(typed).map(Number)
    case 'offices':
      return typed
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [name = '', city = '', state = '', inMsa = ''] = line.split(',').map((cell) => cell.trim())
          return { name, city, state: state.toUpperCase(), inMsa: /^y/i.test(inMsa) }
        })
    case 'ratings':
      return parts(typed).map((line) => {
        const [examined = '', ...words] = line.split(/\s+/)
        return { examined, rating: words.join('_').toLowerCase() }
      })
    case 'list':
      return parts(typed).map((part) => (field.key === 'states' ? part.toUpperCase() : part))
    default:
      return field.key === 'assets' || field.key === 'assetsWithAffiliates'
        ? typed.replaceAll(/[$,\s]/g, '')
        : typed
  }
}

/** A stored value in words; counties by their names as soon as these are loaded. */
export function valueText(field: FactField, value: unknown, counties?: ReadonlyMap<string, string>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const label = (each: unknown) => field.options?.find(([id]) => id === each)?.[1] ?? String(each)
  if (field.input === 'offices')
    return (value as { name: string; city: string; state: string; inMsa: boolean }[])
      .map(
        ({ name, city, state, inMsa }) => `${name}, ${city} ${state}${inMsa ? ' (metropolitan area)' : ''}`,
      )
      .join('; ')
  if (field.input === 'ratings')
    return (value as { examined: string; rating: string }[])
      .map(({ examined, rating }) => `${rating.replaceAll('_', ' ')} (${examined})`)
      .join('; ')
  if (field.input === 'weekdays') return weekdayNames(value as number[])
  if (field.key === 'counties')
    return (value as string[]).map((county) => counties?.get(county) ?? county).join('; ')
  if (field.key === 'closedDates') return (value as string[]).map(shortDate).join(', ')
  if (Array.isArray(value)) return value.map(label).join(', ')
  if (field.key === 'assets' || field.key === 'assetsWithAffiliates')
    return `$${Number(value).toLocaleString('en-US')}`
  return typeof value === 'number' ? value.toLocaleString('en-US') : label(value)
}

/** A stored value as it is typed, so that a correction begins with what is there. */
export function editableText(field: FactField, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field.input === 'offices')
    return (value as { name: string; city: string; state: string; inMsa: boolean }[])
      .map(({ name, city, state, inMsa }) => [name, city, state, inMsa ? 'yes' : 'no'].join(', '))
      .join('\n')
  if (field.input === 'ratings')
    return (value as { examined: string; rating: string }[])
      .map(({ examined, rating }) => `${examined} ${rating.replaceAll('_', ' ')}`)
      .join('\n')
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
