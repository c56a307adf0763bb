import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { IDS_ONLY } from '../../work/nouns/work-table.ts'
import { calendarFeedHandlers } from './calendar-feed-handlers.ts'

export const calendarFeedNoun = defineNoun({
  handlers: { calendarFeed: calendarFeedHandlers },
  ...nothingElse('The feed shows the dates of other nouns.'),
  tables: {
    calendar_feeds: {
      audit: ['calendar_feed.'],
      search: { none: 'Hashes of addresses.' },
      retention: 'Until the person revokes it or leaves.',
      personExport: IDS_ONLY,
      sample: { none: 'Each person makes their own.' },
      isolation: { none: 'One’s own alone, in no path.' },
    },
  },
})
