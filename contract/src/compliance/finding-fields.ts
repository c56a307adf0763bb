import {
  dayField,
  fieldsWithout,
  personField,
  requiredChoiceField,
  requiredDayField,
  textField,
  titleField,
  topicField,
} from './record-fields.ts'

export const FINDING_SOURCE_LABELS = {
  exam: 'Examination',
  audit: 'Audit',
  // A self-test is something else in 12 CFR 1002.15.
  self_test: 'Internal testing',
  complaint: 'Complaint',
  monitoring: 'Monitoring',
} as const

export const SEVERITY_LABELS = { high: 'High', medium: 'Medium', low: 'Low' } as const

/** What a finding is, field by field. */
export const FINDING_FIELDS = {
  title: titleField(),
  description: textField('What was found', { called: 'Description' }),
  source: requiredChoiceField('Source', FINDING_SOURCE_LABELS, 'self_test'),
  severity: requiredChoiceField('Severity', SEVERITY_LABELS, 'medium'),
  topic: topicField(),
  rootCause: textField('Root cause'),
  correctiveAction: textField('Corrective action'),
  ownerId: personField('Owner'),
  foundOn: requiredDayField('Date found'),
  /** By the letter or the plan. */
  responseDueOn: dayField('Response due'),
} as const

/** What an answer has of them: the owner is in it by name. */
export const ANSWERED_FINDING_FIELDS = fieldsWithout(FINDING_FIELDS, 'ownerId')
