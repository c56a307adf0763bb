import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { hmdaFileHandlers } from './hmda-file-handlers.ts'
import { hmdaHandlers } from './hmda-handlers.ts'

export const hmdaNoun = defineNoun({
  handlers: { hmda: hmdaHandlers, hmdaFiles: hmdaFileHandlers },
  ...nothingElse('A register is checked in the browser and stored by choice alone.'),
  tables: {
    hmda_files: {
      audit: ['hmda.'],
      search: { none: 'What is in it is sealed.' },
      retention: 'Until the date chosen when it was stored, and one day.',
      personExport: IDS_ONLY,
      sample: { none: 'Stored by choice alone.' },
      isolation: ['hmdaFiles'],
    },
    hmda_file_chunks: {
      audit: ['hmda.'],
      search: PART_OF('HMDA file'),
      retention: 'Until the date chosen when it was stored, and one day.',
      personExport: IDS_ONLY,
      sample: { none: 'Stored by choice alone.' },
      isolation: ['hmdaFiles'],
      partOf: 'hmda_files',
    },
    hmda_decisions: {
      audit: { none: 'Covered by the tests of HMDA.' },
      search: { none: 'Found in the register.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made by the register’s own part.' },
      isolation: { none: 'Covered by the tests of HMDA.' },
    },
    hmda_memories: {
      audit: { none: 'Covered by the tests of HMDA.' },
      search: { none: 'Found in the register.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made by the register’s own part.' },
      isolation: { none: 'Covered by the tests of HMDA.' },
    },
  },
  keyScopes: ['hmda'],
  webhooks: ['hmda'],
})
