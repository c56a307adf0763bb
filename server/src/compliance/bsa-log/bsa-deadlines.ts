import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'

/**
 * The owner, or everyone named while the owner is not (any more). The words are the same for every entry: no
 * notification, mail, or calendar tells a suspicious activity from a currency transaction.
 */
export const BSA_DEADLINES: readonly Deadline[] = [
  {
    subject: 'bsa_entry',
    need: 'bsa_entry',
    reason: 'You are named on the BSA log',
    open: ({ institutionId, due }) => sql`
      select x.id, 'An entry of the BSA log' as title, '/bsa-log?entry=' || x.id as link, x.due_on, n.user_id
      from bsa_entries x join bsa_people n on n.institution_id = x.institution_id
        and (n.user_id = x.handled_by or not exists (select 1 from bsa_people o
          where o.institution_id = x.institution_id and o.user_id = x.handled_by))
      where x.institution_id = ${institutionId} and x.filed_on is null and x.decision <> 'no_file' and x.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'bsa_log.due_in_week', from: 2, to: 7 },
        words: (title) => `${title} is due within a week`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'bsa_log.due_tomorrow', from: 0, to: 1 },
        words: (title) => `${title} is due by tomorrow`,
      },
      {
        ...{ stage: 'overdue', kind: 'bsa_log.overdue', from: -90, to: -1 },
        words: (title) => `${title} is overdue`,
      },
    ],
    calendar: (title) => `Due: ${title}`,
  },
]
