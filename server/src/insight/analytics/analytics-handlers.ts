import {
  ANALYTICS_CHARTS,
  type AnalyticsChart,
  type AnalyticsMark,
} from '@plumbline/contract/insight/analytics.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { requireNamedTopics } from '../../compliance/topics/known-topic-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { members } from '../../platform/procedures.ts'
import { countMarks, listRows, type Period } from './analytics-store.ts'

/** So many days, today included. */
function periodOf(days: number, timeZone: string, topic: Period['topic']): Period {
  const to = todayIn(timeZone)
  return { from: formatDay(parseDay(to, 'today') - (days - 1)), to, timeZone, topic }
}

export const analyticsHandlers = {
  overview: members.analytics.overview.handler(
    async ({ input: { days, topic }, context: { inInstitution, member } }) => {
      const period = periodOf(days, member.timeZone, topic)
      const marks = await inInstitution(async (tx) => {
        await requireNamedTopics(tx, member.institutionId, topic ? [topic] : [])
        const byChart = {} as Record<AnalyticsChart, AnalyticsMark[]>
        for (const chart of ANALYTICS_CHARTS) byChart[chart] = await countMarks(tx, member, chart, period)
        return byChart
      })
      return { from: period.from, to: period.to, ...marks }
    },
  ),

  rows: members.analytics.rows.handler(
    ({ input: { chart, days, topic, ...which }, context: { inInstitution, member } }) =>
      inInstitution(async (tx) => {
        await requireNamedTopics(tx, member.institutionId, topic ? [topic] : [])
        return listRows(tx, member, chart, periodOf(days, member.timeZone, topic), which)
      }),
  ),
}
