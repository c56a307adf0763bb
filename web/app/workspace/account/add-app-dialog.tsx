import { type FormEvent, useRef, useState } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { confirmApp, dropEnrolment, type EnrolledApp, enrolApp } from './factor-enrolment.ts'
import { NameDialog } from './name-dialog.tsx'
import { useSecurityChange } from './security-change.ts'
import { FACTOR_NAME_MAX_CHARACTERS, securityProblem } from './security-text.ts'

interface AddDialogProps {
  onAdded: () => void
  onClose: () => void
}

/** Three steps: name, QR code, confirmation code. */
export function AddAppDialog({ onAdded, onClose }: AddDialogProps) {
  const [enrolled, setEnrolled] = useState<EnrolledApp>()

  async function enrol(name: string) {
    const { data, error } = await enrolApp(name)
    if (error) return securityProblem(error)
    setEnrolled(data)
  }

  function giveUp(factorId: string) {
    void dropEnrolment(factorId)
    onClose()
  }

  if (enrolled)
    return <ConfirmAppDialog app={enrolled} onDone={onAdded} onGiveUp={() => giveUp(enrolled.id)} />
  return (
    <NameDialog
      title="Add an authenticator app"
      description="An app on your telephone or computer that shows a new code every 30 seconds."
      initial="Authenticator app"
      maxLength={FACTOR_NAME_MAX_CHARACTERS}
      action="Continue"
      onNamed={enrol}
      onClose={onClose}
    />
  )
}

interface ConfirmAppDialogProps {
  app: EnrolledApp
  onDone: () => void
  onGiveUp: () => void
}

function ConfirmAppDialog({ app, onDone, onGiveUp }: ConfirmAppDialogProps) {
  const change = useSecurityChange()
  const codeField = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '')
    setBusy(true)
    setProblem(undefined)
    const refusal = await change(() => confirmApp(app.id, code))
    setBusy(false)
    setProblem(refusal)
    if (refusal) return
    onDone()
    showToast('Authenticator app added', 'From now on, signing in asks for its code.')
  }

  return (
    <FormDialog
      busy={busy}
      onClose={onGiveUp}
      title="Add an authenticator app"
      size="small"
      initialFocus={codeField}
      action="Confirm"
      onSubmit={submit}
      problem={problem}
    >
      <p>Scan this picture with the app, or type the secret into it.</p>
      <img
        src={app.picture}
        alt="QR code for the authenticator app"
        className="size-44 justify-self-center rounded-control border border-line bg-white"
      />
      <div className="grid gap-2">
        <p className="font-semibold text-sm">Secret</p>
        <div className="flex items-center gap-3">
          <code className="min-w-0 flex-1 break-all text-[0.9375rem]">{app.secret}</code>
          <CopyButton text={app.secret} />
        </div>
      </div>
      <TextField
        label="Code"
        name="code"
        ref={codeField}
        hint="The six digits that the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
      />
    </FormDialog>
  )
}
