import type { DashboardScore } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { type DayScore, findWeights, scoreWithInputs } from '../score/score-store.ts'

const WEAKEST = 3

/** The score as it stands, its line over the days that were counted, and where it is lowest. */
export async function scoreToday(
  tx: Db,
  institutionId: string,
  today: string,
  { data, facts }: { data: LoanTestData; facts: InstitutionFacts },
  snapshots: readonly { day: string; score: DayScore | null }[],
): Promise<DashboardScore> {
  const weights = await findWeights(tx, institutionId)
  const { total, concerns } = await scoreWithInputs(tx, institutionId, today, { data, facts, weights })
  const counted = snapshots.flatMap(({ day, score }) =>
    typeof score?.total === 'number' ? [{ day, value: score.total }] : [],
  )
  return {
    total,
    before: counted[0] ?? null,
    trend: [...counted.map(({ value }) => value), ...(total === null ? [] : [total])],
    weakest: concerns
      .filter(({ score }) => score !== null)
      .toSorted((one, other) => one.score! - other.score!)
      .slice(0, WEAKEST),
  }
}
