import { type ChangeEvent, useRef, useState } from 'react'
import { checkFields, readFields } from '../forms/field-rules.ts'
import { filingClient } from '../forms/filing-client.ts'
import { RobotGuard } from '../forms/robot-guard.tsx'
import { useFiling } from '../forms/use-filing.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import { Banner } from '../ui/banner.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { FileField } from '../ui/field.tsx'
import { closes, PageDialog } from '../ui/page-dialog.tsx'
import type { ApplicationRefusal } from './application-action.ts'
import { APPLICATION_FAILED, APPLICATION_FIELDS, resumeProblem } from './application-fields.ts'
import { ApplicantFields, CircumstanceFields, CoverLetterField } from './application-form-fields.tsx'
import { applicationFrom } from './application-values.ts'

export const APPLICATION_DIALOG_ID = 'apply'
const FORM_ID = 'application-form'
/** Submitting shows for at least as long, so that nobody wonders whether anything happened. */
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
  const { errors, problem, sending, formProps } = useFiling({
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
      const { inbox } = await filingClient()
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

  /** Said at once: nobody should fill in the rest for a file that will not be taken. */
  async function chooseResume({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    const found = file && (await resumeProblem(file))
    setResumeError(found)
    setHasResume(file !== undefined && found === undefined)
    if (found) target.value = ''
  }

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
            {sending ? 'Submitting...' : 'Submit Application'}
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
        <RobotGuard shownAt={refusal?.shownAt ?? shownAt} />
        <ApplicantFields errors={errors} typed={refusal?.values} />
        <CoverLetterField errors={errors} typed={refusal?.values} />
        <FileField
          label="Resume"
          name="resume"
          accept="application/pdf,.pdf"
          hint="PDF, at most 5 MB. Submit opens once it is chosen."
          error={resumeError}
          onChange={chooseResume}
          className="sm:col-span-2"
        />
        <CircumstanceFields errors={errors} typed={refusal?.values} />
      </form>
    </PageDialog>
  )
}

function longEnoughToSee(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SUBMITTING_AT_LEAST_MS))
}
