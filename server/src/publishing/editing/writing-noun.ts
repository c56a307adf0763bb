import { SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { renderStale } from '../renderings/rendering-work.ts'
import { writingHandlers } from './writing-handlers.ts'

export const writingNoun = defineNoun({
  handlers: { writing: writingHandlers },
  ...nothingElse('Writing belongs to the text that is written.'),
  tables: {
    work_renderings: {
      audit: { none: 'Made from texts whose changes are recorded.' },
      search: { none: 'The texts are found themselves.' },
      retention: 'As long as the text.',
      personExport: 'Nothing; it repeats the text.',
      sample: 'tasks',
      isolation: ['tasks', 'institutionArticles'],
    },
  },
  jobs: ({ db, log }) => [{ name: 'renderings', everyMs: 5 * SECOND_MS, run: () => renderStale(db, log) }],
})
