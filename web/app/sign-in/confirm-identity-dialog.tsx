import { KeyRound, LogIn, Mail } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import {
  leaveToProve,
  mailCode,
  proveByCode,
  proveByPasskey,
  proveByPassword,
  providerDomain,
} from './confirm-identity.ts'
import { PasswordField } from './password-field.tsx'
import { loadSignInMethods } from './sign-in-methods.ts'

interface ConfirmIdentityDialogProps {
  email: string
  onAnswer: (isConfirmed: boolean) => void
}

export function ConfirmIdentityDialog({ email, onAnswer }: ConfirmIdentityDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCodeSent, setCodeSent] = useState(false)
  const [hasPasskeys, setHasPasskeys] = useState(false)
  const [domain, setDomain] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    // Without an answer there are the password and the code.
    void loadSignInMethods().then(
      ({ passkey }) => setHasPasskeys(passkey),
      () => {},
    )
    void providerDomain().then(setDomain, () => {})
  }, [])

  async function attempt(work: () => Promise<string | undefined>): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    const refusal = await work()
    setProblem(refusal)
    setBusy(false)
    return refusal === undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('proof'))
    if (typed === '') return field.current?.focus()
    if (await attempt(() => (isCodeSent ? proveByCode(typed) : proveByPassword(typed)))) onAnswer(true)
  }

  async function usePasskey() {
    if (await attempt(proveByPasskey)) onAnswer(true)
  }

  async function goToProvider(of: string) {
    // The page is left; it stays busy until then.
    if (await attempt(() => leaveToProve(of))) setBusy(true)
  }

  async function sendCode() {
    if (await attempt(mailCode)) setCodeSent(true)
  }

  return (
    <FormDialog
      title="Confirm it is you"
      description="This step needs a fresh confirmation. It counts for five minutes."
      size="small"
      initialFocus={field}
      action="Confirm"
      onSubmit={submit}
      onClose={() => onAnswer(false)}
      problem={problem}
      busy={busy}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {isCodeSent ? (
        <TextField
          key="code"
          ref={field}
          label="Code from your email"
          name="proof"
          hint={`We sent six digits to ${email}.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          autoFocus
        />
      ) : (
        <PasswordField
          key="password"
          ref={field}
          label="Password"
          name="proof"
          autoComplete="current-password"
          maxLength={200}
          required
        />
      )}
      <div className="grid gap-2">
        {hasPasskeys && (
          <Button look="quiet" disabled={busy} onClick={usePasskey}>
            <KeyRound className="size-4.5" aria-hidden />
            Use a passkey
          </Button>
        )}
        {domain && (
          <Button look="quiet" disabled={busy} onClick={() => goToProvider(domain)}>
            <LogIn className="size-4.5" aria-hidden />
            Sign in again with your provider (leaves this page)
          </Button>
        )}
        {!isCodeSent && (
          <Button look="quiet" disabled={busy} onClick={sendCode}>
            <Mail className="size-4.5" aria-hidden />
            Email me a code instead
          </Button>
        )}
      </div>
    </FormDialog>
  )
}
