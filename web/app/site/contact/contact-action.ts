import type { InquiryType } from '@plumbline/contract/outreach/inbox.ts'
import { data, redirect } from 'react-router'
import { apiContext } from '../../platform/api/page-contexts.ts'
import { botCheckFromPost, shownAtOf } from '../../platform/forms/bot-check.ts'
import {
  checkFields,
  type FieldErrors,
  type FieldValues,
  readFields,
} from '../../platform/forms/field-rules.ts'
import { readPostedForm } from '../../platform/forms/posted-form.ts'
import { redisplayedValues } from '../../platform/forms/redisplayed-values.ts'
import { submissionProblem } from '../../platform/forms/submission-text.ts'
import type { Route } from './+types/contact-page'
import { CONTACT_FAILED, CONTACT_FIELDS, type ContactFieldName } from './contact-fields.ts'

export interface ContactRefusal {
  values: FieldValues<ContactFieldName>
  shownAt: string
  errors: FieldErrors
  problem?: string
}

/** Handles the form posted without scripts. */
export async function receiveContactForm({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const values = readFields(form, CONTACT_FIELDS)
  const errors = checkFields(values, CONTACT_FIELDS)
  const refuse = (problem?: string) => {
    const back = redisplayedValues({ values, errors }, CONTACT_FIELDS)
    const refusal = { values: back.values, errors: back.errors, shownAt: shownAtOf(form) }
    return data<ContactRefusal>({ ...refusal, ...(problem && { problem }) }, { status: 422 })
  }
  if (Object.keys(errors).length > 0) return refuse()
  try {
    const { inbox } = context.get(apiContext)
    await inbox.sendMessage({
      ...values,
      // The server refuses unknown values.
      inquiryType: values.inquiryType as InquiryType,
      ...(await botCheckFromPost(form)),
    })
  } catch (error) {
    return refuse(submissionProblem(error, CONTACT_FAILED))
  }
  return redirect('/contact?sent')
}
