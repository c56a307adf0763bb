import type { LawCitation, LawState } from '@plumbline/contract/compliance/policy-law.ts'
import type { LegalStatus } from '@plumbline/contract/regulations/regulations.ts'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { isInLibrary, isWholePart, libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { partName } from '@plumbline/rules/citations/part-names.ts'
import { printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { policySections } from '@plumbline/rules/policies/policy-sections.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { listLegalStatuses, statusesTouching } from '../../regulations/library/legal-status-store.ts'
import { standingNotes, standingOf } from '../../regulations/library/paragraph-standing-service.ts'
import { listPartDays } from '../../regulations/library/regulation-store.ts'
import { coverageRows, coverageSections, readCoverage } from './policy-coverage.ts'
import { listCitedSections, listHeld, listLawChanges } from './policy-law-store.ts'
import { findPolicy } from './policy-store.ts'
import { findVersion } from './policy-version-store.ts'

export const policyLawHandlers = {
  ofVersion: members.policyLaw.ofVersion.handler(
    ({ input: { id, versionId }, context: { inInstitution, member }, errors }) =>
      inInstitution(async (tx) => {
        const today = todayIn(member.timeZone)
        const policy = await findPolicy(tx, member, id, today)
        const version = policy && (await findVersion(tx, member, id, versionId, today))
        if (!version) throw errors.NOT_FOUND()
        const sections = policySections(version.body).map((section) => ({
          ...section,
          citations: section.citations.map((text) => ({ text, citation: parseCitation(text)! })),
        }))
        const named = sections.flatMap(({ citations }) => citations.map(({ citation }) => citation))
        const places = named.flatMap(wanted)
        const library = {
          ...(await listHeld(tx, places, today)),
          statuses: await listLegalStatuses(tx),
          textDays: await listPartDays(
            tx,
            places.map(({ part }) => part),
          ),
          today,
        }
        return {
          sections: sections.map((section) => ({
            ...section,
            citations: section.citations.map((one) => shown(one, library)),
          })),
          changes:
            version.state === 'effective' ? await listLawChanges(tx, member.institutionId, versionId) : [],
        }
      }),
  ),

  implementing: members.policyLaw.implementing.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      const rows = await listCitedSections(tx, member.institutionId, todayIn(member.timeZone), {
        ...input,
        inForceOnly: true,
      })
      return rows.map(({ part: _part, section: _section, isHeld: _held, ...row }) => row)
    }),
  ),

  coverage: managers.policyLaw.coverage.handler(({ context: { db, inInstitution, member } }) =>
    readCoverage(db, inInstitution, member.institutionId, todayIn(member.timeZone)),
  ),

  coverageOf: managers.policyLaw.coverageOf.handler(
    ({ input: { part }, context: { inInstitution, member }, errors }) =>
      inInstitution(async (tx) => {
        const today = todayIn(member.timeZone)
        const cited = await listCitedSections(tx, member.institutionId, today, { part })
        const sections = (await coverageSections(tx, [part], cited, today)).get(part)
        if (!sections) throw errors.NOT_FOUND()
        return { part, name: partName(part), sections }
      }),
  ),

  coverageFile: managers.policyLaw.coverageFile.handler(async ({ context }) => {
    const { db, inInstitution, member } = context
    const today = todayIn(member.timeZone)
    const rows = await coverageRows(db, inInstitution, member.institutionId, today)
    await inInstitution((tx) =>
      context.recordAct(tx, {
        action: 'policy.export_coverage',
        subjectId: null,
        detail: { rows: rows.length - 1 },
      }),
    )
    return csvFile(`policy-coverage-${today}.csv`, rows)
  }),
}

interface Library {
  held: ReadonlySet<string>
  ready: ReadonlySet<string>
  loading: ReadonlySet<string>
  statuses: readonly LegalStatus[]
  textDays: ReadonlyMap<string, string | null>
  today: string
}

const wanted = (citation: Citation) =>
  isInLibrary(citation) ? [{ part: libraryPart(citation), key: printWithinPart(citation) }] : []

function shown({ text, citation }: { text: string; citation: Citation }, library: Library): LawCitation {
  return {
    text,
    state: stateOf(citation, library),
    path: citationPath(citation) ?? null,
    officialAddress: officialAddress(citation),
    notes: wanted(citation).flatMap((place) => notesOf(place, library)),
  }
}

/** No words of the paragraph are shown beside a policy: what our copy lacks is said where it is read. */
function notesOf({ part, key }: { part: string; key: string }, { statuses, textDays, today }: Library) {
  const standing = standingOf({ statuses, part, key, on: today, textAsOf: textDays.get(part) })
  return standingNotes({ ...standing, statuses: statusesTouching(statuses, part, key), gaps: [] })
}

/** An operator may leave parts of the library out. */
function stateOf(citation: Citation, { held, ready, loading }: Library): LawState {
  if (!isInLibrary(citation)) return 'not_held'
  const part = libraryPart(citation)
  if (!ready.has(part)) return loading.has(part) ? 'loading' : 'not_held'
  return isWholePart(citation) || held.has(`${part} ${printWithinPart(citation)}`) ? 'held' : 'not_found'
}
