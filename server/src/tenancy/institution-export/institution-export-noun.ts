import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { institutionExportHandlers } from './institution-export-handlers.ts'

export const institutionExportNoun = defineNoun({
  handlers: { institutionExport: institutionExportHandlers },
  ...nothingElse('An export holds what other nouns hold.'),
  tables: {
    institution_export_addresses: {
      audit: ['institution.exported'],
      search: { none: 'Hashes of addresses.' },
      retention: 'Ten minutes; deleted when the next one is made.',
      personExport: IDS_ONLY,
      sample: { none: 'Made when somebody exports.' },
      isolation: { none: 'Reached by a secret alone, for one person.' },
    },
    institution_imports: {
      audit: ['institution.imported'],
      search: { none: 'Shown in the settings.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The sample institution was made here.' },
      isolation: { none: 'Read for one’s own institution alone, in no path.' },
    },
  },
})
