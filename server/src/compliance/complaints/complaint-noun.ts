import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { COMPLAINT_DEADLINES, COMPLAINT_WAITING } from './complaint-deadlines.ts'
import { complaintHandlers } from './complaint-handlers.ts'
import { complaintSample } from './complaint-sample.ts'
import { complaintSubject } from './complaint-subject.ts'

export const complaintNoun = defineNoun({
  handlers: { complaints: complaintHandlers },
  tables: {
    complaints: {
      audit: ['complaint.'],
      search: 'complaint',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'complaints',
      isolation: ['complaints'],
      hasTopic: true,
    },
  },
  subjects: [complaintSubject],
  deadlines: COMPLAINT_DEADLINES,
  waiting: COMPLAINT_WAITING,
  notifications: [
    'complaint.assigned',
    'complaint.closed',
    'complaint.closure_wanted',
    'complaint.due_in_week',
    'complaint.due_tomorrow',
    'complaint.escalated',
    'complaint.overdue',
    'complaint.reopened',
  ],
  search: ['work'],
  keyScopes: ['complaints'],
  webhooks: ['complaint'],
  sample: [complaintSample],
  jobs: { none: 'Nothing of a complaint happens without a person.' },
  queue: { none: 'Nothing of a complaint happens without a person.' },
})
