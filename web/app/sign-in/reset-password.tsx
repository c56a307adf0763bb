import type { PasskeyListItem } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { adoptSession } from '../platform/session/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { InvitationProviders } from './invitation-providers.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { listRecentPasskeys, RecentPasskeys } from './recent-passkeys.tsx'
import { openResetLink, type ResetLink } from './reset-link.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { INVITATION_WORDS, type PasswordWords, RESET_WORDS } from './sign-in-text.ts'

type ValidLink = Extract<ResetLink, { status: 'valid' }>

type State =
  | { status: 'validating' }
  | ResetLink
  | { status: 'passkeys'; link: ValidLink; passkeys: PasskeyListItem[] }
  | { status: 'opening' }
  | { status: 'updated'; words: PasswordWords; isSignedIn: boolean }

const REDIRECT_AFTER_MS = 3_000

/** From the mailed link to the new password, and on to the page that the person came for. */
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

  async function finish(link: ValidLink) {
    const passkeys = link.inviteToken ? [] : await listRecentPasskeys(link.client)
    if (passkeys.length > 0) setState({ status: 'passkeys', link, passkeys })
    else await goOn(link)
  }

  /** Changing the password ended all other sessions of the account; the one of the link goes on as the browser's. */
  async function goOn(link: ValidLink) {
    const { data } = await link.client.getSession()
    const isSignedIn = data.session !== null && (await adoptSession(data.session))
    if (link.inviteToken && isSignedIn) {
      setState({ status: 'opening' })
      location.assign('/login')
    } else setState({ status: 'updated', words: wordsOf(link), isSignedIn })
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
      {state.status === 'valid' && !state.requiredFactors && (
        <PasswordStep link={state} onUpdated={() => finish(state)} />
      )}
      {state.status === 'passkeys' && (
        <RecentPasskeys
          client={state.link.client}
          passkeys={state.passkeys}
          onDone={() => goOn(state.link)}
        />
      )}
      {state.status === 'invalid' && (
        <SignInFrame
          title={state.isInvitation ? 'This invitation no longer works' : 'Invalid Reset Link'}
          lead={<p role="alert">{state.problem}</p>}
        >
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
      {state.status === 'opening' && (
        <SignInFrame title={INVITATION_WORDS.done}>
          <Spinner label="Signing you in…" />
        </SignInFrame>
      )}
      {state.status === 'updated' && (
        <SignInFrame
          title={state.words.done}
          lead={
            <p role="status">
              {state.words.doneLead}{' '}
              {state.isSignedIn
                ? 'You are signed in, and Plumbline opens in a moment.'
                : 'You will be taken to the login page in a moment.'}
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

interface PasswordStepProps {
  link: ValidLink
  onUpdated: () => void
}

/** Invitations use the same form with other words and methods. */
function PasswordStep({ link, onUpdated }: PasswordStepProps) {
  const { client, inviteToken } = link
  return (
    <NewPasswordForm words={wordsOf(link)} client={client} onUpdated={onUpdated}>
      {inviteToken && <InvitationProviders inviteToken={inviteToken} />}
    </NewPasswordForm>
  )
}

function wordsOf({ inviteToken }: { inviteToken?: string | undefined }): PasswordWords {
  return inviteToken ? INVITATION_WORDS : RESET_WORDS
}
