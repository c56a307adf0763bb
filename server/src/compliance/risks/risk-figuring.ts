import { BAND_LABELS } from '@plumbline/contract/compliance/risks.ts'
import type { Db } from '@plumbline/database/db.ts'
import {
  inherentRisk,
  methodName,
  type Rating,
  type RiskMethod,
  residualRisk,
} from '@plumbline/rules/risks/risk-method.ts'
import { type Actor, changesBetween, recordHistoryOfEach } from '../../work/history/history-store.ts'
import { listFigures, storeFigures } from './risk-figure-store.ts'
import { insertMethod } from './risk-method-store.ts'

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
