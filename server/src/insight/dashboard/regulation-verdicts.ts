import type { RegulationVerdict } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import { FACT_LABELS } from '@plumbline/rules/applicability/institution-facts.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'

/** Each regulation with its verdict for the institution, by the facts and in the year of a day. */
export async function listRegulationVerdicts(
  tx: Db,
  institutionId: string,
  today: string,
  data: LoanTestData,
): Promise<RegulationVerdict[]> {
  const facts = await findFacts(tx, institutionId, today)
  return whatApplies(facts, Number(today.slice(0, 4)), data)
    .filter(({ kind }) => kind === 'regulation')
    .map(({ id, name, outcome, reason, citation, missing }) => ({
      ...{ id, name, outcome, reason, citation },
      missing: missing.map((fact) => FACT_LABELS[fact]),
    }))
}
