import { HOUR_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { figureLapsedControls } from './control-figuring.ts'
import { controlHandlers } from './control-handlers.ts'
import { controlSample } from './control-sample.ts'
import { controlSubject } from './control-subject.ts'

export const controlNoun = defineNoun({
  handlers: { controls: controlHandlers },
  tables: {
    controls: {
      audit: ['control.'],
      search: 'control',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'controls',
      isolation: ['controls'],
    },
  },
  subjects: [controlSubject],
  deadlines: { none: 'Its tests are in the monitoring plan, and its evidence reminds before it expires.' },
  notifications: ['control.assigned'],
  search: ['work'],
  keyScopes: ['risks'],
  webhooks: ['control'],
  sample: [controlSample],
  waiting: { none: 'A control asks nobody to act; its tests do.' },
  jobs: ({ db }) => [{ name: 'lapsed controls', everyMs: HOUR_MS, run: () => figureLapsedControls(db) }],
  queue: { none: 'It is figured in the request that changes what it rests on.' },
})
