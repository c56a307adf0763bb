import { SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../nouns/work-table.ts'
import { sendNextDigest } from './notification-digest.ts'
import { notificationHandlers } from './notification-handlers.ts'
import { queueNotificationMail } from './notification-mail.ts'

export const notificationNoun = defineNoun({
  handlers: { notifications: notificationHandlers },
  ...nothingElse('A notification tells of other records.'),
  tables: {
    notifications: {
      audit: { none: 'Told by acts that the audit log records.' },
      search: { none: 'Private, in the bell.' },
      retention: 'Two years from the day it was sent, or until the person leaves.',
      personExport: IDS_ONLY,
      sample: 'tasks',
      isolation: { none: 'Read by oneself alone, in no path.' },
    },
    notification_settings: {
      audit: { none: 'How a person is told is theirs alone and changes no work.' },
      search: { none: 'Private, in the settings.' },
      retention: 'Until the person leaves.',
      personExport: IDS_ONLY,
      sample: { none: 'Each person decides for themselves.' },
      isolation: { none: 'Read by oneself alone; the address in a mail is answered alike for any token.' },
    },
    notification_rules: {
      audit: ['notification.'],
      search: { none: 'One row of settings.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The usual number of days holds.' },
      isolation: { none: 'Read for one’s own institution alone, in no path.' },
    },
    sent_reminders: {
      audit: { none: 'Work of the program.' },
      search: { none: 'Work of the program.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Written when a reminder is sent.' },
      isolation: { none: 'No operation names one.' },
    },
  },
  jobs: ({ db, publicUrl, now }) => [
    { name: 'notification mail', everyMs: 5 * SECOND_MS, run: () => queueNotificationMail(db, publicUrl) },
    {
      name: 'notification digests',
      everyMs: 30 * SECOND_MS,
      run: () => sendNextDigest(db, publicUrl, now()),
    },
  ],
})
