import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'

export const FINDING_DEADLINES: readonly Deadline[] = [
  {
    subject: 'finding',
    need: 'finding',
    reason: (id) =>
      sql`select initcap(f.severity) || ' severity, the response is due' from findings f where f.id = ${id}`,
    open: ({ institutionId, due }) => sql`
      select f.id, f.number || ' “' || f.title || '”' as title, '/tasks/findings?finding=' || f.id as link,
        f.response_due_on as due_on, f.owner_id as user_id
      from findings f where f.institution_id = ${institutionId} and f.status <> 'closed' and f.owner_id is not null
        and f.response_due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'finding.response_due', from: 0, to: 7 },
        words: (title) => `The response to finding ${title} is due within a week`,
      },
      {
        ...{ stage: 'overdue', kind: 'finding.response_overdue', from: -90, to: -1 },
        words: (title) => `The response to finding ${title} is overdue`,
      },
    ],
    calendar: (title) => `Respond to finding ${title}`,
  },
]
