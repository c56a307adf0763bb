import { type FormEvent, useRef, useState } from 'react'
import { authClient } from '../session/session.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasswordField } from './password-field.tsx'
import { reaching } from './reaching.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { resetRequestProblem, signInProblem } from './sign-in-text.ts'

interface PasswordSignInProps {
  /** Why coming back from another way of signing in did not work. */
  returnProblem: string | undefined
  onSignedIn: () => Promise<void>
  onResetSent: (email: string) => void
}

interface Problem {
  title: string
  text: string
}

const EMAIL_FIRST = 'Please enter your email address first.'
const SIGN_IN_FAILED = 'Sign In Failed'
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function PasswordSignIn({ returnProblem, onSignedIn, onResetSent }: PasswordSignInProps) {
  const [problem, setProblem] = useState<Problem | undefined>(
    returnProblem ? { title: SIGN_IN_FAILED, text: returnProblem } : undefined,
  )
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({})
  const [busy, setBusy] = useState<'sign-in' | 'reset'>()
  const form = useRef<HTMLFormElement>(null)

  const typed = (name: 'email' | 'password') => String(new FormData(form.current!).get(name) ?? '')
  const focus = (name: 'email' | 'password') =>
    (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const email = typed('email').trim()
    const password = typed('password')
    const found = {
      ...(!LOOKS_LIKE_EMAIL.test(email) && {
        email: email ? 'Please enter a valid email address.' : 'Please enter your email address.',
      }),
      ...(password === '' && { password: 'Please enter your password.' }),
    }
    setErrors(found)
    setProblem(undefined)
    if (found.email) return focus('email')
    if (found.password) return focus('password')

    setBusy('sign-in')
    const { error } = await reaching(async () => (await authClient()).signInWithPassword({ email, password }))
    if (!error) return onSignedIn()
    setProblem({ title: SIGN_IN_FAILED, text: signInProblem(error) })
    setBusy(undefined)
  }

  function askForEmail() {
    setErrors({ email: EMAIL_FIRST })
    focus('email')
  }

  async function requestReset() {
    const email = typed('email').trim()
    setErrors({})
    setProblem(undefined)
    if (email === '') return askForEmail()
    setBusy('reset')
    const redirectTo = `${location.origin}/reset-password`
    const { error } = await reaching(async () =>
      (await authClient()).resetPasswordForEmail(email, { redirectTo }),
    )
    setBusy(undefined)
    if (error) setProblem({ title: 'Reset Failed', text: resetRequestProblem(error) })
    else onResetSent(email)
  }

  return (
    <SignInFrame title="Sign In" lead="Welcome back.">
      {/* Sent by the browser alone, a password must not come into the address. */}
      <form ref={form} method="post" onSubmit={submit} noValidate data-held="" className="grid gap-5">
        <noscript>
          <p className="text-ink-soft">
            Signing in needs scripts: switch them on, then load this page again.
          </p>
        </noscript>
        {problem && (
          <Banner tone="danger" title={problem.title}>
            {problem.text}
          </Banner>
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          maxLength={320}
          required
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          error={errors.password}
        />
        <button
          type="button"
          onClick={requestReset}
          disabled={busy !== undefined}
          className="justify-self-end rounded text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          {busy === 'reset' ? 'Sending...' : 'Forgot password?'}
        </button>
        <Button type="submit" size="large" busy={busy === 'sign-in'} disabled={busy !== undefined}>
          Sign In
        </Button>
      </form>
      <div className="mt-7 grid gap-2 border-line border-t pt-5 text-sm text-ink-soft">
        <p>
          New here? Contact your administrator for an account, or{' '}
          <a href="/" className="font-semibold text-brand underline underline-offset-4">
            Start Free Trial
          </a>
          .
        </p>
        <a href="/" className="justify-self-start font-semibold text-ink hover:underline">
          Back to home
        </a>
      </div>
      <OtherWays
        typedEmail={() => typed('email').trim()}
        onEmailMissing={askForEmail}
        onProblem={(text) => setProblem(text ? { title: SIGN_IN_FAILED, text } : undefined)}
        onSignedIn={onSignedIn}
      />
    </SignInFrame>
  )
}
