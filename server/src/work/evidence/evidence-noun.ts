import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../nouns/work-table.ts'
import { EVIDENCE_DEADLINES } from './evidence-deadlines.ts'
import { evidenceHandlers } from './evidence-handlers.ts'

export const evidenceNoun = defineNoun({
  handlers: { evidence: evidenceHandlers },
  ...nothingElse('Evidence belongs to the record that it proves.'),
  tables: {
    evidence: {
      audit: ['evidence.'],
      search: { none: 'Found where evidence is chosen.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The sample brings no files.' },
      isolation: ['evidence'],
    },
    evidence_uses: {
      audit: ['evidence.'],
      search: PART_OF('task'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The sample brings no files.' },
      isolation: ['evidence'],
    },
  },
  deadlines: EVIDENCE_DEADLINES,
  notifications: ['evidence.expires', 'evidence.expired'],
  search: ['evidence'],
  keyScopes: ['evidence'],
  webhooks: ['evidence'],
})
