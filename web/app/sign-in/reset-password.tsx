import { useEffect, useState } from 'react'
import { forgetSignedIn, sessionStorageKey } from '../session/session-names.ts'
import { buttonClass } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { InvitationProviders } from './invitation-providers.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { openResetLink, type ResetLink } from './reset-link.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type State = { status: 'validating' } | ResetLink | { status: 'updated' }

const REDIRECT_AFTER_MS = 3_000

/** From the link in the letter to the new password. */
export function ResetPassword() {
  const [state, setState] = useState<State>({ status: 'validating' })

  useEffect(() => {
    // The document's first script took the link's parameters out of the address bar and kept them for this page.
    let isCurrent = true
    void openResetLink(new URLSearchParams(window.plumbline.linkParameters)).then((link) => {
      if (isCurrent) setState(link)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  useEffect(() => {
    if (state.status !== 'updated') return
    const timer = setTimeout(() => location.assign('/login'), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state.status])

  function finish() {
    // Every other session ended with the old password; what this browser kept of one is worth nothing now.
    localStorage.removeItem(sessionStorageKey())
    forgetSignedIn()
    setState({ status: 'updated' })
  }

  return (
    <>
      {state.status === 'validating' && (
        <SignInFrame title="Reset Password">
          <Spinner label="Validating your reset link..." />
        </SignInFrame>
      )}
      {state.status === 'valid' && (
        <NewPasswordForm client={state.client} onUpdated={finish}>
          {state.inviteToken && <InvitationProviders inviteToken={state.inviteToken} />}
        </NewPasswordForm>
      )}
      {state.status === 'invalid' && (
        <SignInFrame title="Invalid Reset Link" lead={<p role="alert">{state.problem}</p>}>
          <div className="grid gap-3">
            <a href="/login" className={buttonClass('primary', 'large')}>
              Go to Login
            </a>
            <a href="/" className={buttonClass('quiet', 'large')}>
              Go Home
            </a>
          </div>
        </SignInFrame>
      )}
      {state.status === 'updated' && (
        <SignInFrame
          title="Password Updated"
          lead={
            <p role="status">
              Your password has been changed. You will be taken to the login page in a moment.
            </p>
          }
        >
          <a href="/login" className={buttonClass('primary', 'large', 'w-full')}>
            Continue to Login
          </a>
        </SignInFrame>
      )}
    </>
  )
}
