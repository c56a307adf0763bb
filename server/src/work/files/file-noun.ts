import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { IDS_ONLY } from '../nouns/work-table.ts'
import { fileHandlers } from './file-handlers.ts'
import { fileJobs } from './file-jobs.ts'

export const fileNoun = defineNoun({
  handlers: { files: fileHandlers },
  ...nothingElse('A file belongs to the evidence or comment that has it.'),
  tables: {
    files: {
      audit: ['file.'],
      search: { none: 'Found as evidence.' },
      retention: 'A day where nothing uses it, else as its evidence.',
      personExport: IDS_ONLY,
      sample: { none: 'The sample brings no files.' },
      isolation: ['files'],
    },
    file_chunks: {
      audit: ['file.'],
      search: { none: 'Bytes.' },
      retention: 'As its file.',
      personExport: IDS_ONLY,
      sample: { none: 'The sample brings no files.' },
      isolation: ['files'],
      partOf: 'files',
    },
    file_addresses: {
      audit: ['file.open'],
      search: { none: 'Hashes of addresses.' },
      retention: 'Five minutes, and an hour at most until it is deleted.',
      personExport: IDS_ONLY,
      sample: { none: 'Made when a file is opened.' },
      isolation: ['files'],
      partOf: 'files',
    },
  },
  keyScopes: ['evidence'],
  webhooks: ['file'],
  jobs: fileJobs,
})
