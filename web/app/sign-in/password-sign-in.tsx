import { EMAIL_LENGTH_AT_MOST, isEmailAddress } from '@plumbline/rules/addresses/email-address.ts'
import { type FormEvent, useRef, useState } from 'react'
import { authClient } from '../platform/session/session.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { withNetworkError } from './network-errors.ts'
import { OtherSignInMethods } from './other-sign-in-methods.tsx'
import { PasswordField } from './password-field.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { resetRequestProblem, signInProblem } from './sign-in-text.ts'

interface PasswordSignInProps {
  /** Why returning from another sign-in method failed. */
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
      ...(!isEmailAddress(email) && {
        email: email ? 'Please enter a valid email address.' : 'Please enter your email address.',
      }),
      ...(password === '' && { password: 'Please enter your password.' }),
    }
    setErrors(found)
    setProblem(undefined)
    if (found.email) return focus('email')
    if (found.password) return focus('password')

    setBusy('sign-in')
    const { error } = await withNetworkError(async () =>
      (await authClient()).signInWithPassword({ email, password }),
    )
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
    const { error } = await withNetworkError(async () =>
      (await authClient()).resetPasswordForEmail(email, { redirectTo }),
    )
    setBusy(undefined)
    if (error) setProblem({ title: 'Reset Failed', text: resetRequestProblem(error) })
    else onResetSent(email)
  }

  return (
    <SignInFrame title="Sign In" lead="Welcome back.">
      {/* POST, so that a native submit does not put the password into the address. */}
      <form ref={form} method="post" onSubmit={submit} noValidate data-queue-submit="" className="grid gap-5">
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
          maxLength={EMAIL_LENGTH_AT_MOST}
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
          {busy === 'reset' ? 'Sending…' : 'Forgot password?'}
        </button>
        <Button type="submit" size="large" busy={busy === 'sign-in'} disabled={busy !== undefined}>
          Sign In
        </Button>
      </form>
      <div className="mt-7 grid gap-2 border-line border-t pt-5 text-sm text-ink-soft">
        <p>
          New here? Please contact your administrator or{' '}
          <a href="/" className="font-semibold text-brand underline underline-offset-4">
            start a free trial
          </a>
          .
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2 font-semibold text-ink">
          <a href="/" className="hover:underline">
            Back to home
          </a>
          <a href="/" className="hover:underline">
            Start Free Trial
          </a>
        </p>
      </div>
      <OtherSignInMethods
        typedEmail={() => typed('email').trim()}
        onEmailMissing={askForEmail}
        onProblem={(text) => setProblem(text ? { title: SIGN_IN_FAILED, text } : undefined)}
        onSignedIn={onSignedIn}
      />
    </SignInFrame>
  )
}
