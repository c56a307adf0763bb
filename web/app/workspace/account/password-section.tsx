import { passwordProblem } from '@plumbline/rules/passwords/password-rule.ts'
import { type FormEvent, useState } from 'react'
import { useMember } from '../../platform/session/member.ts'
import { authClient } from '../../platform/session/session.ts'
import { PasswordChecklist } from '../../sign-in/password-checklist.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { usePasswordPolicy } from '../../sign-in/password-policy.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useSecurityChange } from './security-change.ts'

const EMPTY = { current: '', code: '', password: '', confirmation: '' }

/** What the server requires in addition to the new password. */
interface Asked {
  currentPassword: boolean
  mailedCode: boolean
}

export function PasswordSection() {
  const email = useMember()?.email
  const demands = usePasswordPolicy()
  const change = useSecurityChange()
  const [typed, setTyped] = useState(EMPTY)
  const [asked, setAsked] = useState<Asked>({ currentPassword: false, mailedCode: false })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const differ = typed.confirmation !== '' && typed.password !== typed.confirmation

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const broken = passwordProblem(typed.password, demands)
    setProblem(broken)
    if (broken) return
    setBusy(true)
    const refusal = await change(update)
    setBusy(false)
    setProblem(refusal)
    if (refusal) return
    setTyped(EMPTY)
    setAsked({ currentPassword: false, mailedCode: false })
    showToast('Password updated', 'Everywhere else you were signed out.')
  }

  async function update() {
    const client = await authClient()
    const { password, current, code } = typed
    const { error } = await client.updateUser({
      password,
      ...(current && { current_password: current }),
      ...(code && { nonce: code.trim() }),
    })
    if (error?.code?.startsWith('current_password_')) setAsked((now) => ({ ...now, currentPassword: true }))
    if (error?.code !== 'reauthentication_needed') return { error }
    setAsked((now) => ({ ...now, mailedCode: true }))
    const { error: unsent } = await client.reauthenticate()
    return { error: unsent ?? error }
  }

  return (
    <SectionCard title="Password">
      <form onSubmit={submit} noValidate className="grid max-w-md gap-5 px-5 pb-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        {asked.currentPassword && (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            maxLength={200}
            required
            autoFocus
            {...field('current')}
          />
        )}
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          maxLength={200}
          required
          {...field('password')}
        />
        <PasswordChecklist demands={demands} password={typed.password} />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          maxLength={200}
          required
          error={differ ? 'Passwords do not match' : undefined}
          {...field('confirmation')}
        />
        {asked.mailedCode && (
          <TextField
            label="Code from your email"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            required
            autoFocus
            {...field('code')}
          />
        )}
        <Button
          type="submit"
          className="justify-self-start"
          busy={busy}
          disabled={typed.password === '' || typed.confirmation === '' || differ}
        >
          Update Password
        </Button>
      </form>
    </SectionCard>
  )
}
