import { CELL_EVIDENCE_AT_MOST, type CellEvidence } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { Db } from '@plumbline/database/db.ts'
import { findEvidenceOf } from '../../work/evidence/evidence-store.ts'

interface EvidenceErrors {
  EVIDENCE_UNKNOWN: () => Error
  TOO_MUCH_EVIDENCE: () => Error
}

interface Change {
  attribute: number
  evidenceId: string
  isAttached: boolean
}

export const isCell = (one: CellEvidence, { attribute, evidenceId }: Change): boolean =>
  one.attribute === attribute && one.id === evidenceId

/** The evidence of an item after a piece was attached to one of its answers, or taken off it. */
export async function changedEvidence(
  tx: Db,
  institutionId: string,
  testId: string,
  before: readonly CellEvidence[],
  change: Change,
  errors: EvidenceErrors,
): Promise<CellEvidence[]> {
  const others = before.filter((one) => !isCell(one, change))
  const isThere = others.length < before.length
  if (!change.isAttached) {
    if (!isThere) throw errors.EVIDENCE_UNKNOWN()
    return others
  }
  if (isThere) return [...before]
  const { attribute, evidenceId } = change
  const subject = { kind: 'monitoring_test', id: testId } as const
  const found = await findEvidenceOf(tx, institutionId, subject, evidenceId)
  if (!found) throw errors.EVIDENCE_UNKNOWN()
  if (others.filter((one) => one.attribute === attribute).length >= CELL_EVIDENCE_AT_MOST)
    throw errors.TOO_MUCH_EVIDENCE()
  return [...others, { attribute, id: evidenceId, isThere: true, ...found }]
}
