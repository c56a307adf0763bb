import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../nouns/work-table.ts'
import { workLinkHandlers } from './work-link-handlers.ts'

export const workLinkNoun = defineNoun({
  handlers: { workLinks: workLinkHandlers },
  ...nothingElse('A link belongs to the records that it joins.'),
  tables: {
    work_links: {
      audit: ['link.'],
      search: PART_OF('task'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'findings',
      isolation: { none: 'Reached by its subjects alone, in no path.' },
    },
  },
  keyScopes: ['comments'],
  webhooks: ['link'],
})
