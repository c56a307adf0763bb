import type { Fact, FactKey, Office } from '@plumbline/contract/tenancy/institution-facts.ts'
import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { partsOf, readDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { Values } from './test-definition.ts'

/** What the institution entered in its settings, as it is true on one day. */
export interface OwnFacts {
  type: CompanyType
  facts: readonly Fact[]
  today: string
}

type Reader = (own: OwnFacts, values: Values) => string | undefined

/** The latest value that is true on a day. */
export function factOf<Value>(
  { facts, today }: OwnFacts,
  key: FactKey,
  year: number | null = null,
  on = today,
) {
  const known = facts.filter((fact) => fact.key === key && fact.year === year && fact.trueSince <= on)
  const [latest] = known.toSorted((a, b) => (a.trueSince < b.trueSince ? 1 : -1))
  return latest?.value as Value | undefined
}

const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no')

/** The calendar year before the closing, whose figures 12 CFR 1026.35(b)(2)(iii) takes. */
function yearBeforeClosing({ consummation = '' }: Values): number | undefined {
  const day = readDay(consummation)
  return day === undefined ? undefined : partsOf(day).year - 1
}

const ofYearBeforeClosing =
  (key: FactKey, text: (value: never) => string | undefined = String): Reader =>
  (own, values) => {
    const year = yearBeforeClosing(values)
    const value = year === undefined ? undefined : factOf<never>(own, key, year)
    return value === undefined ? undefined : text(value)
  }

/** Of the HMDA test: so many years before the year of the data. */
const ofDataYear =
  (yearsBefore: number, key: FactKey, text: (value: never) => string | undefined = String): Reader =>
  (own, { year = '' }) => {
    const value = /^\d{4}$/.test(year) ? factOf<never>(own, key, Number(year) - yearsBefore) : undefined
    return value === undefined ? undefined : text(value)
  }

/** As of December 31 of the year before the data, 12 CFR 1003.2(g) and 1003.3(d)(6). */
const onPriorDec31 = ({ year = '' }: Values) =>
  /^\d{4}$/.test(year) ? `${Number(year) - 1}-12-31` : undefined

const rating =
  (place: number): Reader =>
  (own, values) => {
    const last = onPriorDec31(values)
    const ratings = factOf<{ examined: string; rating: string }[]>(own, 'craRatings')
    return ratings
      ?.filter(({ examined }) => last !== undefined && examined <= last)
      .toSorted((a, b) => (a.examined < b.examined ? 1 : -1))[place]?.rating
  }

const isAny = (count: number) => yesNo(count > 0)

/** By the name of the field, in whichever test it stands. */
export const FACT_OF_FIELD: Readonly<Record<string, Reader>> = {
  open: (own) =>
    factOf<number[]>(own, 'openWeekdays')
      ?.toSorted((a, b) => a - b)
      .join(','),
  closed: (own) => {
    const dates = factOf<string[]>(own, 'closedDates')
    return dates && dates.length > 0 ? JSON.stringify(dates.map((date) => ({ date }))) : undefined
  },
  maintainsEscrow: (own) => yesNo(factOf(own, 'maintainsEscrow')),
  rural: ofYearBeforeClosing('loans.rural_or_underserved', isAny),
  sold: ofYearBeforeClosing('loans.first_lien_sold'),
  assets: ofYearBeforeClosing('assetsWithAffiliates'),
  institutionType: ({ type }) => (type === 'mortgage_company' ? 'nondepository' : 'depository'),
  officeInMsa: (own, values) => {
    const offices = factOf<Office[]>(own, 'offices', null, onPriorDec31(values) ?? own.today)
    return yesNo(offices?.some(({ inMsa }) => inMsa))
  },
  assetsPriorDec31: ofDataYear(1, 'assets'),
  homePurchaseLoanPriorYear: ofDataYear(1, 'loans.first_lien_home_purchase', isAny),
  // Not insured does not mean not regulated or related.
  federallyRelated: (own) => (factOf(own, 'federallyInsured') === true ? 'yes' : undefined),
  insured: (own) => {
    const isInsured = factOf<boolean>(own, 'federallyInsured')
    if (isInsured === undefined) return undefined
    if (!isInsured) return 'none'
    return own.type === 'credit_union' ? 'credit_union' : 'bank'
  },
  latestRating: rating(0),
  earlierRating: rating(1),
  closedLast: ofDataYear(1, 'loans.closed_end_mortgages'),
  closedEarlier: ofDataYear(2, 'loans.closed_end_mortgages'),
  openLast: ofDataYear(1, 'loans.open_end_lines'),
  openEarlier: ofDataYear(2, 'loans.open_end_lines'),
  reportedPriorYear: ofDataYear(1, 'loans.hmda_reported'),
}

/** What the settings say for these fields. */
export function settingsValues(names: readonly string[], own: OwnFacts, values: Values): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = FACT_OF_FIELD[name]?.(own, values)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
