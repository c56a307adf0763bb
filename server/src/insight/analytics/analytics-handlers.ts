import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { todayIn } from '../../platform/days/today.ts'
import { members } from '../../platform/procedures.ts'
import { countMarks, listRows, type Period } from './analytics-store.ts'

/** So many days, today included. */
function periodOf(days: number, timeZone: string): Period {
  const to = todayIn(timeZone)
  return { from: formatDay(parseDay(to, 'today') - (days - 1)), to, timeZone }
}

export const analyticsHandlers = {
  overview: members.analytics.overview.handler(
    async ({ input: { days }, context: { inInstitution, member } }) => {
      const period = periodOf(days, member.timeZone)
      const marks = await inInstitution(async (tx) => ({
        tasks: await countMarks(tx, member, 'tasks', period),
        findings: await countMarks(tx, member, 'findings', period),
        complaints: await countMarks(tx, member, 'complaints', period),
        attestations: await countMarks(tx, member, 'attestations', period),
        'loan-tests': await countMarks(tx, member, 'loan-tests', period),
        hmda: await countMarks(tx, member, 'hmda', period),
      }))
      return { from: period.from, to: period.to, ...marks }
    },
  ),

  rows: members.analytics.rows.handler(
    ({ input: { chart, days, ...which }, context: { inInstitution, member } }) =>
      inInstitution((tx) => listRows(tx, member, chart, periodOf(days, member.timeZone), which)),
  ),
}
