import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import type { Deadline } from '../../platform/deadlines/deadline.ts'

/** The day on which the hours end. They are few, so that every reminder is close. */
export const INCIDENT_DEADLINES: readonly Deadline[] = [
  {
    subject: 'incident_notice',
    need: 'incident_notice',
    reason: 'A regulator may have to be notified within hours',
    open: ({ institutionId, due }) => {
      const by = dayOf(sql`x.notify_by`, sql`x.institution_id`)
      return sql`
        select x.id, x.title, '/incidents?incident=' || x.id as link, ${by} as due_on, m.user_id
        from incidents x join user_profiles m on m.institution_id = x.institution_id and m.seat = 'member'
          and (m.user_id = x.owner_id or (x.owner_id is null and m.role in ('manager', 'admin')))
        where x.institution_id = ${institutionId} and x.status <> 'closed' and x.notified_at is null
          and x.notify_by is not null and ${by} ${due}`
    },
    reminders: [
      {
        ...{ stage: 'due_tomorrow', kind: 'incident.due', from: 0, to: 3 },
        words: (title) => `An agency may have to be notified of the incident “${title}” within days`,
      },
      {
        ...{ stage: 'overdue', kind: 'incident.overdue', from: -90, to: -1 },
        words: (title) => `The time for the notice of the incident “${title}” has ended`,
      },
    ],
    calendar: (title) => `Notify the agency: ${title}`,
    escalation: {
      kind: 'incident.escalated',
      words: (title) => `The notice of the incident “${title}” is due, and nobody has recorded it yet`,
    },
  },
]
