import { isEmailAddress } from '@plumbline/rules/addresses/email-address.ts'
import { type FormEvent, useState } from 'react'
import { authClient } from '../platform/session/session.ts'
import { CodeForm } from '../sign-in/code-form.tsx'
import { withNetworkError } from '../sign-in/network-errors.ts'
import { signInProblem } from '../sign-in/sign-in-text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'

/** An unknown address is answered like a known one; a code of a moment ago still works. */
const NOT_TOLD: ReadonlySet<string | undefined> = new Set(['otp_disabled', 'over_email_send_rate_limit'])

const PROBLEMS: Record<string, string> = {
  otp_expired: 'That code is not right, or it has expired.',
  over_request_rate_limit: 'Too many attempts. Please wait a few minutes before trying again.',
}

/** The address, then the code that was sent to it. The password or passkey is asked for afterwards, by the server. */
export function ExaminerSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const [hasReturned, setReturned] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function sendCode(): Promise<string | undefined> {
    const { error } = await withNetworkError(async () =>
      (await authClient()).signInWithOtp({
        email: email.trim(),
        options: { shouldCreateUser: false, emailRedirectTo: `${location.origin}/login` },
      }),
    )
    return error && !NOT_TOLD.has(error.code)
      ? (PROBLEMS[error.code ?? ''] ?? signInProblem(error))
      : undefined
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isEmailAddress(email.trim())) return setProblem('Please enter a valid email address.')
    setBusy(true)
    setProblem(undefined)
    const refusal = await sendCode()
    setProblem(refusal)
    setSent(refusal === undefined)
    setBusy(false)
  }

  async function giveCode(code: string): Promise<string | undefined> {
    const { error } = await withNetworkError(async () =>
      (await authClient()).verifyOtp({ email: email.trim(), token: code, type: 'email' }),
    )
    if (error) return PROBLEMS[error.code ?? ''] ?? signInProblem(error)
    onSignedIn()
    return undefined
  }

  return (
    <section className="max-w-xl">
      <h1 className="display text-3xl">Documents for examiners</h1>
      {isSent ? (
        <>
          <p className="mt-3 text-ink-soft">
            If {email.trim()} has access, a message with a code is on its way to it.
          </p>
          <CodeForm
            onCode={giveCode}
            onSendAgain={sendCode}
            onOtherAddress={() => {
              setSent(false)
              setReturned(true)
            }}
          />
        </>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">
            Enter the address that received the invitation. We send it a code. Then you enter your password or
            passkey; on your first visit, you choose one.
          </p>
          <form onSubmit={submit} noValidate className="mt-6 grid max-w-sm gap-5">
            <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              maxLength={255}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              autoFocus={hasReturned}
              required
            />
            <Button type="submit" busy={isBusy}>
              Send the code
            </Button>
          </form>
        </>
      )}
    </section>
  )
}
