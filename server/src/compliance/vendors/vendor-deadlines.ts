import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, OpenRows, Reminder } from '../../platform/deadlines/deadline.ts'

/** The owner; where nobody owns the vendor, every manager. */
const open = (column: 'next_review_on' | 'notice_by', isOpen: SQL, { institutionId, due }: OpenRows): SQL => {
  const by = sql.raw(`v.${column}`)
  return sql`
  select v.id, v.title, '/vendors?vendor=' || v.id as link, ${by} as due_on, m.user_id
  from vendors v join user_profiles m on m.institution_id = v.institution_id and m.seat = 'member'
    and (m.user_id = v.owner_id or (v.owner_id is null and m.role in ('manager', 'admin')))
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
]
