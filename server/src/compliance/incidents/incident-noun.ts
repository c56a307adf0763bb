import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { INCIDENT_DEADLINES } from './incident-deadlines.ts'
import { incidentHandlers } from './incident-handlers.ts'
import { incidentSample } from './incident-sample.ts'
import { incidentSubject } from './incident-subject.ts'

export const incidentNoun = defineNoun({
  handlers: { incidents: incidentHandlers },
  tables: {
    incidents: {
      audit: ['incident.'],
      search: 'incident',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'incidents',
      isolation: ['incidents'],
    },
  },
  subjects: [incidentSubject],
  deadlines: INCIDENT_DEADLINES,
  notifications: ['incident.assigned', 'incident.due', 'incident.overdue', 'incident.escalated'],
  search: ['work'],
  keyScopes: ['incidents'],
  webhooks: ['incident'],
  sample: [incidentSample],
  waiting: { none: 'An incident waits by its clock alone.' },
  jobs: { none: 'Nothing of an incident happens without a person.' },
  queue: { none: 'Nothing of an incident happens without a person.' },
})
