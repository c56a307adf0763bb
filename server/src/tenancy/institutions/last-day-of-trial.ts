import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'

/**
 * The last day on which people can work, where the institution is: a trial that ends at midnight ends with the day
 * before. The screens name the same day (`web/app/ui/last-day-before.ts`).
 */
export const lastDayOfTrial = (endsAt: SQL, institutionId: SQL): SQL =>
  dayOf(sql`(${endsAt} - interval '1 second')`, institutionId)
