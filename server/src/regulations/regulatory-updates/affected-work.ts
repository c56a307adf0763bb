import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { overlaps } from '@plumbline/rules/citations/overlaps.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { rulesThatApply } from '@plumbline/rules/loan-tests/applied-law.ts'
import { listCitedSections, listTemplatesCiting } from '../../compliance/policies/policy-law-store.ts'
import { findSubjects } from '../../platform/subjects/find-subjects.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { listNaming } from '../../work/citation-links/citation-link-store.ts'
import type { UpdateRow } from './update-list.ts'

const POLICIES_AT_MOST = 50
const RECORDS_AT_MOST = 50

type Affected = Pick<UpdateDetail, 'policies' | 'templates' | 'loanTests' | 'records'>

/**
 * What a change may touch: sections of policies in force, loan tests, and the institution's tasks, findings, and other
 * records that cite one of its paragraphs.
 */
export async function affectedWork(
  tx: Db,
  institutionId: string,
  { update, reader, today }: { update: UpdateRow; reader: Reader; today: string },
): Promise<Affected> {
  const changed = changedRules(update)
  if (changed.length === 0) return { policies: [], templates: [], loanTests: [], records: [] }
  const parts = [...new Set(changed.map(libraryPart))]
  const policies: UpdateDetail['policies'] = []
  for (const part of parts)
    for (const section of await listCitedSections(tx, institutionId, today, { part, inForceOnly: true })) {
      const { policyId, title, sectionNumber, heading, citation } = section
      if (touches(citation, changed)) policies.push({ policyId, title, sectionNumber, heading, citation })
    }
  return {
    policies: policies.slice(0, POLICIES_AT_MOST),
    templates: listTemplatesCiting((citation) => touches(citation, changed)),
    loanTests: rulesThatApply(changed),
    records: await affectedRecords(tx, institutionId, { changed, parts, reader }),
  }
}

/** The paragraphs that an update names. */
export const changedRules = ({ affected, citation }: Pick<UpdateRow, 'affected' | 'citation'>) =>
  readRules(affected.length > 0 ? affected : [citation])

interface Asked {
  changed: readonly RuleCitation[]
  parts: readonly string[]
  reader: Reader
}

/** Policies are listed by their sections, and the assessment is the work on the change itself. */
const LISTED_OTHERWISE: ReadonlySet<string> = new Set(['policy', 'assessment'])

async function affectedRecords(
  tx: Db,
  institutionId: string,
  { changed, parts, reader }: Asked,
): Promise<UpdateDetail['records']> {
  const named: Awaited<ReturnType<typeof listNaming>> = []
  for (const part of parts) named.push(...(await listNaming(tx, institutionId, { part })))
  const naming = named.filter(
    ({ kind, citation }) => !LISTED_OTHERWISE.has(kind) && touches(citation, changed),
  )
  const cards = await findSubjects(tx, reader, naming)
  const citations = new Map(naming.map(({ kind, id, citation }) => [`${kind} ${id}`, citation]))
  const shown = new Map(cards.map((card) => [`${card.kind} ${card.id}`, card]))
  return [...shown]
    .slice(0, RECORDS_AT_MOST)
    .map(([key, { kind, id, title, path }]) => ({ kind, id, title, path, citation: citations.get(key)! }))
}

/** Whether a citation speaks of one of the changed paragraphs. */
export const touches = (citation: string, changed: readonly RuleCitation[]): boolean =>
  readRules([citation]).some((one) => changed.some((other) => overlaps(one, other)))

function readRules(citations: readonly string[]): RuleCitation[] {
  return citations.flatMap((text) => {
    const citation = parseCitation(text)
    return citation?.code === 'CFR' ? [citation] : []
  })
}
