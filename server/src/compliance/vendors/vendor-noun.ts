import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { VENDOR_DEADLINES } from './vendor-deadlines.ts'
import { vendorHandlers } from './vendor-handlers.ts'
import { vendorSample } from './vendor-sample.ts'
import { vendorSubject } from './vendor-subject.ts'

export const vendorNoun = defineNoun({
  handlers: { vendors: vendorHandlers },
  tables: {
    vendors: {
      audit: ['vendor.'],
      search: 'vendor',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'vendors',
      isolation: ['vendors'],
    },
  },
  subjects: [vendorSubject],
  deadlines: VENDOR_DEADLINES,
  notifications: ['vendor.assigned', 'vendor.due_in_week', 'vendor.due_tomorrow', 'vendor.overdue'],
  search: ['work'],
  keyScopes: ['vendors'],
  webhooks: ['vendor'],
  sample: [vendorSample],
  waiting: { none: 'A vendor waits by its dates alone.' },
  jobs: { none: 'Nothing of a vendor happens without a person.' },
  queue: { none: 'Nothing of a vendor happens without a person.' },
})
