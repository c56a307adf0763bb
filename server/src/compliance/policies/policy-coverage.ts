import type {
  Coverage,
  CoverageState,
  CoveredSection,
  ImplementingSection,
} from '@plumbline/contract/compliance/policy-law.ts'
import type { Db } from '@plumbline/database/db.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import { officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { isInLibrary } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { listParts, pageLink } from '../../regulations/library/regulation-store.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { type CitedSection, listCitedSections, listLawSections } from './policy-law-store.ts'

type InInstitution = <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>

/** The regulations that apply or may apply, with how many of their sections policies implement. */
export async function readCoverage(
  db: Db,
  inInstitution: InInstitution,
  institutionId: string,
  today: string,
): Promise<Coverage> {
  const data = await loanTestData(db)
  const states = new Map((await listParts(db)).map(({ part, state }) => [part, state]))
  return inInstitution(async (tx) => {
    const facts = await findFacts(tx, institutionId, today)
    const regulations = whatApplies(facts, Number(today.slice(0, 4)), data).flatMap(
      ({ kind, id, name, outcome, reason }) =>
        kind === 'regulation' && (outcome === 'applies' || outcome === 'may_apply')
          ? [{ part: id, name, outcome, reason }]
          : [],
    )
    const cited = await listCitedSections(tx, institutionId, today)
    const parts = regulations.map(({ part }) => part)
    const sections = await coverageSections(tx, parts, cited, today)
    return {
      regulations: regulations.map((regulation) => {
        const own = sections.get(regulation.part) ?? []
        const count = (state: CoverageState) => own.filter((section) => section.state === state).length
        return {
          ...regulation,
          isReady: states.get(regulation.part) === 'ready',
          sections: own.length,
          counts: {
            implemented: count('implemented'),
            changed: count('changed'),
            drafted: count('drafted'),
            none: count('none'),
          },
        }
      }),
      uncounted: cited.flatMap((one) => uncounted(one, states)),
    }
  })
}

/** Each section of the parts with what implements it. A citation of a whole part implements no section of it. */
export async function coverageSections(
  tx: Db,
  parts: readonly string[],
  cited: readonly CitedSection[],
  today: string,
): Promise<Map<string, CoveredSection[]>> {
  const bySection = Map.groupBy(
    cited.filter(({ isHeld, section }) => isHeld && section !== null),
    ({ part, section }) => `${part}.${section}`,
  )
  const rows = await listLawSections(tx, parts, today)
  return Map.groupBy(
    rows.map(({ part, page, text }) => {
      const { label, title } = pageLink(page, text)
      const by = (bySection.get(`${part}.${page}`) ?? []).map(asImplementing)
      return { part, page, label, title, state: stateOf(by), by }
    }),
    ({ part }) => part,
  )
}

function stateOf(by: readonly ImplementingSection[]): CoverageState {
  const inForce = by.filter(({ isInForce }) => isInForce)
  if (inForce.some(({ changedOn }) => changedOn !== null)) return 'changed'
  if (inForce.length > 0) return 'implemented'
  return by.length > 0 ? 'drafted' : 'none'
}

const asImplementing = (row: CitedSection): ImplementingSection => ({
  policyId: row.policyId,
  title: row.title,
  versionNumber: row.versionNumber,
  isInForce: row.isInForce,
  sectionNumber: row.sectionNumber,
  heading: row.heading,
  citation: row.citation,
  key: row.key,
  changedOn: row.changedOn,
})

/** What a policy in force names and the figures do not count, with the reason. */
function uncounted(row: CitedSection, states: ReadonlyMap<string, string>): Coverage['uncounted'] {
  if (!row.isInForce || (row.isHeld && row.section !== null)) return []
  const state = isInLibrary(parseCitation(row.citation)!) ? states.get(row.part!) : undefined
  const isOurs = state !== undefined
  if (isOurs && state !== 'ready') return []
  const { policyId, title, sectionNumber, heading, citation } = row
  const why = !isOurs ? 'not_held' : row.key === '' ? 'whole_part' : row.isHeld ? undefined : 'not_found'
  if (!why) return []
  return [
    {
      ...{ policyId, title, sectionNumber, heading, citation, why },
      officialAddress: officialAddress(parseCitation(citation)!),
    },
  ]
}

const STATE_WORDS: Readonly<Record<CoverageState, string>> = {
  implemented: 'Implemented',
  changed: 'Implemented; the law changed since',
  drafted: 'In a draft only',
  none: 'By no policy',
}

const WHY_WORDS: Readonly<Record<Coverage['uncounted'][number]['why'], string>> = {
  not_held: 'Not counted: text not held',
  not_found: 'Not counted: no such paragraph in the text',
  whole_part: 'Not counted: names the whole part',
}

/** One row for each section of law and section of a policy; sections that no policy implements have one too. */
export async function coverageRows(
  db: Db,
  inInstitution: InInstitution,
  institutionId: string,
  today: string,
): Promise<string[][]> {
  const { regulations, uncounted: others } = await readCoverage(db, inInstitution, institutionId, today)
  const sections = await inInstitution(async (tx) =>
    coverageSections(
      tx,
      regulations.map(({ part }) => part),
      await listCitedSections(tx, institutionId, today),
      today,
    ),
  )
  const heading = [
    'Regulation',
    'Applies',
    'Section',
    'Title',
    'State',
    'Citation',
    'Policy',
    'Policy section',
  ]
  return [
    [...heading, 'Law changed on'],
    ...regulations.flatMap(({ part, name, outcome }) =>
      (sections.get(part) ?? []).flatMap(({ label, title, state, by }) => {
        const own = [name, outcome === 'applies' ? 'yes' : 'may apply', label, title, STATE_WORDS[state]]
        if (by.length === 0) return [[...own, '', '', '', '']]
        return by.map((one) => [
          ...own,
          one.citation,
          `${one.title}, version ${one.versionNumber}`,
          one.heading,
          one.changedOn ?? '',
        ])
      }),
    ),
    ...others.map(({ citation, title, heading: at, why }) => [
      ...['', '', '', '', WHY_WORDS[why]],
      ...[citation, title, at, ''],
    ]),
  ]
}
