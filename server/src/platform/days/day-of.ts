import { type SQL, sql } from 'drizzle-orm'

const timeZoneOf = (institutionId: SQL) =>
  sql`(select i.time_zone from institutions i where i.id = ${institutionId})`

/** The calendar day of a stored moment where the institution is. */
export const dayOf = (moment: SQL, institutionId: SQL): SQL =>
  sql`(${moment} at time zone ${timeZoneOf(institutionId)})::date`
