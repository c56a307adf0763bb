import type { SeatProof } from '@plumbline/contract/platform/access.ts'
import { passwordProblem } from '@plumbline/rules/passwords/password-rule.ts'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { authClient } from '../platform/session/session.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { mailCode, proveByCode, proveByPasskey, proveByPassword } from '../sign-in/confirm-identity.ts'
import { withNetworkError } from '../sign-in/network-errors.ts'
import { PasswordChecklist } from '../sign-in/password-checklist.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { usePasswordPolicy } from '../sign-in/password-policy.ts'
import { loadSignInMethods } from '../sign-in/sign-in-methods.ts'
import { PASSKEY_UNUSED, signInProblem } from '../sign-in/sign-in-text.ts'
import { StepHeading } from '../sign-in/step-heading.tsx'
import { Button } from '../ui/button.tsx'
import { FormProblem } from '../ui/form-problem.tsx'

/** What the session still lacks before the seat opens: the code, or a password or passkey, chosen at the first visit. */
export function SeatProofSteps({ proof, onProved }: { proof: SeatProof; onProved: () => void }) {
  const { email, lacks, hasPassword, hasPasskey } = proof
  if (lacks === 'code')
    return (
      <section className="max-w-xl">
        <StepHeading>Confirm your address</StepHeading>
        <p className="mt-3 text-ink-soft">
          An examiner’s seat needs a code that is sent to {email}, even if you are signed in already.
        </p>
        <MailedCode onProved={onProved} />
      </section>
    )
  if (!hasPassword && !hasPasskey) return <ChooseProof email={email} onProved={onProved} />
  return <GiveProof proof={proof} onProved={onProved} />
}

function MailedCode({ onProved }: { onProved: () => void }) {
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function send() {
    setBusy(true)
    const refusal = await mailCode()
    setProblem(refusal)
    setSent(refusal === undefined)
    setBusy(false)
  }
  async function give(code: string) {
    const refusal = await proveByCode(code)
    if (refusal === undefined) onProved()
    return refusal
  }
  if (isSent) return <CodeForm onCode={give} onSendAgain={mailCode} />
  return (
    <div className="mt-6 grid max-w-sm gap-5">
      <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
      <Button busy={isBusy} onClick={send}>
        Send the code
      </Button>
    </div>
  )
}

function usePasskeysHere(): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    // Without an answer there is the password.
    void loadSignInMethods().then(
      ({ passkey }) => setOffered(passkey),
      () => {},
    )
  }, [])
  return isOffered
}

function GiveProof({
  proof: { email, hasPassword, hasPasskey },
  onProved,
}: Parameters<typeof SeatProofSteps>[0]) {
  const isPasskeyOffered = usePasskeysHere() && hasPasskey
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function attempt(work: () => Promise<string | undefined>) {
    setBusy(true)
    const refusal = await work()
    setProblem(refusal)
    setBusy(false)
    if (refusal === undefined) onProved()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem('Please enter your password.')
    void attempt(() => proveByPassword(password))
  }
  return (
    <section className="max-w-xl">
      <StepHeading>One more step</StepHeading>
      <p className="mt-3 text-ink-soft">
        The code was right. Now give {hasPassword ? 'your password' : 'your passkey'}
        {hasPassword && isPasskeyOffered && ' or your passkey'}.
      </p>
      <form onSubmit={submit} noValidate className="mt-6 grid max-w-sm gap-5">
        <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <>
            <PasswordField
              label="Password"
              autoComplete="current-password"
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              required
            />
            <Button type="submit" busy={isBusy}>
              Open the documents
            </Button>
          </>
        )}
        {isPasskeyOffered && (
          <Button look="quiet" disabled={isBusy} onClick={() => attempt(proveByPasskey)}>
            <KeyRound className="size-4.5" aria-hidden />
            Use a passkey
          </Button>
        )}
      </form>
    </section>
  )
}

/** At the first visit. Afterwards each visit takes the code and what was chosen here. */
function ChooseProof({ email, onProved }: { email: string; onProved: () => void }) {
  const demands = usePasswordPolicy()
  const isPasskeyOffered = usePasskeysHere()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function attempt(work: () => Promise<string | undefined>) {
    setBusy(true)
    const refusal = await work()
    setProblem(refusal)
    setBusy(false)
    if (refusal === undefined) onProved()
  }
  async function choosePassword(): Promise<string | undefined> {
    const broken = passwordProblem(password, demands)
    if (broken) return broken
    const { error } = await withNetworkError(async () => (await authClient()).updateUser({ password }))
    return error ? signInProblem(error) : proveByPassword(password)
  }
  async function choosePasskey(): Promise<string | undefined> {
    const { error } = await withNetworkError(async () => (await authClient()).registerPasskey())
    if (error) return '__isAuthError' in error ? signInProblem(error) : PASSKEY_UNUSED
    return proveByPasskey()
  }

  return (
    <section className="max-w-xl">
      <StepHeading>Choose a password or passkey</StepHeading>
      <p className="mt-3 text-ink-soft">
        From now on each visit takes a code that is sent to {email}, and what you choose here.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(choosePassword)
        }}
        noValidate
        className="mt-6 grid max-w-sm gap-5"
      >
        <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
        <PasswordChecklist demands={demands} password={password} />
        <Button type="submit" busy={isBusy} disabled={password === ''}>
          Choose this password
        </Button>
        {isPasskeyOffered && (
          <Button look="quiet" disabled={isBusy} onClick={() => attempt(choosePasskey)}>
            <KeyRound className="size-4.5" aria-hidden />
            Add a passkey instead
          </Button>
        )}
      </form>
    </section>
  )
}
