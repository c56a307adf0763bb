import type { ContactMessageInput, InquiryType } from '@plumbline/contract/outreach/inbox.ts'
import type { MailText } from '../../platform/mail/mail-layout.ts'

export const INQUIRIES: Record<InquiryType, string> = {
  sales: 'sales',
  support: 'support',
  compliance: 'compliance',
  partnership: 'partnership',
  other: 'another matter',
}

/** To our office: the whole submission, with a way to reply. */
export function messageMailText(message: ContactMessageInput): MailText {
  const { firstName, lastName, email, phone, company, inquiryType, subject } = message
  return {
    subject: `Message about ${INQUIRIES[inquiryType]}: ${subject}`,
    body: [
      `From ${firstName} ${lastName}, ${company}`,
      phone ? `${email}, ${phone}` : email,
      ...message.message.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    ],
    after: ['Reply to the address above, not to this email. The message is also in the Admin Portal.'],
  }
}

const NOT_YOU = 'If this was not you, someone typed your address by mistake, and you can leave this alone.'

/**
 * To the sender. Repeats nothing that was typed: the address may be a stranger's, and these mails must not
 * carry anyone else's words there.
 */
export const MESSAGE_RECEIVED: MailText = {
  subject: 'We received your message',
  body: ['Thank you for writing to Plumbline. We reply within one business day.'],
  after: [NOT_YOU],
}

export const TRIAL_REQUEST_RECEIVED: MailText = {
  subject: 'We received your trial request',
  body: [
    'Thank you for your interest in Plumbline. Once your request is accepted, you get an email with a link to set your password.',
    'The free trial lasts 14 days with full access. No credit card is needed.',
  ],
  after: [NOT_YOU],
}

export const TRIAL_REQUESTED_AGAIN: MailText = {
  subject: 'We have your trial request already',
  body: [
    'You asked for a free trial before, and that request is still open. We read both together; there is nothing more to do.',
    'Once your request is accepted, you get an email with a link to set your password.',
  ],
  after: [NOT_YOU],
}

/** Without the operator's note, which is for colleagues. */
export const trialDeclined = (siteUrl: string): MailText => ({
  subject: 'Your trial request',
  body: [
    'Thank you for your interest in Plumbline. We read your request for a free trial and cannot offer you one at this time.',
    'If you think that we misread it, or something has changed, write to us: a person reads every message.',
  ],
  action: { label: 'Contact us', link: `${siteUrl}/contact` },
  after: [NOT_YOU],
})

export const trialNotNeeded = (siteUrl: string): MailText => ({
  subject: 'You have a Plumbline account already',
  body: [
    'You asked for a free trial, but this address already has an account.',
    'Sign in with it. If you do not know the password, choose “Forgot password?” there.',
  ],
  action: { label: 'Sign in', link: `${siteUrl}/login` },
  after: [NOT_YOU],
})

export const APPLICATION_RECEIVED: MailText = {
  subject: 'We received your application',
  body: ['Thank you for applying to Plumbline. We reply within 5-7 business days.'],
  after: [NOT_YOU],
}
