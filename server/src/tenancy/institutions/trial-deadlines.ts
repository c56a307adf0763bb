import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'
import { lastDayOfTrial } from './last-day-of-trial.ts'

const LAST_DAY = lastDayOfTrial(sql`t.trial_ends_at`, sql`t.id`)

export const TRIAL_DEADLINES: readonly Deadline[] = [
  {
    subject: 'trial_end',
    need: 'trial_end',
    reason: 'Contact us to keep your account: nothing you made is lost',
    open: ({ institutionId, due }) => sql`
      select d.id, d.title, '/settings/institution' as link, d.due_on, m.user_id
      from (select t.id, to_char(${LAST_DAY}, 'FMMonth FMDD, YYYY') as title, ${LAST_DAY} as due_on
        from institutions t where t.id = ${institutionId} and t.trial_ends_at is not null) d
      join user_profiles m on m.institution_id = d.id and m.seat = 'member' and m.role in ('manager', 'admin')
      where d.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'institution.trial_ends', from: 1, to: 3 },
        words: (day) => `Your free trial ends on ${day}: contact us to keep your account`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'institution.trial_ends', from: 0, to: 0 },
        words: (day) => `Your free trial ends today, ${day}: contact us to keep your account`,
      },
    ],
    calendar: () => 'The free trial of Plumbline ends',
  },
]
