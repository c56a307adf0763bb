import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { legalHoldHandlers } from './legal-hold-handlers.ts'

export const legalHoldNoun = defineNoun({
  handlers: { legalHolds: legalHoldHandlers },
  ...nothingElse('A hold protects other records.'),
  tables: {
    legal_holds: {
      audit: ['legal_hold.'],
      search: { none: 'Found in the settings.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'No hold is in force.' },
      isolation: ['legalHolds'],
    },
  },
  webhooks: ['legal_hold'],
})
