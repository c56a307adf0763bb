import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG } from '../../work/nouns/work-table.ts'
import { updateSummaryHandlers } from './update-summary-handlers.ts'

export const updateSummaryNoun = defineNoun({
  handlers: { updateSummaries: updateSummaryHandlers },
  ...nothingElse('A summary belongs to its regulatory update.'),
  tables: {
    update_summaries: {
      audit: ['update_summary.'],
      search: { none: 'Found with its update.' },
      retention: AS_LONG,
      personExport: 'Nothing: it names who drafted and accepted it, whose acts stand in the audit log.',
      sample: { none: 'Drafted when a manager asks for it.' },
      isolation: { none: 'Named by the update, which all share; covered by its own tests.' },
    },
  },
})
