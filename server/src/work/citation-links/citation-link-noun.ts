import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../nouns/work-table.ts'
import { citationLinkHandlers } from './citation-link-handlers.ts'

export const citationLinkNoun = defineNoun({
  handlers: { citationLinks: citationLinkHandlers },
  ...nothingElse('A citation belongs to the record that cites.'),
  tables: {
    citation_links: {
      audit: ['citation.'],
      search: PART_OF('task'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'tasks',
      isolation: ['citationLinks'],
    },
  },
  keyScopes: ['comments'],
  webhooks: ['citation'],
})
