import { USUAL_WEIGHTS } from '@plumbline/rules/score/compliance-score.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers } from '../../platform/procedures.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { insertWeights, listScoreDays, listWeightChanges, scoreWithInputs } from './score-store.ts'

const CHANGES_SHOWN = 50

export const scoreHandlers = {
  overview: managers.score.overview.handler(
    async ({ context: { db, inInstitution, institutionId, member } }) => {
      const data = await loanTestData(db)
      return inInstitution(async (tx) => {
        const day = todayIn(member.timeZone)
        const history = await listWeightChanges(tx, institutionId, CHANGES_SHOWN)
        const weights = history[0]?.weights ?? USUAL_WEIGHTS
        const { total, concerns } = await scoreWithInputs(tx, institutionId, day, {
          data,
          facts: await findFacts(tx, institutionId, day),
          weights,
        })
        const kept = (await listScoreDays(tx, institutionId, day)).filter((one) => one.day !== day)
        // Today counts as it is now, beside the total, whatever this morning's snapshot said.
        const days = total === null ? kept : [...kept, { day, total, concerns }]
        return { day, total, concerns, weights, history, days }
      })
    },
  ),

  saveWeights: managers.score.saveWeights.handler(
    ({ input, context: { inInstitution, institutionId, member, recordAct } }) =>
      inInstitution(async (tx) => {
        await insertWeights(tx, institutionId, input, member)
        await recordAct(tx, { action: 'score.weights', subjectId: institutionId, detail: { ...input } })
      }),
  ),
}
