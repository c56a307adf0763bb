import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, OpenRows, Waiting } from '../../platform/deadlines/deadline.ts'

/** The owner; of a complaint without one, every manager, because the clock of the law runs all the same. */
const open = (
  column: 'acknowledge_by' | 'answer_by' | 'credit_by' | 'portal_response_by' | 'portal_final_by',
  isOpen: SQL,
  { institutionId, due }: OpenRows,
): SQL => {
  const by = sql.raw(`c.${column}`)
  return sql`
  select c.id, c.title, '/tasks/complaints?complaint=' || c.id as link, ${by} as due_on, m.user_id
  from complaints c join user_profiles m on m.institution_id = c.institution_id and m.seat = 'member'
    and (m.user_id = c.owner_id or (c.owner_id is null and m.role in ('manager', 'admin')))
  where c.institution_id = ${institutionId} and c.closed_at is null and ${isOpen} and ${by} ${due}`
}

const reminders = (what: string): Deadline['reminders'] => [
  {
    ...{ stage: 'due_in_week', kind: 'complaint.due_in_week', from: 2, to: 7 },
    words: (title) => `The ${what} the complaint “${title}” is due within a week`,
  },
  {
    ...{ stage: 'due_tomorrow', kind: 'complaint.due_tomorrow', from: 0, to: 1 },
    words: (title) => `The ${what} the complaint “${title}” is due by tomorrow`,
  },
  {
    ...{ stage: 'overdue', kind: 'complaint.overdue', from: -90, to: -1 },
    words: (title) => `The ${what} the complaint “${title}” is overdue`,
  },
]

export const COMPLAINT_DEADLINES: readonly Deadline[] = [
  {
    subject: 'complaint_acknowledgment',
    need: 'complaint_acknowledgment',
    reason: 'Acknowledgment is due to the consumer',
    open: (asked) => open('acknowledge_by', sql`c.acknowledged_on is null and c.answered_on is null`, asked),
    reminders: reminders('acknowledgment of'),
    calendar: (title) => `Acknowledge: ${title}`,
    escalation: {
      kind: 'complaint.escalated',
      words: (title) => `The complaint “${title}” has to be acknowledged, and nobody has done it yet`,
    },
  },
  {
    subject: 'complaint_answer',
    need: 'complaint_answer',
    reason: 'The answer is due',
    open: (asked) => open('answer_by', sql`c.answered_on is null`, asked),
    reminders: reminders('answer to'),
    calendar: (title) => `Answer: ${title}`,
    escalation: {
      kind: 'complaint.escalated',
      words: (title) => `The complaint “${title}” has to be answered, and nobody has done it yet`,
    },
  },
  {
    subject: 'complaint_credit',
    need: 'complaint_credit',
    reason: 'The investigation was extended: provisional credit is due',
    // Before an extension the answer itself is due on that day.
    open: (asked) =>
      open('credit_by', sql`c.is_extended and c.credited_on is null and c.answered_on is null`, asked),
    reminders: reminders('provisional credit of'),
    calendar: (title) => `Credit: ${title}`,
    escalation: {
      kind: 'complaint.escalated',
      words: (title) => `The complaint “${title}” needs a provisional credit, and nobody has given it yet`,
    },
  },
  {
    subject: 'complaint_portal_response',
    need: 'complaint_portal_response',
    reason: 'The first response in the CFPB portal is due',
    open: (asked) =>
      open('portal_response_by', sql`c.portal_responded_on is null and c.portal_final_on is null`, asked),
    reminders: reminders('response in the CFPB portal to'),
    calendar: (title) => `Respond in the CFPB portal: ${title}`,
    escalation: {
      kind: 'complaint.escalated',
      words: (title) =>
        `The complaint “${title}” needs a response in the CFPB portal, and nobody has given it yet`,
    },
  },
  {
    subject: 'complaint_portal_final',
    need: 'complaint_portal_final',
    reason: 'A final response must follow the first one',
    // Until the first response nobody knows whether a second one is needed.
    open: (asked) =>
      open('portal_final_by', sql`c.portal_responded_on is not null and c.portal_final_on is null`, asked),
    reminders: reminders('final response in the CFPB portal to'),
    calendar: (title) => `Final response in the CFPB portal: ${title}`,
    escalation: {
      kind: 'complaint.escalated',
      words: (title) =>
        `The complaint “${title}” needs a final response in the CFPB portal, and nobody has given it yet`,
    },
  },
]

export const COMPLAINT_WAITING: readonly Waiting[] = [
  {
    need: 'complaint_undated',
    reason: 'No rule sets a day for it. It is open until it is answered.',
    open: ({ institutionId, userId, isManager }) => sql`
      select c.id, c.title, '/tasks/complaints?complaint=' || c.id as link
      from complaints c where c.institution_id = ${institutionId}
        and (c.owner_id = ${userId} or (c.owner_id is null and ${isManager}))
        and c.closed_at is null and c.closure_asked_by is null and c.answered_on is null
        and c.acknowledge_by is null and c.answer_by is null and c.portal_response_by is null`,
  },
  // Closing takes a manager who is not the one who asked for it.
  {
    need: 'complaint_closure',
    reason: 'A colleague asked to close it. Review it and close it as the second person.',
    open: ({ institutionId, userId, isManager }) => sql`
      select c.id, c.title, '/tasks/complaints?complaint=' || c.id as link
      from complaints c where c.institution_id = ${institutionId} and ${isManager}
        and c.closed_at is null and c.closure_asked_by <> ${userId}`,
  },
]
