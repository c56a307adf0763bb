import {
  fieldsWithout,
  requiredDayField,
  switchField,
  textField,
  titleField,
  topicField,
} from './record-fields.ts'

/** What a training is, field by field. Whom it is assigned to is beside the table: roles, people, and readers. */
export const TRAINING_FIELDS = {
  title: titleField(),
  description: textField('Description', { hint: 'What it covers, and where it is taken.' }),
  topic: topicField(),
  dueOn: requiredDayField('Due date'),
  /** Nobody completes it without evidence, such as a certificate. */
  requiresEvidence: switchField('Requires evidence', {
    hint: 'Nobody completes it before a certificate or the like is attached.',
  }),
} as const

/** What only an answer about one training has of them. */
export const UNLISTED_TRAINING_FIELDS = fieldsWithout(TRAINING_FIELDS, 'title', 'topic', 'dueOn')
