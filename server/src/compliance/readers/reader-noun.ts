import { READER_MAIL_JOB } from '../../work/notifications/notify.ts'
import { defineNoun } from '../../work/nouns/noun.ts'
import { DIRECTORY_READERS_JOB, directoryReadersJob } from './directory-notices.ts'
import { READER_DEADLINES } from './reader-deadlines.ts'
import { readerHandlers } from './reader-handlers.ts'
import { readerMailJob } from './reader-mail.ts'
import { readingHandlers } from './reading-handlers.ts'

export const readerNoun = defineNoun({
  handlers: { readers: readerHandlers, reading: readingHandlers },
  tables: {
    readers: {
      audit: ['reader.'],
      search: { none: 'A list of names and addresses; what they read is found by itself.' },
      retention: 'Until a manager removes the reader; what was signed or completed stays.',
      personExport: 'The row of the address, without the hashes, and everything that was asked of it.',
      sample: { none: 'Nobody outside the program gets mail from the sample institution.' },
      isolation: ['readers', 'attestations.ask'],
    },
    scim_readers: {
      audit: ['reader.'],
      search: { none: 'Readers are found on their own page.' },
      retention: 'Until the directory deletes the person.',
      personExport: 'The row of the address.',
      sample: { none: 'A directory enters them.' },
      isolation: { none: 'Reached through SCIM alone; scim-readers.test.ts tries it.' },
    },
  },
  subjects: { none: 'A reader is a person, and no record that people work on.' },
  deadlines: READER_DEADLINES,
  notifications: ['reader.directory_added', 'reader.signature_overdue'],
  keyScopes: ['policies', 'readers'],
  queue: (services) => ({
    [READER_MAIL_JOB]: readerMailJob(services),
    [DIRECTORY_READERS_JOB]: directoryReadersJob(services),
  }),
  search: { none: 'Readers are found on their own page.' },
  webhooks: { none: 'What they sign or complete is told by the noun that asked for it.' },
  sample: { none: 'Nobody outside the program gets mail from the sample institution.' },
  jobs: { none: 'Their mails are queued where they are asked, and notices where a directory adds them.' },
  waiting: { none: 'Nobody approves a reader.' },
})
