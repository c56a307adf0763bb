import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { factSample } from './fact-sample.ts'
import { settingsHandlers } from './settings-handlers.ts'

export const settingsNoun = defineNoun({
  handlers: { settings: settingsHandlers },
  ...nothingElse('Facts of the institution decide what applies.'),
  tables: {
    institution_facts: {
      audit: { none: 'Covered by the tests of the settings.' },
      search: { none: 'Shown in the settings.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made with the sample institution.' },
      isolation: { none: 'Covered by the tests of the settings.' },
    },
  },
  keyScopes: ['institution'],
  sample: [factSample],
})
