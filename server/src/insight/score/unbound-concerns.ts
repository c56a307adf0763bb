import { TOPICS, type Topic } from '@plumbline/contract/publishing/articles.ts'
import type { Db } from '@plumbline/database/db.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'

/** What decides whether a concern is one of the institution's: the laws and duties of `whatApplies`. */
const LAWS: Readonly<Record<Topic, readonly string[]>> = {
  qm: ['ability_to_repay'],
  trid: ['trid'],
  hmda: ['1003'],
  fair_lending: ['1002'],
  bsa_aml: ['31-1020', '31-1029'],
  cra: ['usc-12/2903'],
  flood_insurance: ['usc-42/4012a'],
  appraisal_management: ['1002', 'hpml_appraisals'],
}

export interface Unbound {
  reason: string
  citation: string | null
}

/** The concerns none of whose laws binds the institution on a day, by its facts. What is not known counts as bound. */
export async function findUnbound(
  tx: Db,
  institutionId: string,
  today: string,
  data: LoanTestData,
): Promise<Map<Topic, Unbound>> {
  const facts = await findFacts(tx, institutionId, today)
  const verdicts = new Map(whatApplies(facts, Number(today.slice(0, 4)), data).map((one) => [one.id, one]))
  const unbound = new Map<Topic, Unbound>()
  for (const topic of TOPICS) {
    const [first, ...others] = LAWS[topic].map((id) => verdicts.get(id))
    if (first && [first, ...others].every((one) => one?.outcome === 'does_not_apply'))
      unbound.set(topic, { reason: first.reason, citation: first.citation })
  }
  return unbound
}
