import { type FormEvent, useState } from 'react'
import { authClient, signOut } from '../session/session.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import type { OwedFactor } from './second-factor-owed.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInProblem } from './sign-in-text.ts'

interface SecondFactorProps {
  factor: OwedFactor
  onDone: () => void
  onCancel: () => void
}

export function SecondFactor({ factor, onDone, onCancel }: SecondFactorProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '')
    setBusy(true)
    setProblem(undefined)
    const client = await authClient()
    const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code })
    if (!error) return onDone()
    setProblem(
      error.code === 'mfa_verification_failed'
        ? 'That code is not right. Codes change every 30 seconds; type the one shown now.'
        : signInProblem(error),
    )
    setBusy(false)
  }

  async function cancel() {
    await signOut()
    onCancel()
  }

  return (
    <SignInFrame title="Confirm it is you" lead="Type the six digits that your authenticator app shows.">
      <form onSubmit={submit} className="grid gap-5">
        {problem && (
          <Banner tone="danger" title="Sign In Failed">
            {problem}
          </Banner>
        )}
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          autoFocus
        />
        <Button type="submit" size="large" busy={busy}>
          Confirm
        </Button>
        <Button look="plain" onClick={cancel}>
          Use another account
        </Button>
      </form>
    </SignInFrame>
  )
}
