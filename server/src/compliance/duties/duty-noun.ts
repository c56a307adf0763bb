import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { dutyHandlers } from './duty-handlers.ts'

export const dutyNoun = defineNoun({
  handlers: { duties: dutyHandlers },
  ...nothingElse('A duty becomes a task, which has all of this.'),
  tables: {
    adopted_duties: {
      audit: ['task.create'],
      search: { none: 'The task is found.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The tasks of the sample are its own; duties are offered beside them.' },
      isolation: { none: 'No operation names a row of it; duty-handlers.test.ts tries two institutions.' },
    },
  },
  keyScopes: ['tasks'],
})
