import { CITATIONS_AT_MOST } from '@plumbline/contract/compliance/citation-links.ts'
import { ControlFields } from '@plumbline/contract/compliance/controls.ts'
import { RiskFields } from '@plumbline/contract/compliance/risks.ts'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { createControl } from '../controls/control-creation.ts'
import { createRisk } from '../risks/risk-creation.ts'
import { type Importer, rowsOf } from './importer.ts'

const QUIETLY = { tellsOwner: false } as const

export const controls: Importer<ControlFields> = {
  rowReader: rowsOf(
    () => ControlFields,
    ({ judged, judgedReason }) =>
      judged === 'strong' && judgedReason === ''
        ? [{ field: 'judgedReason', because: 'Say why it is that strong.' }]
        : [],
  ),
  async create(tx, institutionId, maker, input) {
    await createControl(tx, institutionId, maker, input, QUIETLY)
    return true
  },
}

const CITATION_LENGTH_AT_MOST = 120

/** The citations of a cell; in words, why there are none. */
function readCitations(cell: string): Citation[] | string {
  const tooMany = `A risk has at most ${CITATIONS_AT_MOST} citations.`
  if (cell.length > CITATIONS_AT_MOST * (CITATION_LENGTH_AT_MOST + 2)) return tooMany
  const texts = cell
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
  if (texts.length > CITATIONS_AT_MOST) return tooMany
  const cited: Citation[] = []
  for (const text of texts) {
    const citation = text.length > CITATION_LENGTH_AT_MOST ? undefined : parseCitation(text)
    if (!citation)
      return `“${text.slice(0, 60)}” is not a citation we can read. Write it like 12 CFR 1026.19(e); separate several with semicolons.`
    cited.push(citation)
  }
  return cited
}

type CitedRisk = RiskFields & { cited: Citation[] }

/** The law that a risk cites is a link of it, so it has a column of its own. */
export const risks: Importer<CitedRisk> = {
  async rowReader(tx, reader, table) {
    const readRow = await rowsOf(
      () => RiskFields,
      ({ controlStrength, strengthReason }) => {
        if (controlStrength === 'strong')
          return [
            {
              field: 'controlStrength',
              because:
                'A strong rating needs proof, which a file cannot include. Import it as adequate, and raise it afterward.',
            },
          ]
        return controlStrength !== 'none' && strengthReason === ''
          ? [{ field: 'strengthReason', because: 'Explain the strength of the controls.' }]
          : []
      },
    )(tx, reader, table)
    return ({ citations, ...fields }) => {
      const read = readRow(fields)
      const cited = readCitations(String(citations ?? ''))
      if (typeof cited === 'string') {
        const faults = 'faults' in read ? read.faults : []
        return { faults: [...faults, { field: 'citations', because: cited }] }
      }
      return 'faults' in read ? read : { input: { ...read.input, cited } }
    }
  },
  async create(tx, institutionId, maker, { cited, ...fields }) {
    const id = await createRisk(tx, institutionId, maker, fields, QUIETLY)
    for (const citation of cited)
      await addCitation(tx, institutionId, maker.userId, { kind: 'risk', id }, citation)
    return true
  },
}
