import { LOAN_COUNTS, PRODUCTS, REGULATORS } from '@plumbline/rules/applicability/institution-facts.ts'
import { isLei } from '@plumbline/rules/identifiers/lei.ts'
import { z } from 'zod'
import { Day, StoredMoment } from '../platform/days.ts'
import { STATES } from './states.ts'

export const ASSETS_AT_MOST = 10_000_000_000_000

const Money = z
  .string()
  .trim()
  .regex(/^\d{1,14}(\.\d{2})?$/, 'Enter dollars without signs, such as 431200000 or 431200000.00.')
  .refine((text) => Number(text) <= ASSETS_AT_MOST, 'Assets are at most 10 trillion dollars.')
const Count = z
  .number()
  .int('Enter a whole number.')
  .min(0, 'Enter 0 or more.')
  .max(10_000_000, 'Enter at most 10,000,000.')
const Text = (limit: number) =>
  z.string().trim().min(1, 'Enter a value.').max(limit, `Enter at most ${limit} characters.`)
const State = z.enum(STATES, 'Enter the two letters of a state or territory.')

export const OFFICES_AT_MOST = 500
export const Office = z.object({
  name: Text(120),
  city: Text(80),
  state: State,
  /** In a metropolitan statistical area. */
  inMsa: z.boolean(),
})
export type Office = z.infer<typeof Office>

export const CRA_RATINGS = [
  'outstanding',
  'satisfactory',
  'needs_to_improve',
  'substantial_noncompliance',
] as const

/** What an institution enters once, each with the day since which it is true. */
export const FACT_VALUES = {
  regulator: z.enum(REGULATORS, 'Choose a regulator.'),
  federallyInsured: z.boolean(),
  charterNumber: Text(20),
  rssdId: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, 'An RSSD id has 1 to 10 digits.'),
  lei: z
    .string()
    .trim()
    .toUpperCase()
    .refine(
      isLei,
      'This is not a Legal Entity Identifier: 20 letters and digits with two check digits at the end.',
    ),
  taxId: z
    .string()
    .trim()
    .regex(/^\d{2}-?\d{7}$/, 'A tax id has 9 digits, such as 12-3456789.'),
  states: z.array(State).min(1, 'Choose at least one state.').max(STATES.length),
  counties: z
    .array(z.string().regex(/^\d{5}$/, 'A county is its 5 digits, such as 36055.'))
    .max(3_300, 'Enter at most 3,300 counties.'),
  offices: z.array(Office).max(OFFICES_AT_MOST, `Enter at most ${OFFICES_AT_MOST} offices.`),
  products: z.array(z.enum(PRODUCTS)).max(PRODUCTS.length),
  craRatings: z
    .array(z.object({ examined: Day, rating: z.enum(CRA_RATINGS) }))
    .max(20, 'Enter at most 20 ratings.'),
  maintainsEscrow: z.boolean(),
  openWeekdays: z.array(z.number().int().min(1).max(7)).min(1, 'Choose at least one weekday.').max(7),
  closedDates: z.array(Day).max(400, 'Enter at most 400 days.'),
  fiscalYearEnd: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter month and day, such as 12-31.'),
  assets: Money,
  assetsWithAffiliates: Money,
  ...(Object.fromEntries(LOAN_COUNTS.map((count) => [`loans.${count}`, Count])) as Record<
    `loans.${(typeof LOAN_COUNTS)[number]}`,
    typeof Count
  >),
}
export type FactKey = keyof typeof FACT_VALUES

export const FACT_KEYS = Object.keys(FACT_VALUES) as [FactKey, ...FactKey[]]

/** Facts of a calendar year: assets on its December 31, loans of it. */
export const isByYear = (key: FactKey): boolean => key.startsWith('assets') || key.startsWith('loans.')

export const Fact = z.object({
  key: z.enum(FACT_KEYS),
  /** The calendar year; absent for facts that have none. */
  year: z.number().int().nullable(),
  value: z.json(),
  trueSince: Day,
  enteredBy: z.string(),
  enteredAt: StoredMoment,
})
export type Fact = z.infer<typeof Fact>
