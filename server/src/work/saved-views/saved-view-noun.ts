import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { IDS_ONLY } from '../nouns/work-table.ts'
import { savedViewHandlers } from './saved-view-handlers.ts'

export const savedViewNoun = defineNoun({
  handlers: { savedViews: savedViewHandlers },
  ...nothingElse('Saved filters are private to a person.'),
  tables: {
    saved_views: {
      audit: { none: 'Saved filters are private and change nothing.' },
      search: { none: 'Private filters.' },
      retention: 'Until the person deletes it or leaves.',
      personExport: IDS_ONLY,
      sample: { none: 'Each person saves their own.' },
      isolation: ['savedViews.remove'],
    },
  },
})
