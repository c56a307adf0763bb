import type { InquiryType } from '@plumbline/contract/outreach/inbox.ts'
import { useRef, useState } from 'react'
import { fieldProps } from '../../platform/forms/field-props.ts'
import { checkFields, readFields } from '../../platform/forms/field-rules.ts'
import { HoneypotFields } from '../../platform/forms/honeypot-fields.tsx'
import { PersonFields } from '../../platform/forms/person-fields.tsx'
import { submissionClient } from '../../platform/forms/submission-client.ts'
import { INQUIRY_LABELS } from '../../platform/forms/submission-labels.ts'
import { useSubmission } from '../../platform/forms/use-submission.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import type { ContactRefusal } from './contact-action.ts'
import { CONTACT_FAILED, CONTACT_FIELDS } from './contact-fields.ts'
import { MessageReceived } from './message-received.tsx'

interface ContactFormProps {
  inquiryType: InquiryType | ''
  shownAt: string
  refusal: ContactRefusal | undefined
}

/** A native form that scripts enhance. */
export function ContactForm({ inquiryType, shownAt, refusal }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState(false)
  const { errors, problem, sending, formProps } = useSubmission({
    form,
    check: (data) => checkFields(readFields(data, CONTACT_FIELDS), CONTACT_FIELDS),
    async send(data, proof) {
      const values = readFields(data, CONTACT_FIELDS)
      const { inbox } = await submissionClient()
      await inbox.sendMessage({
        ...values,
        inquiryType: values.inquiryType as InquiryType,
        ...proof,
      })
    },
    onSent: () => setSent(true),
    failed: CONTACT_FAILED,
    initial: refusal,
  })
  if (sent) return <MessageReceived takeFocus />

  const typed = refusal?.values
  const text = fieldProps(typed, errors, refusal?.errors)
  return (
    <form method="post" action="/contact" noValidate {...formProps} className="grid gap-5 sm:grid-cols-2">
      {problem && (
        <div className="sm:col-span-2">
          <Banner tone="danger" title="Not sent yet">
            {problem}
          </Banner>
        </div>
      )}
      <HoneypotFields shownAt={refusal?.shownAt ?? shownAt} />
      <PersonFields field={text} />
      <TextField label="Company" autoComplete="organization" required {...text('company')} />
      <Select
        label="Inquiry Type"
        required
        {...text('inquiryType')}
        defaultValue={typed?.inquiryType ?? inquiryType}
      >
        <option value="">Please choose</option>
        {Object.entries(INQUIRY_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextField label="Subject" required {...text('subject')} className="sm:col-span-2" />
      <TextArea label="Message" rows={7} required {...text('message')} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button type="submit" size="large" busy={sending}>
          {sending ? 'Sending…' : 'Send Message'}
        </Button>
        <p className="mt-3 text-ink-faint text-sm">
          Please do not send information about your customers or members. How we handle your message is in our{' '}
          <a href="/privacy" className="underline underline-offset-4">
            Privacy Policy
          </a>
          .
        </p>
      </div>
    </form>
  )
}
