import { SamplePlan } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import type { Db } from '@plumbline/database/db.ts'
import { drawSample } from './monitoring-draw.ts'
import { listItems, saveItem, storeSample } from './monitoring-sheet-store.ts'

interface Person {
  userId: string
  fullName: string
}

/** 15 of 41 items: of 41 with 5 wrong, 15 clean ones are drawn in 8.8 percent of the draws, 14 in 10.8. */
const DENIALS = 41
const SIZE = 15
const EXCEPTION = 6
const PLAN = SamplePlan.parse({
  description: 'Denials of the quarter, by application number, from the loan system',
  confidence: '0.90',
  tolerableRate: '0.10',
  attributes: ['Notice sent within 30 days', 'Reasons agree with the file'],
})

/** A finished sheet with one exception. */
export async function fillSheet(
  tx: Db,
  institutionId: string,
  runId: string,
  drawnOn: string,
  manager: Person,
  tester: Person,
): Promise<string[]> {
  const labels = Array.from({ length: DENIALS }, (_, index) => `Application ${20_100 + 7 * index}`)
  const { sample, ...drawn } = await drawSample({
    ...{ plan: PLAN, from: 'list', population: { size: DENIALS, labels } },
    allotment: { size: SIZE, strata: null },
    ...{ drawnOn, drawnByName: manager.fullName },
  })
  await storeSample(tx, institutionId, runId, sample, drawn)
  const exceptions: string[] = []
  for (const { id, place, label } of await listItems(tx, institutionId, runId)) {
    const isWrong = place === EXCEPTION
    const note = isWrong ? 'The notice names income; the file shows collateral.' : ''
    await saveItem(tx, institutionId, id, tester, { answers: ['yes', isWrong ? 'no' : 'yes'], note })
    if (isWrong) exceptions.push(`${label}: ${PLAN.attributes[1]}. ${note}`)
  }
  return exceptions
}
