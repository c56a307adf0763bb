import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG } from '../../work/nouns/work-table.ts'
import { BSA_DEADLINES } from './bsa-deadlines.ts'
import { bsaEntryHandlers } from './bsa-entry-handlers.ts'

const CONFIDENTIAL = {
  none: 'What would reveal a suspicious activity report is confidential (31 CFR 1020.320(e)): only named people, in the product, see it.',
}
const NOTHING = 'Nothing: it is confidential.'

export const bsaLogNoun = defineNoun({
  handlers: { bsaEntries: bsaEntryHandlers },
  tables: {
    bsa_entries: {
      audit: ['bsa_log.'],
      search: CONFIDENTIAL,
      retention: AS_LONG,
      personExport: NOTHING,
      sample: CONFIDENTIAL,
      isolation: ['bsaEntries'],
    },
    bsa_people: {
      audit: ['bsa_log.people'],
      search: CONFIDENTIAL,
      retention: AS_LONG,
      personExport: NOTHING,
      sample: CONFIDENTIAL,
      isolation: ['bsaEntries'],
    },
  },
  // No comments, evidence, or links: each would be a place for a narrative.
  subjects: CONFIDENTIAL,
  deadlines: BSA_DEADLINES,
  notifications: ['bsa_log.due_in_week', 'bsa_log.due_tomorrow', 'bsa_log.overdue'],
  search: CONFIDENTIAL,
  keyScopes: CONFIDENTIAL,
  webhooks: CONFIDENTIAL,
  sample: CONFIDENTIAL,
  waiting: { none: 'An entry waits by its clock alone.' },
  jobs: { none: 'Nothing of the log happens without a person.' },
  queue: { none: 'Nothing of the log happens without a person.' },
})
