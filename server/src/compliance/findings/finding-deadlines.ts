import { sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'
import { comesOfExam, isNamedOnOrigin } from '../../work/records/exam-origin.ts'
import { visibleTo } from './finding-store.ts'

/** Mails and notifications carry it: what an exam found is said by its number alone. */
const TITLE = sql`case when ${comesOfExam(sql`f`)} then f.number::text else f.number || ' “' || f.title || '”' end`

/**
 * The owner; of a finding without one, every manager who sees it. One that waits for its closure is shown to managers
 * on the dashboard as that, by `FINDING_WAITING`; its response is due all the same.
 */
export const FINDING_DEADLINES: readonly Deadline[] = [
  {
    subject: 'finding',
    need: 'finding',
    reason: (id) =>
      sql`select initcap(f.severity) || ' severity, the response is due' from findings f where f.id = ${id}`,
    open: ({ institutionId, due, purpose }) => sql`
      select f.id, ${TITLE} as title, '/tasks/findings?finding=' || f.id as link,
        f.response_due_on as due_on, m.user_id
      from findings f join user_profiles m on m.institution_id = f.institution_id and m.seat = 'member'
        and (m.user_id = f.owner_id or (f.owner_id is null ${purpose === 'needs' ? sql`and f.status <> 'waiting_for_closure'` : sql``}
          and m.role in ('manager', 'admin') and ${isNamedOnOrigin(sql`f`, sql`m.user_id`)}))
      where f.institution_id = ${institutionId} and f.status <> 'closed' and f.response_due_on ${due}`,
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

/** Closing takes a manager who is not the one who asked for it. */
export const FINDING_WAITING: readonly Waiting[] = [
  {
    need: 'finding_closure',
    reason: 'A colleague marked it corrected. Review it and close it as the second person.',
    open: ({ reader, userId, isManager }) => sql`
      select f.id, f.number || ' “' || f.title || '”' as title, '/tasks/findings?finding=' || f.id as link
      from findings f where ${visibleTo(reader)} and ${isManager}
        and f.status = 'waiting_for_closure' and f.closure_asked_by is distinct from ${userId}`,
  },
]
