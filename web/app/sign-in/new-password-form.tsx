import { passwordProblem } from '@plumbline/rules/passwords/password-rule.ts'
import type { GoTrueClient } from '@supabase/auth-js'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'
import { usePasswordPolicy } from './password-policy.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { type PasswordWords, UPDATE_FAILED } from './sign-in-text.ts'

interface NewPasswordFormProps {
  words: PasswordWords
  client: GoTrueClient
  onUpdated: () => void
  /** Further actions below the form. */
  children?: ReactNode
}

export function NewPasswordForm({ words, client, onUpdated, children }: NewPasswordFormProps) {
  const demands = usePasswordPolicy()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const differ = confirmation !== '' && password !== confirmation

  async function submit(event: FormEvent) {
    event.preventDefault()
    const broken = passwordProblem(password, demands)
    setProblem(broken)
    if (broken) return
    setBusy(true)
    const { error } = await client.updateUser({ password })
    if (!error) return onUpdated()
    setProblem(error.status && error.status < 500 && error.message ? error.message : UPDATE_FAILED)
    setBusy(false)
  }

  return (
    <SignInFrame title={words.title} lead={words.lead}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
        />
        <PasswordChecklist demands={demands} password={password} />
        <PasswordField
          label="Confirm Password"
          name="confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
          error={differ ? 'Passwords do not match' : undefined}
          required
        />
        <Button
          type="submit"
          size="large"
          busy={busy}
          disabled={password === '' || confirmation === '' || differ}
        >
          {words.submit}
        </Button>
      </form>
      {children}
    </SignInFrame>
  )
}
