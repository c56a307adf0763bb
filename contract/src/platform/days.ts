import { z } from 'zod'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** The accepted year range. ISO 8601 allows years that PostgreSQL does not, such as 0000. */
function isInRange(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

const OUT_OF_RANGE = `The year lies outside of ${FIRST_YEAR} to ${LAST_YEAR}.`

export const Day = z.iso.date().refine(isInRange, OUT_OF_RANGE)
export const Moment = z.iso.datetime().refine(isInRange, OUT_OF_RANGE)
