import { z } from 'zod'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** The accepted year range. ISO 8601 allows years that PostgreSQL does not, such as 0000. */
function isInRange(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

const OUT_OF_RANGE = `The year lies outside of ${FIRST_YEAR} to ${LAST_YEAR}.`

/** The marks exist for the compiler alone. Text without one is taken as either, a day is never taken as a moment. */
type Marked<Kind extends string> = string & { readonly __kind?: Kind }
/** A calendar day, which has no time zone: 2026-01-12. */
export type Day = Marked<'day'>
/** A point in time, which is another day in another time zone. */
export type Moment = Marked<'moment'>

const marked = <Kind extends string>(schema: z.ZodType<string, string>) =>
  schema as z.ZodType<Marked<Kind>, string>

export const Day = marked<'day'>(z.iso.date().refine(isInRange, OUT_OF_RANGE))
export const Moment = marked<'moment'>(z.iso.datetime().refine(isInRange, OUT_OF_RANGE))
/** A day of any year, as texts of law have it. */
export const DayOfAnyYear = marked<'day'>(z.iso.date())
/** In answers: the database holds no other. */
export const StoredDay = marked<'day'>(z.string())
export const StoredMoment = marked<'moment'>(z.string())
