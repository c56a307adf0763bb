import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { answeringHandlers } from './answering-handlers.ts'
import { questionnaireHandlers } from './questionnaire-handlers.ts'
import { listDeskQuestionnaires } from './questionnaire-store.ts'
import { VENDOR_DEADLINES, VENDOR_WAITING } from './vendor-deadlines.ts'
import { vendorHandlers } from './vendor-handlers.ts'
import { vendorSample } from './vendor-sample.ts'
import { vendorSubject } from './vendor-subject.ts'

export const vendorNoun = defineNoun({
  handlers: {
    vendors: vendorHandlers,
    vendorQuestionnaires: questionnaireHandlers,
    vendorAnswering: answeringHandlers,
  },
  tables: {
    vendors: {
      audit: ['vendor.'],
      search: 'vendor',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'vendors',
      isolation: ['vendors'],
    },
    vendor_question_sets: {
      audit: ['vendor.'],
      search: { none: 'Questions to vendors are found on their own page.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'The sample institution asks the start set.' },
      isolation: { none: 'There is one set for each institution, and no operation names it.' },
    },
    vendor_questionnaires: {
      audit: ['vendor.'],
      search: PART_OF('vendor'),
      retention: AS_LONG,
      personExport: 'What the person at the vendor was asked and answered.',
      sample: 'vendors',
      isolation: ['vendorQuestionnaires'],
      partOf: 'vendors',
    },
  },
  subjects: [vendorSubject],
  deadlines: VENDOR_DEADLINES,
  notifications: [
    'vendor.answered',
    'vendor.asked',
    'vendor.assigned',
    'vendor.due_in_week',
    'vendor.due_tomorrow',
    'vendor.overdue',
  ],
  search: ['work'],
  keyScopes: ['vendors'],
  webhooks: ['vendor'],
  sample: [vendorSample],
  waiting: VENDOR_WAITING,
  jobs: { none: 'Nothing of a vendor happens without a person.' },
  queue: { none: 'Nothing of a vendor happens without a person.' },
  readerDesk: {
    list: 'questionnaires',
    open: (tx, { institutionId, id, today }) => listDeskQuestionnaires(tx, institutionId, id, today),
  },
})
