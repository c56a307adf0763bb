import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { auditHandlers } from './audit-handlers.ts'

export const auditNoun = defineNoun({
  handlers: { audit: auditHandlers },
  ...nothingElse('The audit log records what other nouns do.'),
  tables: {
    imported_audit_log: {
      audit: ['institution.imported'],
      search: { none: 'In the export.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The sample institution was made here.' },
      isolation: { none: 'No call reads it; it leaves with the export alone.' },
    },
  },
})
