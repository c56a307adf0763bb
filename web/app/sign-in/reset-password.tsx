import { useEffect, useState } from 'react'
import { forgetSignedIn, sessionStorageKey } from '../platform/session/session-names.ts'
import { buttonClass } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { InvitationProviders } from './invitation-providers.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { openResetLink, type ResetLink } from './reset-link.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { INVITATION_WORDS, type PasswordWords, RESET_WORDS } from './sign-in-text.ts'

type State = { status: 'validating' } | ResetLink | { status: 'updated'; words: PasswordWords }

const REDIRECT_AFTER_MS = 3_000

/** From the mailed link to the new password. */
export function ResetPassword() {
  const [state, setState] = useState<State>({ status: 'validating' })

  useEffect(() => {
    // The inline script moved the link's parameters out of the address bar.
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

  function finish(words: PasswordWords) {
    // Changing the password ended all other sessions, including a stored one.
    localStorage.removeItem(sessionStorageKey())
    forgetSignedIn()
    setState({ status: 'updated', words })
  }

  return (
    <>
      {state.status === 'validating' && (
        <SignInFrame title="Reset Password">
          <Spinner label="Validating your reset link…" />
        </SignInFrame>
      )}
      {state.status === 'valid' && state.requiredFactors && (
        <SignInFrame title="Confirm it is you" lead="Then you choose a new password.">
          <SecondFactorForm
            requiredFactors={state.requiredFactors}
            client={state.client}
            failure="Reset Failed"
            onDone={() => setState({ ...state, requiredFactors: undefined })}
          />
        </SignInFrame>
      )}
      {state.status === 'valid' && !state.requiredFactors && <PasswordStep link={state} onUpdated={finish} />}
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
          title={state.words.done}
          lead={<p role="status">{state.words.doneLead} You will be taken to the login page in a moment.</p>}
        >
          <a href="/login" className={buttonClass('primary', 'large', 'w-full')}>
            Continue to Login
          </a>
        </SignInFrame>
      )}
    </>
  )
}

interface PasswordStepProps {
  link: Extract<ResetLink, { status: 'valid' }>
  onUpdated: (words: PasswordWords) => void
}

/** Invitations use the same form with other words and methods. */
function PasswordStep({ link: { client, inviteToken }, onUpdated }: PasswordStepProps) {
  const words = inviteToken ? INVITATION_WORDS : RESET_WORDS
  return (
    <NewPasswordForm words={words} client={client} onUpdated={() => onUpdated(words)}>
      {inviteToken && <InvitationProviders inviteToken={inviteToken} />}
    </NewPasswordForm>
  )
}
