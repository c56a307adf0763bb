import type { InquiryType } from '@plumbline/contract/inbox.ts'
import { data, redirect } from 'react-router'
import { apiContext } from '../entry.server.tsx'
import { checkFields, type FieldErrors, type FieldValues, readFields } from '../forms/field-rules.ts'
import { filingProblem } from '../forms/filing-text.ts'
import { provenByPost, shownAtOf } from '../forms/form-proof.ts'
import { readPostedForm } from '../forms/posted-form.ts'
import { sentBack } from '../forms/sent-back.ts'
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
  const refuse = (problem?: string) => {
    const back = sentBack({ values, errors }, CONTACT_FIELDS)
    const refusal = { values: back.values, errors: back.errors, shownAt: shownAtOf(form) }
    return data<ContactRefusal>({ ...refusal, ...(problem && { problem }) }, { status: 422 })
  }
  if (Object.keys(errors).length > 0) return refuse()
  try {
    const { inbox } = context.get(apiContext)
    await inbox.sendMessage({
      ...values,
      // The server refuses what is none of them.
      inquiryType: values.inquiryType as InquiryType,
      ...(await provenByPost(form)),
    })
  } catch (error) {
    return refuse(filingProblem(error, CONTACT_FAILED))
  }
  return redirect('/contact?sent')
}
