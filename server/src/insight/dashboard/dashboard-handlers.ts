import { type FigurePart, NEEDS_AT_MOST, type StatCard } from '@plumbline/contract/insight/dashboard.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import {
  appliesTo,
  listRecentUpdates,
  readApplicability,
} from '../../regulations/updates/regulatory-update-store.ts'
import { listNeeds } from '../../work/deadlines/open-deadlines-store.ts'
import { countArticles, countWork } from './figure-store.ts'
import { listPastRows } from './past-rows.ts'
import { listRegulationVerdicts } from './regulation-verdicts.ts'
import { findCountedDay, findSnapshotOfLastMonth, type SnapshotFigure } from './snapshot-store.ts'

const RECENT_UPDATES = 3
/** So far back the dashboard looks for updates that concern the institution. */
const UPDATES_LOOKED_AT = 60

interface CardParts {
  id: StatCard['id']
  figure: SnapshotFigure
  /** What the figure adds up from; the rest stands beside it. */
  parts: readonly FigurePart[]
  isOfWork?: boolean
}

/** Stands beside a figure and is no part of its sum. */
const BESIDE: ReadonlySet<FigurePart> = new Set(['regulations-that-may-apply'])

const CARDS: readonly CardParts[] = [
  {
    id: 'active-regulations',
    figure: 'activeRegulations',
    parts: ['regulations-that-apply', 'regulations-that-may-apply'],
  },
  { id: 'compliance-articles', figure: 'complianceArticles', parts: ['articles-published'] },
  {
    id: 'pending-reviews',
    figure: 'pendingReviews',
    parts: [
      'tasks-waiting',
      'findings-waiting-for-closure',
      'policies-in-review',
      'assessments-to-plan',
      'assessments-to-complete',
    ],
    isOfWork: true,
  },
  {
    id: 'risk-alerts',
    figure: 'riskAlerts',
    parts: ['tasks-overdue', 'high-findings-open'],
    isOfWork: true,
  },
]

/** A figure and its parts add up by construction. */
function cardOf(ids: readonly FigurePart[], counts: Partial<Record<FigurePart, number>>) {
  const parts = ids.map((id) => ({ id, count: counts[id] ?? 0 }))
  const value = parts.reduce((sum, { id, count }) => (BESIDE.has(id) ? sum : sum + count), 0)
  return { value, parts }
}

export const dashboardHandlers = {
  needs: members.dashboard.needs.handler(({ input: { days }, context }) => {
    const today = todayIn(context.member.timeZone)
    return context.inInstitution(async (tx) => ({
      today,
      ...(await listNeeds(tx, context, context.member, { today, days, atMost: NEEDS_AT_MOST })),
    }))
  }),

  overview: members.dashboard.overview.handler(
    async ({ context: { db, inInstitution, institutionId, member } }) => {
      const today = todayIn(member.timeZone)
      const tables = await loanTestData(db)
      const [articles, latest, own] = await Promise.all([
        countArticles(db),
        listRecentUpdates(db, UPDATES_LOOKED_AT),
        inInstitution(async (tx) => ({
          work: await countWork(tx, member, { day: today }),
          verdicts: await listRegulationVerdicts(tx, institutionId, today, tables),
          applicability: await readApplicability(tx, institutionId, today),
          before: await findSnapshotOfLastMonth(tx, institutionId, today),
        })),
      ])
      const { work, verdicts, applicability, before } = own
      // Where it is not known whether a law applies, its updates are shown.
      const recentUpdates = latest
        .filter((update) => appliesTo(update, applicability).outcome !== 'does_not_apply')
        .slice(0, RECENT_UPDATES)
      const withOutcome = (asked: string) => verdicts.filter(({ outcome }) => outcome === asked).length
      const seesAll = isManager(member)
      const compared = (figure: SnapshotFigure, isPartial = false) => ({
        before: before && !isPartial ? { day: before.day, value: before[figure] } : null,
        isPartial,
      })
      const counts: Record<FigurePart, number> = {
        ...work,
        'regulations-that-apply': withOutcome('applies'),
        'regulations-that-may-apply': withOutcome('may_apply'),
        'articles-published': articles,
      }
      const statCards = CARDS.map(({ id, figure, parts, isOfWork }) => ({
        id,
        ...cardOf(parts, counts),
        ...compared(figure, isOfWork && !seesAll),
      }))
      return { statCards, recentUpdates }
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

  pastDay: managers.dashboard.pastDay.handler(
    ({ input: { day }, context: { inInstitution, institutionId } }) =>
      inInstitution(async (tx) => {
        const { first, last, counted } = await findCountedDay(tx, institutionId, day)
        if (!counted) return { first, last, counted: null }
        const counts = Object.fromEntries(counted.parts.map(({ part, count }) => [part, count]))
        return {
          first,
          last,
          counted: {
            day: counted.day,
            isLate: counted.isLate,
            statCards: CARDS.map(({ id, figure, parts }) => ({
              id,
              value: counted.figures[figure],
              parts: parts
                .filter((part) => part in counts)
                .map((part) => ({ id: part, count: counts[part]! })),
            })),
            score: counted.score,
            scoreParts: counted.scoreParts ?? [],
          },
        }
      }),
  ),

  pastRows: managers.dashboard.pastRows.handler(({ input, context: { db, inInstitution, member } }) =>
    listPastRows({ db, inInstitution }, member, input),
  ),
}
