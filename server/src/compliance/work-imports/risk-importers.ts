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
  rowReader: rowsOf(ControlFields, ({ judged, judgedReason }) =>
    judged === 'strong' && judgedReason === ''
      ? [{ field: 'judgedReason', because: 'Say why it is that strong.' }]
      : [],
  ),
  async create(tx, institutionId, maker, input) {
    await createControl(tx, institutionId, maker, input, QUIETLY)
    return true
  },
}

type CitedRisk = RiskFields & { cited: Citation[] }

/** The law that a risk cites is a link of it, so it stands in a column of its own. */
export const risks: Importer<CitedRisk> = {
  async rowReader(tx, reader, table) {
    const readRow = await rowsOf(RiskFields, ({ controlStrength, strengthReason }) => {
      if (controlStrength === 'strong')
        return [
          {
            field: 'controlStrength',
            because: 'Strong controls need proof, which a file cannot bring. Import it as adequate.',
          },
        ]
      return controlStrength !== 'none' && strengthReason === ''
        ? [{ field: 'strengthReason', because: 'Say why the controls are that strong.' }]
        : []
    })(tx, reader, table)
    return ({ citations, ...fields }) => {
      const read = readRow(fields)
      const texts = String(citations ?? '')
        .split(';')
        .map((text) => text.trim())
        .filter(Boolean)
      const unread = texts.find((text) => !parseCitation(text))
      if (unread !== undefined) {
        const because = `“${unread.slice(0, 60)}” is not a citation we can read. Write it like 12 CFR 1026.19(e); divide several with semicolons.`
        return { faults: [...('faults' in read ? read.faults : []), { field: 'citations', because }] }
      }
      if ('faults' in read) return read
      return { input: { ...read.input, cited: texts.map((text) => parseCitation(text)!) } }
    }
  },
  async create(tx, institutionId, maker, { cited, ...fields }) {
    const id = await createRisk(tx, institutionId, maker, fields, QUIETLY)
    for (const citation of cited)
      await addCitation(tx, institutionId, maker.userId, { kind: 'risk', id }, citation)
    return true
  },
}
