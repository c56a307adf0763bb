import type { InquiryType } from '@plumbline/contract/inbox.ts'
import { data, redirect } from 'react-router'
import { apiContext } from '../entry.server.tsx'
import { checkFields, type FieldErrors, type FieldValues, readFields } from '../forms/field-rules.ts'
import { filingProblem } from '../forms/filing-text.ts'
import { provenByPost } from '../forms/form-proof.ts'
import { readPostedForm } from '../forms/posted-form.ts'
import type { Route } from './+types/contact-page'
import { CONTACT_FAILED, CONTACT_FIELDS, type ContactFieldName } from './contact-fields.ts'

export interface ContactRefusal {
  values: FieldValues<ContactFieldName>
  shownAt: string
  errors: FieldErrors
  problem?: string
}

/** The form as a browser posts it without scripts. */
export async function receiveContactForm({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const values = readFields(form, CONTACT_FIELDS)
  const errors = checkFields(values, CONTACT_FIELDS)
  const shownAt = String(form.get('shownAt') ?? '')
  const refuse = (refusal: Pick<ContactRefusal, 'errors' | 'problem'>) =>
    data<ContactRefusal>({ values, shownAt, ...refusal }, { status: 422 })
  if (Object.keys(errors).length > 0) return refuse({ errors })
  try {
    const { inbox } = context.get(apiContext)
    await inbox.sendMessage({
      ...values,
      // The server refuses what is none of them.
      inquiryType: values.inquiryType as InquiryType,
      ...(await provenByPost(form)),
    })
  } catch (error) {
    return refuse({ errors: {}, problem: filingProblem(error, CONTACT_FAILED) })
  }
  return redirect('/contact?sent')
}
