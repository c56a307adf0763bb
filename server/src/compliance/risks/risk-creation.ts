import type { HistoryChange } from '@plumbline/contract/compliance/history.ts'
import { RiskFields, riskFieldsOf } from '@plumbline/contract/compliance/risks.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { OBLIGATIONS, type Obligation } from '@plumbline/rules/risks/obligations.ts'
import type { z } from 'zod'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { type Actor, changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { historyOf } from '../../work/records/record-columns.ts'
import { figureTexts } from './risk-figuring.ts'
import { inherentOf, insertRisk, type RiskRow, residualOf, updateRisk } from './risk-store.ts'
import { riskPath } from './risk-subject.ts'

/** Enters a risk. The caller has seen to it that the owner is a person of the institution. */
export async function createRisk(
  tx: Db,
  institutionId: string,
  maker: Actor,
  fields: RiskFields,
  { tellsOwner = true, startKey }: { tellsOwner?: boolean; startKey?: string } = {},
): Promise<string> {
  const id = await insertRisk(tx, institutionId, fields, {
    byName: maker.fullName,
    ...(startKey && { startKey }),
  })
  await recordHistory(tx, institutionId, maker, { kind: 'risk', id }, { action: 'created' })
  if (tellsOwner) await tellOwner(tx, institutionId, maker, id, fields, null)
  return id
}

/** Changes a locked risk; the history tells of the fields, and of the figures that followed. */
export async function changeRisk(
  tx: Db,
  institutionId: string,
  maker: Actor,
  before: RiskRow,
  fields: RiskFields,
  /** What asked for another look before. */
  prompts: readonly string[] = [],
): Promise<HistoryChange[]> {
  const { id } = before
  const figures = await updateRisk(tx, institutionId, before, fields, maker.fullName)
  const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
  const words = riskFieldsOf(figures.method)
  const changes = changesBetween(
    historyOf(words, before, () => before.ownerName),
    historyOf(words, fields, () => owner?.fullName ?? null),
  )
  const moved = changesBetween(
    figureTexts({ inherent: inherentOf(before), residual: residualOf(before) }),
    figureTexts(figures),
  )
  const prompted =
    moved.length > 0 && prompts.length > 0 ? [{ field: 'prompt', from: null, to: prompts.join(' ') }] : []
  await recordHistory(
    tx,
    institutionId,
    maker,
    { kind: 'risk', id },
    { action: 'changed', changes: [...changes, ...moved, ...prompted] },
  )
  await tellOwner(tx, institutionId, maker, id, fields, before.ownerId)
  return changes
}

async function tellOwner(
  tx: Db,
  institutionId: string,
  maker: Actor,
  id: string,
  { ownerId, title }: Pick<RiskFields, 'ownerId' | 'title'>,
  ownerBefore: string | null,
): Promise<void> {
  if (!ownerId || ownerId === ownerBefore || ownerId === maker.userId) return
  await notify(tx, institutionId, ownerId, {
    kind: 'risk.assigned',
    subject: `${maker.fullName} made you the owner of the risk “${title}”`.slice(0, 240),
    link: riskPath(id),
  })
}

/** A duty of the start set as a risk, with its citation. */
export async function addObligation(
  tx: Db,
  institutionId: string,
  maker: Actor,
  { key, citation, appliesBy: _, ...duty }: Obligation,
  more: Partial<z.input<typeof RiskFields>> = {},
): Promise<string> {
  const fields = RiskFields.parse({ ...duty, change: 2, ...more })
  const id = await createRisk(tx, institutionId, maker, fields, { startKey: key, tellsOwner: false })
  const cited = parseCitation(citation)
  if (cited) await addCitation(tx, institutionId, maker.userId, { kind: 'risk', id }, cited)
  return id
}

/** The duties of the start set that bind the institution, and how many may. */
export function obligationsOf(facts: InstitutionFacts, year: number, data: LoanTestData) {
  const outcomes = new Map(whatApplies(facts, year, data).map(({ id, outcome }) => [id, outcome]))
  const having = (asked: string) => OBLIGATIONS.filter(({ appliesBy }) => outcomes.get(appliesBy) === asked)
  return { binding: having('applies'), mayBind: having('may_apply') }
}
