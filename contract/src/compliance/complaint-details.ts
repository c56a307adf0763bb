import { COMPLAINT_SOURCES } from '@plumbline/rules/complaints/portal-clocks.ts'
import { z } from 'zod'
import {
  choiceField,
  citationField,
  dayField,
  moneyField,
  recordSchema,
  textField,
  type ValuesOf,
  vendorField,
} from './record-fields.ts'

export const SOURCE_LABELS = {
  consumer: 'The consumer directly',
  cfpb: 'CFPB company portal',
  regulator: 'Another regulator',
  social_media: 'Social media',
  other: 'Somebody else',
} as const satisfies Record<(typeof COMPLAINT_SOURCES)[number], string>

export const CAUSE_LABELS = {
  unknown: 'Not known yet',
  none: 'No error found',
  employee: 'Mistake of an employee',
  system: 'System or data',
  process: 'Process or procedure',
  disclosure: 'Disclosure or advertising',
  policy: 'Policy or product',
  third_party: 'Third party',
  fraud: 'Fraud by an outsider',
  other: 'Other',
} as const

const FROM_PORTAL = { onlyWith: ['source', 'cfpb'] } as const

/** What a complaint says beside its kind and its dates by rule, field by field. */
export const COMPLAINT_DETAILS = {
  source: choiceField('Source', SOURCE_LABELS, 'consumer', { hint: 'Through whom it reached you' }),
  portalRespondedOn: dayField('First response in the portal on', FROM_PORTAL),
  portalFinalOn: dayField('Final response in the portal on', {
    ...FROM_PORTAL,
    hint: 'The same day where the first response was the final one',
  }),
  ruleCited: citationField('Rule', { hint: 'Such as 12 CFR 1024.35(b)(2)' }),
  vendorId: vendorField('Third party involved'),
  cause: choiceField('Root cause', CAUSE_LABELS, 'unknown'),
  redressPaid: moneyField('Redress paid', { hint: 'In dollars, such as 125.00' }),
  redressOn: dayField('Redress paid on'),
  rootCause: textField('Root cause in words'),
} as const

export const ComplaintDetails = recordSchema(COMPLAINT_DETAILS)
export type ComplaintDetails = ValuesOf<typeof COMPLAINT_DETAILS>

export const ComplaintSource = z.enum(COMPLAINT_SOURCES)
export type ComplaintSource = z.infer<typeof ComplaintSource>
export const ComplaintCause = ComplaintDetails.shape.cause.removeDefault()
export type ComplaintCause = z.infer<typeof ComplaintCause>
