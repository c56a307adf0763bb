import {
  CHANGES_AT_MOST,
  type DashboardChange,
  type FigurePart,
  NEEDS_AT_MOST,
  type StatCard,
} from '@plumbline/contract/insight/dashboard.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { listNeeds } from '../../work/deadlines/open-deadlines-store.ts'
import { listChangesSince } from './change-store.ts'
import { scoreToday } from './dashboard-score.ts'
import { listDueUpdates, readStanding } from './due-updates.ts'
import { countArticles, countWork } from './figure-store.ts'
import { listPastRows } from './past-rows.ts'
import { listRegulationVerdicts, regulationVerdicts } from './regulation-verdicts.ts'
import { findCountedDay, listSnapshotsOfLate, type SnapshotFigure } from './snapshot-store.ts'
import { noteVisit } from './visit-store.ts'

/** The days of the lines on the cards, today left out. */
const TREND_DAYS = 30

interface CardParts {
  id: StatCard['id']
  figure: SnapshotFigure
  /** What the figure adds up from; the rest is beside it. */
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

const newestOf = (changes: readonly DashboardChange[]): DashboardChange[] =>
  changes.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, CHANGES_AT_MOST)

export const dashboardHandlers = {
  needs: members.dashboard.needs.handler(({ input: { days, on }, context }) => {
    const today = todayIn(context.member.timeZone)
    return context.inInstitution(async (tx) => ({
      today,
      ...(await listNeeds(tx, context, context.member, { today, days, on, atMost: NEEDS_AT_MOST })),
    }))
  }),

  overview: members.dashboard.overview.handler(
    async ({ context: { db, inInstitution, institutionId, member } }) => {
      const today = todayIn(member.timeZone)
      const tables = await loanTestData(db)
      const articles = await countArticles(db, member.isSampleInstitution)
      const seesAll = isManager(member)
      const since = await noteVisit(db, member)
      const own = await inInstitution(async (tx) => {
        const late = await listSnapshotsOfLate(tx, institutionId, today, TREND_DAYS)
        const facts = await findFacts(tx, institutionId, today)
        const basis = { data: tables, facts }
        return {
          ...late,
          standing: await readStanding(tx, institutionId, facts),
          work: await countWork(tx, member, { day: today }),
          verdicts: regulationVerdicts(facts, today, tables),
          changes: since ? await listChangesSince(tx, member, since, today) : [],
          score: seesAll ? await scoreToday(tx, institutionId, today, basis, late.snapshots) : null,
        }
      })
      const { snapshots, standing, work, verdicts, before, score } = own
      const { dueFirst, added } = await listDueUpdates(db, standing, today, since)
      const withOutcome = (asked: string) => verdicts.filter(({ outcome }) => outcome === asked).length
      const counts: Record<FigurePart, number> = {
        ...work,
        'regulations-that-apply': withOutcome('applies'),
        'regulations-that-may-apply': withOutcome('may_apply'),
        'articles-published': articles,
      }
      const statCards = CARDS.map(({ id, figure, parts, isOfWork }) => {
        const card = cardOf(parts, counts)
        const isPartial = Boolean(isOfWork) && !seesAll
        return {
          ...{ id, ...card, isPartial },
          before: before && !isPartial ? { day: before.day, value: before[figure] } : null,
          trend: isPartial ? [] : [...(seesAll ? snapshots : []).map((one) => one[figure]), card.value],
        }
      })
      return {
        ...{ statCards, score, since },
        recentUpdates: dueFirst,
        changes: newestOf([...added, ...own.changes]),
      }
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
