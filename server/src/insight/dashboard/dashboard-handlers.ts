import type { StatCard } from '@plumbline/contract/insight/dashboard.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { members } from '../../platform/procedures.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import {
  appliesTo,
  listLatestUpdates,
  readApplicability,
} from '../../regulations/updates/regulatory-update-store.ts'
import { countArticles, countNeeds, countReviews, countWork } from './figure-store.ts'
import { listRegulationVerdicts } from './regulation-verdicts.ts'
import { findSnapshotOfLastMonth, type Snapshot } from './snapshot-store.ts'

const RECENT_UPDATES = 3
/** So far back the dashboard looks for updates that concern the institution. */
const UPDATES_LOOKED_AT = 60

type Figure = Exclude<keyof Snapshot & string, 'day'>

export const dashboardHandlers = {
  overview: members.dashboard.overview.handler(
    async ({ context: { db, inInstitution, institutionId, member } }) => {
      const today = todayIn(member.timeZone)
      const tables = await loanTestData(db)
      const [articles, latest, own] = await Promise.all([
        countArticles(db),
        listLatestUpdates(db, UPDATES_LOOKED_AT),
        inInstitution(async (tx) => ({
          work: await countWork(tx, member, today),
          needsYou: await countNeeds(tx, member, today),
          verdicts: await listRegulationVerdicts(tx, institutionId, today, tables),
          applicability: await readApplicability(tx, institutionId),
          before: await findSnapshotOfLastMonth(tx, institutionId, today),
        })),
      ])
      const { work, needsYou, verdicts, applicability, before } = own
      // Where it is not known whether a law applies, its updates are shown.
      const recentUpdates = latest
        .filter((update) => appliesTo(update, applicability).outcome !== 'does_not_apply')
        .slice(0, RECENT_UPDATES)
      const withOutcome = (asked: string) => verdicts.filter(({ outcome }) => outcome === asked).length
      const seesAll = isManager(member)
      const compared = (figure: Figure, isPartial: boolean) => ({
        before: before && !isPartial ? { day: before.day, value: Number(before[figure]) } : null,
        isPartial,
      })
      const statCards: StatCard[] = [
        {
          id: 'active-regulations',
          value: withOutcome('applies'),
          parts: [
            { id: 'regulations-that-apply', count: withOutcome('applies') },
            { id: 'regulations-that-may-apply', count: withOutcome('may_apply') },
          ],
          ...compared('activeRegulations', false),
        },
        {
          id: 'compliance-articles',
          value: articles,
          parts: [{ id: 'articles-published', count: articles }],
          ...compared('complianceArticles', false),
        },
        {
          id: 'pending-reviews',
          value: countReviews(work),
          parts: [
            { id: 'tasks-waiting', count: work.waiting },
            { id: 'findings-waiting-for-closure', count: work.closure },
            { id: 'policies-in-review', count: work.policies },
            { id: 'assessments-to-plan', count: work.toPlan },
            { id: 'assessments-to-complete', count: work.toComplete },
          ],
          ...compared('pendingReviews', !seesAll),
        },
        {
          id: 'risk-alerts',
          value: work.overdue + work.high,
          parts: [
            { id: 'tasks-overdue', count: work.overdue },
            { id: 'high-findings-open', count: work.high },
          ],
          ...compared('riskAlerts', !seesAll),
        },
      ]
      return { statCards, needsYou, recentUpdates }
    },
  ),

  regulations: members.dashboard.regulations.handler(
    async ({ context: { db, inInstitution, institutionId, member } }) => {
      const today = todayIn(member.timeZone)
      const tables = await loanTestData(db)
      const items = await inInstitution((tx) => listRegulationVerdicts(tx, institutionId, today, tables))
      return { year: Number(today.slice(0, 4)), items }
    },
  ),
}
