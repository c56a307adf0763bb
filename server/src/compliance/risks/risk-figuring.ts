import { BAND_LABELS, STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import type { Db } from '@plumbline/database/db.ts'
import {
  type ControlStrength,
  inherentRisk,
  methodName,
  type Rating,
  type RiskMethod,
  residualRisk,
} from '@plumbline/rules/risks/risk-method.ts'
import {
  type Actor,
  changesBetween,
  type PROGRAM,
  recordHistoryOfEach,
} from '../../work/history/history-store.ts'
import { type FiguredRisk, listFigures, storeFiguredStrength, storeFigures } from './risk-figure-store.ts'
import { insertMethod, methodInUse } from './risk-method-store.ts'

export interface Figures {
  inherent: Rating
  residual: Rating
}

const ratingText = ({ score, band }: Rating): string => `${(score / 100).toFixed(2)} ${BAND_LABELS[band]}`

/** What a risk came to, as its history tells it. */
export const figureTexts = ({ inherent, residual }: Figures) => ({
  inherent: ratingText(inherent),
  residual: ratingText(residual),
})

interface NextMethod {
  version: number
  method: RiskMethod
  reason: string
}

/** Puts a version of the method into use. The caller holds `lockRisks`. */
export async function takeMethod(
  tx: Db,
  institutionId: string,
  maker: Actor,
  { version, method, reason }: NextMethod,
): Promise<number> {
  const movedCount = await figureAnew(tx, institutionId, maker, { version, method })
  await insertMethod(tx, institutionId, { version, method, reason, movedCount, byName: maker.fullName })
  return movedCount
}

/** Every risk by another method. Of those that come to another figure, the history says so. */
async function figureAnew(
  tx: Db,
  institutionId: string,
  maker: Actor,
  { version, method }: Omit<NextMethod, 'reason'>,
): Promise<number> {
  const before = await listFigures(tx, institutionId)
  const after = before.map((risk) => {
    const inherent = inherentRisk(risk, method)
    return { id: risk.id, inherent, residual: residualRisk(inherent, risk.controlStrength, method) }
  })
  await storeFigures(tx, institutionId, after, { version, method })
  const moves = before.flatMap((risk, index) => {
    const changes = changesBetween(figureTexts(risk), figureTexts(after[index]!))
    const named = { field: 'method', from: methodName(risk.methodVersion), to: methodName(version) }
    return changes.length > 0 ? [{ id: risk.id, changes: [named, ...changes] }] : []
  })
  await recordHistoryOfEach(tx, institutionId, maker, 'risk', { action: 'changed', moves })
  return moves.length
}

interface ServingControl {
  id: string
  title: string
  strength: ControlStrength
  because: string
}

interface Served {
  riskIds: readonly string[]
  /** By risk, the strongest first. */
  controls: ReadonlyMap<string, readonly ServingControl[]>
  /** What moved of a control, by its id. */
  causes: ReadonlyMap<string, string>
}

/** Risks by the strongest of the controls that serve them; of those that move, the history says why. */
export async function figureServedRisks(
  tx: Db,
  institutionId: string,
  maker: Actor | typeof PROGRAM,
  { riskIds, controls, causes }: Served,
): Promise<void> {
  const { method } = await methodInUse(tx, institutionId)
  const moves = []
  for (const risk of await listFigures(tx, institutionId, riskIds)) {
    const serving = controls.get(risk.id) ?? []
    const strength = serving[0]?.strength ?? null
    const residual = residualRisk(risk.inherent, strength ?? risk.typedStrength, method)
    if (strength === risk.figuredStrength && residual.score === risk.residual.score) continue
    await storeFiguredStrength(tx, institutionId, risk.id, { strength, residual })
    const changes = changesBetween(servedTexts(risk), {
      strength: STRENGTH_LABELS[strength ?? risk.typedStrength],
      residual: ratingText(residual),
    })
    if (changes.length === 0) continue
    const because = { field: 'because', from: null, to: causeText(serving, causes) }
    moves.push({ id: risk.id, changes: [...changes, because] })
  }
  await recordHistoryOfEach(tx, institutionId, maker, 'risk', { action: 'changed', moves })
}

const servedTexts = ({ controlStrength, residual }: FiguredRisk) => ({
  strength: STRENGTH_LABELS[controlStrength],
  residual: ratingText(residual),
})

function causeText(serving: readonly ServingControl[], causes: ReadonlyMap<string, string>): string {
  const moved = serving.flatMap(({ id }) => causes.get(id) ?? [])
  if (moved.length > 0) return moved.join(' ')
  const [strongest] = serving
  return strongest
    ? `The strongest of its controls is “${strongest.title}”. ${strongest.because}`
    : 'No control of the register serves it any more.'
}
