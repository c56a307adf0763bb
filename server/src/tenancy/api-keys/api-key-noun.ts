import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { apiKeyHandlers } from './api-key-handlers.ts'

export const apiKeyNoun = defineNoun({
  handlers: { apiKeys: apiKeyHandlers },
  ...nothingElse('No key opens the list of keys.'),
  tables: {
    api_keys: {
      audit: ['api_key.'],
      search: { none: 'Found in the settings.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'A key that nobody holds would open nothing.' },
      isolation: ['apiKeys'],
    },
  },
})
