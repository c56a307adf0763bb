import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, OpenRows } from '../../platform/deadlines/deadline.ts'
import { linkOfSubject } from '../../platform/subjects/find-subjects.ts'
import { comesOfExam, isExamKind, isNamedOnOrigin } from '../records/exam-origin.ts'

/** What the task or finding comes of on which it is used first, as `u`. */
const ORIGINS = sql`(
  select t.institution_id, t.origin_kind, t.origin_id from tasks t
  where u.subject_kind = 'task' and t.institution_id = e.institution_id and t.id = u.subject_id
  union all
  select f.institution_id, f.origin_kind, f.origin_id from findings f where f.institution_id = e.institution_id
    and f.id = case u.subject_kind when 'finding' then u.subject_id when 'task' then (select t.origin_id from tasks t
      where t.institution_id = e.institution_id and t.id = u.subject_id and t.origin_kind = 'finding') end) o`

/** That is an exam on which the manager `m` is not named. */
const OF_ANOTHERS_EXAM = sql`exists (select 1 from ${ORIGINS} where not ${isNamedOnOrigin(sql`o`, sql`m.user_id`)})`

/** Mails and calendars say nothing of the evidence of an exam's work. */
function titleFor(purpose: OpenRows['purpose']): SQL {
  if (purpose === 'needs') return sql`e.title`
  const ofExam = sql`exists (select 1 from ${ORIGINS} where ${comesOfExam(sql`o`)})`
  if (purpose === 'calendar')
    return sql`case when ${ofExam} then 'Evidence of an examination' else e.title end`
  return sql`case when ${ofExam} then 'of an examination' else '“' || e.title || '”' end`
}

/**
 * Evidence that nothing has replaced, on the day it stops proving anything. Who added it hears of it, and of a
 * vendor's document the vendor's owner, too; where neither is a member (any more), every manager, of an exam's those
 * named on it. It opens where it is used first.
 */
export const EVIDENCE_DEADLINES: readonly Deadline[] = [
  {
    subject: 'evidence_expiry',
    need: 'evidence_expiry',
    reason: 'Expires on this day: replace it',
    open: ({ institutionId, due, purpose }) => sql`
      select e.id, ${titleFor(purpose)} as title, coalesce(${linkOfSubject(sql`u.subject_kind`, sql`e.institution_id`, sql`u.subject_id`)},
          '/tasks') as link, e.valid_until as due_on, m.user_id
      from evidence e
      join lateral (select subject_kind, subject_id from evidence_uses u
        where u.institution_id = e.institution_id and u.evidence_id = e.id
          and not ${isExamKind(sql`u.subject_kind`)} order by linked_at limit 1) u on true
      left join vendors v on v.institution_id = e.institution_id and u.subject_kind = 'vendor' and v.id = u.subject_id
      join user_profiles m on m.institution_id = e.institution_id and m.seat = 'member'
        and (m.user_id = e.added_by or m.user_id = v.owner_id
          or (m.role in ('manager', 'admin') and v.owner_id is null and not exists (select 1 from user_profiles a
            where a.institution_id = e.institution_id and a.user_id = e.added_by and a.seat = 'member')
            and not ${OF_ANOTHERS_EXAM}))
      where e.institution_id = ${institutionId} and e.valid_until ${due}
        and not exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id)`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'evidence.expires', from: 0, to: 7 },
        words: (title) => `The evidence ${title} expires within a week`,
      },
      {
        ...{ stage: 'overdue', kind: 'evidence.expired', from: -90, to: -1 },
        words: (title) => `The evidence ${title} has expired`,
      },
    ],
    calendar: (title) => `Expires: ${title}`,
  },
]
