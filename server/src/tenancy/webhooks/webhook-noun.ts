import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { webhookJobs } from './webhook-delivery.ts'
import { webhookHandlers } from './webhook-handlers.ts'

export const webhookNoun = defineNoun({
  handlers: { webhooks: webhookHandlers },
  ...nothingElse('A webhook tells of other records.'),
  tables: {
    webhooks: {
      audit: ['webhook.'],
      search: { none: 'Found in the settings.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'An address of nobody would be called.' },
      isolation: ['webhooks'],
    },
    webhook_deliveries: {
      audit: ['webhook.'],
      search: { none: 'Found with their webhook.' },
      retention: '30 days, and an hour at most until it is deleted.',
      personExport: IDS_ONLY,
      sample: { none: 'The sample has no webhook.' },
      isolation: ['webhooks'],
      partOf: 'webhooks',
    },
  },
  notifications: ['webhook.paused'],
  jobs: webhookJobs,
})
