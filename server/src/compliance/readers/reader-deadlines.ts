import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, OpenRows } from '../../platform/deadlines/deadline.ts'

/**
 * Readers get the reminders of signatures and trainings by mail. They work outside of the product, so managers hear of
 * those who are late: once for each policy or training and date, however many readers it is.
 */
export const lateReaders = (late: SQL, { institutionId }: OpenRows): SQL => sql`
  select late.id, case when late.count = 1 then '1 reader' else late.count || ' readers' end || ': ' || late.title as title,
    late.link, late.due_on, m.user_id
  from (${late}) late join user_profiles m on m.institution_id = ${institutionId} and m.seat = 'member'
    and m.role in ('manager', 'admin')`

export const READER_DEADLINES: readonly Deadline[] = [
  {
    subject: 'reader_signature',
    need: 'reader_signature',
    reason: 'Readers are overdue; each was reminded by email',
    open: (asked) =>
      lateReaders(
        sql`
      select v.id, p.title, '/policies/' || p.id as link, a.due_on, count(*) as count
      from attestations a join policies p on p.institution_id = a.institution_id and p.id = a.policy_id
      join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
      where a.institution_id = ${asked.institutionId} and a.reader_id is not null and a.signed_at is null
        and a.due_on < ${asked.today} and a.due_on ${asked.due}
        and not exists (select 1 from policy_versions n where n.institution_id = v.institution_id
          and n.policy_id = v.policy_id and n.state = 'approved' and n.number > v.number
          and n.effective_on <= ${asked.today})
      group by v.id, p.id, p.title, a.due_on`,
        asked,
      ),
    reminders: [
      {
        ...{ stage: 'overdue', kind: 'reader.signature_overdue', from: -90, to: -1 },
        words: (title) => `Readers have not signed: ${title}`,
      },
    ],
    calendar: (title) => `Not signed by ${title}`,
  },
]
