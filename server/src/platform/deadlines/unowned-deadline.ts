import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, OpenRows } from './deadline.ts'

export interface UnownedRecords
  extends Pick<Deadline, 'subject' | 'need' | 'reason' | 'reminders' | 'calendar'> {
  /** How several of them are called: `tasks`. */
  several: string
  /** The list in which a manager gives them to somebody. */
  listPath: string
  /** Selects id, title, link, and due_on of what nobody owns and is not done. */
  rows: (asked: OpenRows) => SQL
}

/**
 * What nobody owns is every manager's to give to somebody. One import can leave dozens of them, so the dashboard has
 * one line for all, and a reminder is one for all of a due date. The calendar has each.
 */
export function unownedDeadline({ several, listPath, rows, ...declared }: UnownedRecords): Deadline {
  const { subject } = declared
  const title = (one: SQL) => sql`case when count(*) = 1 then ${one} else count(*) || ${` ${several}`} end`
  const link = sql`case when count(*) = 1 then min(r.link) else ${listPath} end`
  return {
    ...declared,
    open: (asked) => {
      const id = sql`md5(${`${subject} `} || ${asked.institutionId}::text)::uuid`
      const managers = sql`from user_profiles m where m.institution_id = ${asked.institutionId}
        and m.seat = 'member' and m.role in ('manager', 'admin')`
      if (asked.purpose === 'calendar')
        return sql`select r.*, m.user_id from (${rows(asked)}) r, (select m.user_id ${managers}) m`
      if (asked.purpose === 'reminders')
        return sql`select r.*, m.user_id from (select ${id} as id, ${title(sql`'“' || min(r.title) || '”'`)} as title, ${link} as link, r.due_on
          from (${rows(asked)}) r group by r.due_on) r, (select m.user_id ${managers}) m`
      return sql`select r.*, m.user_id from (select ${id} as id, ${title(sql`min(r.title)`)} as title, ${link} as link,
          min(r.due_on) as due_on from (${rows(asked)}) r having count(*) > 0) r, (select m.user_id ${managers}) m`
    },
  }
}
