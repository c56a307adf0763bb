import { type SQL, sql } from 'drizzle-orm'

/** The moment at which a day ends where the institution is. */
export const endOfDay = (institutionId: string, day: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone (select i.time_zone from institutions i where i.id = ${institutionId}))`
