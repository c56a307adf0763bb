import {
  fieldsWithout,
  monthField,
  personField,
  requiredChoiceField,
  switchField,
  textField,
  titleField,
  topicField,
} from './record-fields.ts'

export const FREQUENCY_LABELS = {
  monthly: 'Every month',
  quarterly: 'Every quarter',
  semiannual: 'Twice a year',
  annual: 'Once a year',
} as const

/** What a test of the plan is, field by field. The year of its plan stays. */
export const MONITORING_FIELDS = {
  title: titleField(),
  description: textField('What is tested', { hint: 'The control, and what counts as a failure.' }),
  topic: topicField(),
  frequency: requiredChoiceField('How often', FREQUENCY_LABELS, 'quarterly'),
  firstMonth: monthField('First run in', 3, { hint: 'Due on the last business day of the month.' }),
  ownerId: personField('By whom'),
  performerId: personField('Who performs the control'),
  procedure: textField('Procedure', { hint: 'What the tester does, one step a line.' }),
  requiresEvidence: switchField('Requires evidence', {
    usual: true,
    hint: 'The working papers are attached to the task of a run before its result is recorded.',
  }),
} as const

/** What an answer has of them: people are in it by name. */
export const ANSWERED_MONITORING_FIELDS = fieldsWithout(MONITORING_FIELDS, 'ownerId', 'performerId')
