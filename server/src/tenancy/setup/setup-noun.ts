import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG } from '../../work/nouns/work-table.ts'
import { setupHandlers } from './setup-handlers.ts'
import { setupSample } from './setup-sample.ts'

export const setupNoun = defineNoun({
  handlers: { setup: setupHandlers },
  ...nothingElse('Leads a new institution to its first work.'),
  tables: {
    institution_setups: {
      audit: { none: 'Progress of a guide. What it saves is recorded by its own acts.' },
      search: { none: 'Progress of a guide.' },
      retention: AS_LONG,
      personExport: 'Nothing: which steps of the set-up are done.',
      sample: 'setup',
      isolation: { none: 'Read for one’s own institution alone, in no path.' },
    },
  },
  sample: [setupSample],
})
