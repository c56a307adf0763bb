import { sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'
import { unownedDeadline } from '../../platform/deadlines/unowned-deadline.ts'
import { visibleTo, waitsForApprovalOf } from './task-filters.ts'
import { titleForMail } from './task-subject.ts'

/** Owners hear of the day itself, and managers of what is long overdue, by `task-reminders.ts`. */
export const TASK_DEADLINES: readonly Deadline[] = [
  {
    subject: 'task',
    need: 'task',
    reason: (
      id,
    ) => sql`select initcap(t.priority) || ' priority' || case when t.requires_approval then ', somebody approves it' else '' end
      || case when t.origin_title <> '' then ', from: ' || t.origin_title else '' end from tasks t where t.id = ${id}`,
    open: ({ institutionId, due }) => sql`
      select t.id, t.title, '/tasks?whose=all&status=all&task=' || t.id as link, t.due_on, t.owner_id as user_id
      from tasks t where t.institution_id = ${institutionId} and t.status in ('open', 'in_progress', 'waiting')
        and t.owner_id is not null and t.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'task.due_in_week', from: 2, to: 7 },
        words: (title) => `“${title}” is due within a week`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'task.due_tomorrow', from: 1, to: 1 },
        words: (title) => `“${title}” is due tomorrow`,
      },
    ],
    calendar: (title) => `Due: ${title}`,
  },
  unownedDeadline({
    subject: 'unowned_task',
    need: 'unowned_task',
    several: 'tasks',
    listPath: '/tasks?whose=all&owner=none',
    reason: 'Assign to someone on your team',
    // Managers heard of what was escalated one by one.
    rows: ({ institutionId, due, purpose, quoted }) => sql`
      select t.id, ${purpose === 'needs' ? sql`t.title` : titleForMail(sql`t`, quoted)} as title, '/tasks?whose=all&status=all&task=' || t.id as link, t.due_on
      from tasks t where t.institution_id = ${institutionId} and t.owner_id is null
        and t.status in ('open', 'in_progress', 'waiting') and t.due_on ${due}
        ${purpose === 'reminders' ? sql`and t.escalated_for is distinct from t.due_on` : sql``}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'task.due_in_week', from: 2, to: 7 },
        words: (title) => `Due within a week, without an owner: ${title}`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'task.due_tomorrow', from: 0, to: 1 },
        words: (title) => `Due by tomorrow, without an owner: ${title}`,
      },
      {
        ...{ stage: 'overdue', kind: 'task.overdue', from: -90, to: -1 },
        words: (title) => `Overdue, without an owner: ${title}`,
      },
    ],
    calendar: (title) => `Due, without an owner: ${title}`,
  }),
]

export const TASK_APPROVALS: readonly Waiting[] = [
  {
    need: 'task_approval',
    reason: 'Done by a colleague: approve it or send it back',
    open: ({ reader }) => sql`
      select t.id, t.title, '/tasks?whose=all&status=all&task=' || t.id as link
      from tasks t where ${visibleTo(reader)} and ${waitsForApprovalOf(reader)}`,
  },
]
