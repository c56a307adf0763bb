import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'

/**
 * The owner of the item, else the lead of the exam. Only its number is said: no notification or mail quotes what
 * the agency asked.
 */
export const EXAM_DEADLINES: readonly Deadline[] = [
  {
    subject: 'exam_item',
    need: 'exam_item',
    reason: (id) => sql`select left(i.request, 120) || case when length(i.request) > 120 then '…' else '' end
      from exam_items i where i.id = ${id}`,
    open: ({ institutionId, due }) => sql`
      select i.id, case when i.number = '' then 'An examination item' else 'Examination item ' || i.number end as title,
        '/examinations/' || i.exam_id || '?item=' || i.id as link, i.due_on, coalesce(i.owner_id, x.lead_id) as user_id
      from exam_items i join exams x on x.institution_id = i.institution_id and x.id = i.exam_id and x.status <> 'closed'
      join exam_people n on n.institution_id = i.institution_id and n.exam_id = i.exam_id
        and n.user_id = coalesce(i.owner_id, x.lead_id)
      where i.institution_id = ${institutionId} and i.status <> 'delivered' and i.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'exam.item_due_in_week', from: 2, to: 7 },
        words: (title) => `${title} is due within a week`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'exam.item_due_tomorrow', from: 0, to: 1 },
        words: (title) => `${title} is due by tomorrow`,
      },
      {
        ...{ stage: 'overdue', kind: 'exam.item_overdue', from: -90, to: -1 },
        words: (title) => `${title} is overdue`,
      },
    ],
    calendar: (title) => `Due: ${title}`,
  },
]
