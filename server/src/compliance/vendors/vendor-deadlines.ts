import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, OpenRows, Reminder, Waiting } from '../../platform/deadlines/deadline.ts'

/** Of a vendor `v`, the people `m`: the owner; where nobody owns it, every manager. */
export const ACTS_FOR_VENDOR = sql`m.institution_id = v.institution_id and m.seat = 'member'
    and (m.user_id = v.owner_id or (v.owner_id is null and m.role in ('manager', 'admin')))`

const open = (column: 'next_review_on' | 'notice_by', isOpen: SQL, { institutionId, due }: OpenRows): SQL => {
  const by = sql.raw(`v.${column}`)
  return sql`
  select v.id, v.title, '/vendors?vendor=' || v.id as link, ${by} as due_on, m.user_id
  from vendors v join user_profiles m on ${ACTS_FOR_VENDOR}
  where v.institution_id = ${institutionId} and v.status <> 'ended' and ${isOpen} and ${by} ${due}`
}

const reminders = (words: (title: string, when: string) => string): Reminder[] => [
  {
    ...{ stage: 'due_in_week', kind: 'vendor.due_in_week', from: 2, to: 7 },
    words: (title) => words(title, 'is due within a week'),
  },
  {
    ...{ stage: 'due_tomorrow', kind: 'vendor.due_tomorrow', from: 0, to: 1 },
    words: (title) => words(title, 'is due by tomorrow'),
  },
  {
    ...{ stage: 'overdue', kind: 'vendor.overdue', from: -90, to: -1 },
    words: (title) => words(title, 'is overdue'),
  },
]

export const VENDOR_DEADLINES: readonly Deadline[] = [
  {
    subject: 'vendor_review',
    need: 'vendor_review',
    reason: 'Regular review; you own this vendor',
    open: (asked) => open('next_review_on', sql`true`, asked),
    reminders: reminders((title, when) => `The review of the vendor “${title}” ${when}`),
    calendar: (title) => `Review the vendor: ${title}`,
  },
  {
    subject: 'vendor_notice',
    need: 'vendor_notice',
    reason: 'Last day to give notice of termination',
    // A contract that ended without a notice is no longer to be decided.
    open: (asked) =>
      open('notice_by', sql`v.status <> 'leaving' and v.contract_end >= ${asked.today}`, asked),
    reminders: reminders(
      (title, when) => `The decision whether the contract with “${title}” goes on ${when}`,
    ),
    calendar: (title) => `Last day of notice: ${title}`,
  },
  {
    // The person at the vendor, who gets each of them by mail.
    subject: 'vendor_questionnaire',
    need: 'vendor_answers_due',
    reason: 'The institution asked you',
    open: ({ institutionId, due, today }) => sql`
      select q.id, v.title, '/vendors?vendor=' || v.id as link, q.due_on, q.reader_id as user_id
      from vendor_questionnaires q join vendors v on v.institution_id = q.institution_id and v.id = q.vendor_id
      where q.institution_id = ${institutionId} and q.state in ('open', 'returned') and q.reader_id is not null
        and q.ends_on >= ${today} and v.status <> 'ended' and q.due_on ${due}`,
    reminders: reminders((title, when) => `Your answer to the questions about “${title}” ${when}`),
    calendar: (title) => `Answers about ${title}`,
  },
  {
    subject: 'vendor_answers_late',
    need: 'vendor_answers_due',
    reason: 'You own this vendor, or it has no owner and you are a manager',
    open: ({ institutionId, due, today }) => sql`
      select q.id, v.title, '/vendors?vendor=' || v.id as link, q.due_on, m.user_id
      from vendor_questionnaires q join vendors v on v.institution_id = q.institution_id and v.id = q.vendor_id
      join user_profiles m on ${ACTS_FOR_VENDOR}
      where q.institution_id = ${institutionId} and q.state in ('open', 'returned') and v.status <> 'ended'
        and q.due_on < ${today} and q.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'overdue', kind: 'vendor.overdue', from: -90, to: -1 },
        words: (title) => `The vendor “${title}” has not answered its questionnaire`,
      },
    ],
    calendar: (title) => `Not answered by the vendor: ${title}`,
  },
]

export const VENDOR_WAITING: readonly Waiting[] = [
  {
    need: 'vendor_answers',
    reason: 'You accept the answers, or send them back',
    open: ({ institutionId, userId }) => sql`
      select q.id, v.title, '/vendors/' || v.id || '/answers' as link
      from vendor_questionnaires q join vendors v on v.institution_id = q.institution_id and v.id = q.vendor_id
      join user_profiles m on ${ACTS_FOR_VENDOR}
      where q.institution_id = ${institutionId} and m.user_id = ${userId} and q.state = 'submitted'`,
  },
]
