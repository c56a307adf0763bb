import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, OpenRows, Together } from './deadline.ts'

/** `quoted` puts a title in quotes where it stands in a sentence. */
type AskedRows = OpenRows & { quoted: (title: SQL) => SQL }

export const inQuotes = (title: SQL): SQL => sql`'“' || ${title} || '”'`

export interface UnownedRecords
  extends Pick<Deadline, 'subject' | 'need' | 'reason' | 'reminders' | 'calendar'>,
    Together {
  /** Selects id, title, link, and due_on of what nobody owns and is not done. */
  rows: (asked: AskedRows) => SQL
}

/**
 * What nobody owns is every manager's to give to somebody. One import can leave dozens of them, so the dashboard has
 * one line for all, and a reminder one for all that managers were not told of yet. The calendar has each.
 */
export function unownedDeadline({ several, listPath, rows, ...declared }: UnownedRecords): Deadline {
  const { subject } = declared
  return {
    ...declared,
    together: { several, listPath },
    open: (asked) => {
      const quoted = (title: SQL) => (asked.purpose === 'reminders' ? inQuotes(title) : title)
      const managers = sql`(select m.user_id from user_profiles m where m.institution_id = ${asked.institutionId}
        and m.seat = 'member' and m.role in ('manager', 'admin')) m`
      const each = rows({ ...asked, quoted })
      if (asked.purpose !== 'needs') return sql`select r.*, m.user_id from (${each}) r, ${managers}`
      return sql`select r.*, m.user_id from (select md5(${`${subject} `} || ${asked.institutionId}::text)::uuid as id,
          case when count(*) = 1 then min(r.title) else count(*) || ${` ${several}`} end as title,
          case when count(*) = 1 then min(r.link) else ${listPath} end as link,
          min(r.due_on) as due_on from (${each}) r having count(*) > 0) r, ${managers}`
    },
  }
}
