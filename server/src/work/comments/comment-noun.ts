import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../nouns/work-table.ts'
import { commentHandlers } from './comment-handlers.ts'

export const commentNoun = defineNoun({
  handlers: { comments: commentHandlers },
  ...nothingElse('Comments belong to the record that they are about.'),
  tables: {
    comments: {
      audit: ['comment.'],
      search: PART_OF('task'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'tasks',
      isolation: ['comments'],
    },
  },
  notifications: ['comment.added', 'comment.mention', 'comment.resolved'],
  keyScopes: ['comments'],
  webhooks: ['comment'],
})
