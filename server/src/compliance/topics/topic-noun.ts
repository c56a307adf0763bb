import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { topicHandlers } from './topic-handlers.ts'

export const topicNoun = defineNoun({
  handlers: { topics: topicHandlers },
  ...nothingElse('A topic asks nobody to act; the records that have it do.'),
  tables: {
    institution_topics: {
      audit: ['topic.'],
      search: { none: 'A value of records, which are found.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The sample works with the topics of Plumbline.' },
      isolation: ['topics'],
    },
  },
  keyScopes: ['tasks'],
})
