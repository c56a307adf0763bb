import type { RegulationVerdict } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Applicability } from '@plumbline/rules/applicability/applicability.ts'
import { FACT_LABELS, type InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import { agencyOfPart } from '@plumbline/rules/citations/agency-of-part.ts'
import { printLibraryPart, readLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'

export async function listRegulationVerdicts(
  tx: Db,
  institutionId: string,
  today: string,
  data: LoanTestData,
): Promise<RegulationVerdict[]> {
  return regulationVerdicts(await findFacts(tx, institutionId, today), today, data)
}

/**
 * Each part of the federal rules with its verdict for the institution, by the facts and in the year of a day.
 * Statutes are not counted beside the rules that carry them out; the settings list them.
 */
export function regulationVerdicts(
  facts: InstitutionFacts,
  today: string,
  data: LoanTestData,
): RegulationVerdict[] {
  return whatApplies(facts, Number(today.slice(0, 4)), data)
    .filter(isPartOfRules)
    .map(({ id, name, outcome, reason, citation, missing }) => ({
      ...{ id, name, outcome, reason, citation },
      ...{ part: printLibraryPart(id), agency: agencyOfPart(id) },
      missing: missing.map((fact) => FACT_LABELS[fact]),
    }))
}

function isPartOfRules({ id, kind, outcome }: Applicability): boolean {
  if (kind === 'regulation') return true
  return (
    kind === 'other_law' && outcome !== 'not_assessed' && readLibraryPart(id.split('/')[0]!).code === 'CFR'
  )
}
