import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { MEETING_DEADLINES, MEETING_WAITING } from './meeting-deadlines.ts'
import { meetingHandlers } from './meeting-handlers.ts'
import { meetingSample } from './meeting-sample.ts'
import { meetingSubject } from './meeting-subject.ts'

export const meetingNoun = defineNoun({
  handlers: { meetings: meetingHandlers },
  tables: {
    meetings: {
      audit: ['meeting.'],
      search: 'meeting',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'meetings',
      isolation: ['meetings'],
    },
  },
  subjects: [meetingSubject],
  deadlines: MEETING_DEADLINES,
  waiting: MEETING_WAITING,
  notifications: ['meeting.assigned', 'meeting.due_in_week', 'meeting.due_tomorrow', 'meeting.overdue'],
  search: ['work'],
  keyScopes: ['meetings'],
  webhooks: ['meeting'],
  sample: [meetingSample],
  jobs: { none: 'Nothing of a meeting happens without a person.' },
  queue: { none: 'Nothing of a meeting happens without a person.' },
})
