import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { overlaps } from '@plumbline/rules/citations/overlaps.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { rulesThatApply } from '@plumbline/rules/loan-tests/rule-register.ts'
import { listCitedSections } from '../../compliance/policies/policy-law-store.ts'
import type { UpdateRow } from './update-list.ts'

const POLICIES_AT_MOST = 50

/** What a change may touch: sections of policies in force and loan tests that cite one of its paragraphs. */
export async function affectedWork(
  tx: Db,
  institutionId: string,
  update: UpdateRow,
  today: string,
): Promise<Pick<UpdateDetail, 'policies' | 'loanTests'>> {
  const changed = readRules(update.affected.length > 0 ? update.affected : [update.citation])
  if (changed.length === 0) return { policies: [], loanTests: [] }
  const parts = [...new Set(changed.map(({ part }) => part))]
  const policies: UpdateDetail['policies'] = []
  for (const part of parts)
    for (const section of await listCitedSections(tx, institutionId, today, { part, inForceOnly: true })) {
      const { policyId, title, sectionNumber, heading, citation } = section
      const cited = readRules([citation])
      if (cited.some((one) => changed.some((other) => overlaps(one, other))))
        policies.push({ policyId, title, sectionNumber, heading, citation })
    }
  return { policies: policies.slice(0, POLICIES_AT_MOST), loanTests: rulesThatApply(changed) }
}

function readRules(citations: readonly string[]): RuleCitation[] {
  return citations.flatMap((text) => {
    const citation = parseCitation(text)
    return citation?.code === 'CFR' && citation.title === 12 ? [citation] : []
  })
}
