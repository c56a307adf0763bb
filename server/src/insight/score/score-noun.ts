import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { scoreHandlers } from './score-handlers.ts'

export const scoreNoun = defineNoun({
  handlers: { score: scoreHandlers },
  ...nothingElse('Computed from what other nouns hold.'),
  tables: {
    score_weights: {
      audit: ['score.'],
      search: { none: 'Shown with the method of the score.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The usual weights hold.' },
      isolation: { none: 'Read for one’s own institution alone, in no path.' },
    },
  },
})
