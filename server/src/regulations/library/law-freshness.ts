import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'

const OLD_AFTER_DAYS = 7

/** When our copy was made, or when every official source has answered since. */
export async function findFreshness(
  db: Db,
  today: string,
): Promise<{ checkedOn: string | null; isOld: boolean }> {
  const { rows } = await db.execute<{ checkedOn: string | null }>(sql`
    select greatest(
      (select max(seen_on) from regulation_parts),
      (select case when count(last_success_at) = count(*) then date(min(last_success_at) at time zone 'UTC') end
        from regulation_sources))::text as "checkedOn"`)
  const { checkedOn } = rows[0]!
  return {
    checkedOn,
    isOld: checkedOn !== null && checkedOn < formatDay(parseDay(today, 'today') - OLD_AFTER_DAYS),
  }
}
