import {
  concernScore,
  SCORE_PARTS,
  totalScore,
  USUAL_WEIGHTS,
} from '@plumbline/rules/score/compliance-score.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers } from '../../platform/procedures.ts'
import { countInputs, insertWeights, listScoreDays, listWeightChanges } from './score-store.ts'

const CHANGES_SHOWN = 50

export const scoreHandlers = {
  overview: managers.score.overview.handler(({ context: { inInstitution, institutionId, member } }) =>
    inInstitution(async (tx) => {
      const day = todayIn(member.timeZone)
      const inputs = await countInputs(tx, institutionId, day)
      const history = await listWeightChanges(tx, institutionId, CHANGES_SHOWN)
      const weights = history[0]?.weights ?? USUAL_WEIGHTS
      const total = totalScore([...inputs.values()], weights)
      const concerns = [...inputs].map(([topic, one]) => {
        const { score, parts } = concernScore(one, weights)
        return {
          topic,
          score,
          parts: SCORE_PARTS.map((part) => ({
            part,
            score: parts[part],
            ...(part === 'findings' ? { good: 0, all: one.findings.length } : one[part]),
          })),
        }
      })
      const kept = (await listScoreDays(tx, institutionId, day)).filter((one) => one.day !== day)
      // Today counts as it is now, beside the total, whatever this morning's snapshot said.
      const days = total === null ? kept : [...kept, { day, total, concerns }]
      return { day, total, concerns, weights, history, days }
    }),
  ),

  saveWeights: managers.score.saveWeights.handler(
    ({ input, context: { inInstitution, institutionId, member, recordAct } }) =>
      inInstitution(async (tx) => {
        await insertWeights(tx, institutionId, input, member)
        await recordAct(tx, { action: 'score.weights', subjectId: institutionId, detail: { ...input } })
      }),
  ),
}
