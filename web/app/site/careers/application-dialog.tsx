import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { checkFields, readFields } from '../../platform/forms/field-rules.ts'
import { HoneypotFields } from '../../platform/forms/honeypot-fields.tsx'
import { submissionClient } from '../../platform/forms/submission-client.ts'
import { useHydrated } from '../../platform/forms/use-hydrated.ts'
import { useSubmission } from '../../platform/forms/use-submission.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FileField } from '../../ui/field.tsx'
import { closes, PageDialog } from '../../ui/page-dialog.tsx'
import type { ApplicationRefusal } from './application-action.ts'
import { APPLICATION_FAILED, APPLICATION_FIELDS, resumeProblem } from './application-fields.ts'
import { ApplicantFields, CircumstanceFields, CoverLetterField } from './application-form-fields.tsx'
import { applicationFrom } from './application-values.ts'

export const APPLICATION_DIALOG_ID = 'apply'
const FORM_ID = 'application-form'
/** The Submitting state shows at least this long. */
const SUBMITTING_AT_LEAST_MS = 2_000

interface ApplicationDialogProps {
  shownAt: string
  refusal: ApplicationRefusal | undefined
  onSent: () => void
}

export function ApplicationDialog({ shownAt, refusal, onSent }: ApplicationDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [hasResume, setHasResume] = useState(false)
  const [resumeError, setResumeError] = useState(refusal?.errors.resume)
  const { errors, problem, sending, formProps } = useSubmission({
    form,
    async check(data) {
      const resume = await resumeProblem(data.get('resume'))
      setResumeError(resume)
      return {
        ...checkFields(readFields(data, APPLICATION_FIELDS), APPLICATION_FIELDS),
        ...(resume && { resume }),
      }
    },
    async send(data, proof) {
      const { inbox } = await submissionClient()
      const sent = inbox.apply({ ...applicationFrom(data), ...proof })
      const [outcome] = await Promise.allSettled([sent, longEnoughToSee()])
      if (outcome.status === 'rejected') throw outcome.reason
    },
    onSent() {
      form.current?.reset()
      setHasResume(false)
      dialog.current?.close()
      onSent()
    },
    failed: APPLICATION_FAILED,
    initial: refusal,
  })

  /** Checked at once, so that nobody fills in the rest for a file that will be refused. */
  async function checkResume(target: HTMLInputElement) {
    const file = target.files?.[0]
    const found = file && (await resumeProblem(file))
    setResumeError(found)
    setHasResume(file !== undefined && found === undefined)
    if (found) target.value = ''
  }

  // A file chosen before hydration fired its change event before React listened.
  const checkEarlierResume = useEffectEvent(() => {
    const field = form.current?.elements.namedItem('resume')
    if (field instanceof HTMLInputElement && field.files?.length) void checkResume(field)
  })
  useEffect(() => checkEarlierResume(), [])

  return (
    <PageDialog
      ref={dialog}
      id={APPLICATION_DIALOG_ID}
      open={refusal !== undefined}
      size="large"
      title="Apply to Plumbline"
      description="We reply within 5-7 business days."
      actions={
        <>
          <button type="button" className={buttonClass('quiet')} {...closes(APPLICATION_DIALOG_ID)}>
            Cancel
          </button>
          <Button type="submit" form={FORM_ID} busy={sending} disabled={hydrated && !hasResume}>
            {sending ? 'Submitting…' : 'Submit Application'}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        method="post"
        action="/careers"
        encType="multipart/form-data"
        noValidate
        {...formProps}
        className="grid gap-5 sm:grid-cols-2"
      >
        {problem && (
          <div className="sm:col-span-2">
            <Banner tone="danger" title="Not submitted yet">
              {problem}
            </Banner>
          </div>
        )}
        <HoneypotFields shownAt={refusal?.shownAt ?? shownAt} />
        <ApplicantFields errors={errors} typed={refusal?.values} initial={refusal?.errors} />
        <CoverLetterField errors={errors} typed={refusal?.values} initial={refusal?.errors} />
        <FileField
          label="Resume"
          name="resume"
          accept="application/pdf,.pdf"
          hint="PDF, at most 5 MB. Submit opens once it is chosen."
          error={resumeError}
          onChange={({ target }) => checkResume(target)}
          className="sm:col-span-2"
        />
        <CircumstanceFields errors={errors} typed={refusal?.values} initial={refusal?.errors} />
      </form>
    </PageDialog>
  )
}

function longEnoughToSee(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SUBMITTING_AT_LEAST_MS))
}
