import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { dryRunHandlers } from './dry-run-handlers.ts'
import { examBinderHandlers } from './exam-binder-handlers.ts'
import { EXAM_DEADLINES } from './exam-deadlines.ts'
import { examDeliveryHandlers } from './exam-delivery-handlers.ts'
import { examHandlers } from './exam-handlers.ts'
import { examItemHandlers } from './exam-item-handlers.ts'
import { examSample } from './exam-sample.ts'
import { examSeatHandlers } from './exam-seat-handlers.ts'
import { examItemSubject, examSubject } from './exam-subject.ts'
import { examinerHandlers } from './examiner-handlers.ts'

export const examNoun = defineNoun({
  handlers: {
    exams: { ...examHandlers, ...dryRunHandlers },
    examItems: { ...examItemHandlers, ...examDeliveryHandlers },
    examBinders: examBinderHandlers,
    examSeats: examSeatHandlers,
    examiner: examinerHandlers,
  },
  tables: {
    exams: {
      audit: ['exam.'],
      search: { none: 'Never offered by a search: confidential supervisory information.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'exams',
      isolation: ['exams'],
    },
    exam_people: {
      audit: ['exam.people'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'exams',
      isolation: ['exams'],
      partOf: 'exams',
    },
    exam_items: {
      audit: ['exam.items'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'exams',
      isolation: ['examItems'],
      partOf: 'exams',
    },
    exam_answers: {
      audit: ['exam.answer'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'exams',
      isolation: ['examItems'],
      partOf: 'exam_items',
    },
    exam_deliveries: {
      audit: ['exam.deliver'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'exams',
      isolation: ['examItems'],
      partOf: 'exams',
    },
    exam_log: {
      audit: { none: 'It is a log itself, and each entry has its match in the audit log.' },
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'exams',
      isolation: ['exams'],
      partOf: 'exams',
    },
    exam_seats: {
      audit: ['exam.seat'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: 'Name, address, and days of the seat.',
      sample: { none: 'Nobody from outside is let in.' },
      isolation: ['examSeats'],
      partOf: 'exams',
    },
    exam_questions: {
      audit: ['examiner.ask'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Nobody from outside is let in.' },
      isolation: ['examItems'],
      partOf: 'exam_items',
    },
    exam_binders: {
      audit: ['exam.binder'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made when somebody asks for one.' },
      isolation: ['examBinders'],
      partOf: 'exams',
    },
    exam_binder_parts: {
      audit: ['exam.binder'],
      search: PART_OF('exam'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made when somebody asks for one.' },
      isolation: ['examBinders'],
      partOf: 'exam_binders',
    },
    exam_addresses: {
      audit: ['exam.open'],
      search: { none: 'Hashes of addresses.' },
      retention: 'Minutes, of a binder six hours; deleted when the next one is made.',
      personExport: IDS_ONLY,
      sample: { none: 'Made when a document is opened.' },
      isolation: { none: 'Reached by a secret alone, for one person or seat.' },
      partOf: 'exams',
    },
  },
  subjects: [examSubject, examItemSubject],
  deadlines: EXAM_DEADLINES,
  notifications: [
    'exam.item_assigned',
    'exam.item_due_in_week',
    'exam.item_due_tomorrow',
    'exam.item_overdue',
    'exam.item_ready',
    'exam.question',
  ],
  search: ['work'],
  sample: [examSample],
  waiting: { none: 'An examination is confidential supervisory information: no key or webhook reaches it.' },
  keyScopes: {
    none: 'An examination is confidential supervisory information: no key or webhook reaches it.',
  },
  webhooks: { none: 'An examination is confidential supervisory information: no key or webhook reaches it.' },
  jobs: { none: 'An examination is confidential supervisory information: no key or webhook reaches it.' },
  queue: { none: 'An examination is confidential supervisory information: no key or webhook reaches it.' },
})
