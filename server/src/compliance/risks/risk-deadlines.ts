import { sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'
import { risksToLookAt } from './risk-looks.ts'

export const RISK_DEADLINES: readonly Deadline[] = [
  {
    subject: 'risk_review',
    need: 'risk_review',
    reason: 'Review date you set',
    open: ({ institutionId, due }) => sql`
      select r.id, r.title, '/risks?risk=' || r.id as link, r.review_on as due_on, m.user_id
      from risks r join user_profiles m on m.institution_id = r.institution_id and m.seat = 'member'
        and (m.user_id = r.owner_id or (r.owner_id is null and m.role in ('manager', 'admin')))
      where r.institution_id = ${institutionId} and r.review_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'risk.due_in_week', from: 0, to: 7 },
        words: (title) => `The risk “${title}” is to be looked at within a week`,
      },
      {
        ...{ stage: 'overdue', kind: 'risk.overdue', from: -90, to: -1 },
        words: (title) => `Nobody has looked at the risk “${title}” on the day that was planned`,
      },
    ],
    calendar: (title) => `Look at the risk: ${title}`,
  },
]

/** One line for all of a person's risks: a complaint can touch dozens at once. */
export const RISK_WAITING: readonly Waiting[] = [
  {
    need: 'risk_look',
    reason: 'The law changed, or findings, complaints, or failed tests came in, since the last review',
    open: ({ institutionId, userId, isManager }) => sql`
      select ${userId}::uuid as id, case when count(*) = 1 then min(r.title) else count(*) || ' risks' end as title,
        '/risks?look=again' as link
      from risks r where r.institution_id = ${institutionId} and r.id in (${risksToLookAt(institutionId)})
        and (r.owner_id = ${userId} or (r.owner_id is null and ${isManager}))
      having count(*) > 0`,
  },
]
