import { sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'

/** The day of a meeting, for who prepares it; where nobody does, for every manager. After it, the minutes are missing. */
export const MEETING_DEADLINES: readonly Deadline[] = [
  {
    subject: 'meeting',
    need: 'meeting',
    reason: 'You prepare it, and record what it decided',
    open: ({ institutionId, due }) => sql`
      select x.id, x.title, '/meetings?meeting=' || x.id as link, x.held_on as due_on, m.user_id
      from meetings x join user_profiles m on m.institution_id = x.institution_id and m.seat = 'member'
        and (m.user_id = x.owner_id or (x.owner_id is null and m.role in ('manager', 'admin')))
      where x.institution_id = ${institutionId} and x.status = 'planned' and x.held_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'meeting.due_in_week', from: 2, to: 7 },
        words: (title) => `The meeting “${title}” is within a week: look at the agenda`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'meeting.due_tomorrow', from: 0, to: 1 },
        words: (title) => `The meeting “${title}” is today or tomorrow`,
      },
      {
        ...{ stage: 'overdue', kind: 'meeting.overdue', from: -90, to: -1 },
        words: (title) => `The decisions of the meeting “${title}” are not recorded yet`,
      },
    ],
    calendar: (title) => `Meeting: ${title}`,
  },
]

/** Minutes are signed weeks after a meeting; of one that was entered much later nobody is asked. */
const MINUTES_ASKED_DAYS = 180

export const MEETING_WAITING: readonly Waiting[] = [
  {
    need: 'meeting',
    reason: 'The meeting was held. Attach the signed minutes.',
    open: ({ institutionId, userId, isManager, today }) => sql`
      select x.id, x.title, '/meetings?meeting=' || x.id as link
      from meetings x where x.institution_id = ${institutionId} and x.status = 'held'
        and x.held_on between ${today} - ${MINUTES_ASKED_DAYS}::integer and ${today}
        and (x.owner_id = ${userId} or (x.owner_id is null and ${isManager}))
        and not exists (select 1 from evidence_uses u where u.institution_id = x.institution_id
          and u.subject_kind = 'meeting' and u.subject_id = x.id)`,
  },
]
