import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../nouns/work-table.ts'
import { historyHandlers } from './history-handlers.ts'

export const historyNoun = defineNoun({
  handlers: { history: historyHandlers },
  ...nothingElse('The history belongs to the record that it is about.'),
  tables: {
    history_entries: {
      audit: { none: 'Written with each change, which the audit log records.' },
      search: PART_OF('task'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'tasks',
      isolation: { none: 'Read by its subject alone, in no path.' },
    },
  },
  keyScopes: ['comments'],
})
