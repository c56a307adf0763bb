import type { FieldRules } from '../../platform/forms/field-rules.ts'

export const CONTACT_FIELDS = {
  firstName: { required: 'Please enter your first name.' },
  lastName: { required: 'Please enter your last name.' },
  email: { required: 'Please enter your email address.', kind: 'email' },
  phone: {},
  company: { required: 'Please enter your company.' },
  inquiryType: { required: 'Please choose what it is about.' },
  subject: { required: 'Please enter a subject.' },
  message: { required: 'Please write your message.', kind: 'text' },
} as const satisfies FieldRules

export type ContactFieldName = keyof typeof CONTACT_FIELDS

export const CONTACT_FAILED =
  'Your message could not be sent. Everything you typed is still here; please try again.'
