import { useCallback, useEffect, useState } from 'react'
import { authClient, confirmSession, keepsSession } from '../session/session.ts'
import { rememberSignedIn, takeNextPath } from '../session/session-names.ts'
import { Spinner } from '../ui/spinner.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import { finishReturn, takeReturnParameters } from './provider-return.ts'
import { ResetRequestSent } from './reset-request-sent.tsx'
import { SecondFactor } from './second-factor.tsx'
import { findOwedFactors, type OwedFactors } from './second-factor-owed.ts'
import { SignInFrame } from './sign-in-frame.tsx'

type Step =
  | { name: 'password'; problem?: string }
  | { name: 'returning' }
  | { name: 'second-factor'; owed: OwedFactors }
  | { name: 'reset-sent'; email: string }

const PASSWORD_STEP: Step = { name: 'password' }

/** One step after the other, until whoever signs in is let in. */
export function SignIn() {
  const [step, setStep] = useState<Step>(PASSWORD_STEP)

  /** After the password, and on coming back with a session: a second factor is asked for, or the way is free. */
  const goOn = useCallback(async () => {
    const owed = await findOwedFactors(await authClient())
    if (owed) setStep({ name: 'second-factor', owed })
    else enter()
  }, [])

  useEffect(() => {
    const parameters = takeReturnParameters()
    if (parameters) {
      setStep({ name: 'returning' })
      void finishReturn(parameters).then((problem) =>
        problem ? setStep({ name: 'password', problem }) : goOn(),
      )
      return
    }
    if (!keepsSession()) return
    // Without an answer there is the password.
    confirmSession()
      .then((isKnown) => (isKnown ? goOn() : undefined))
      .catch(() => {})
  }, [goOn])

  return (
    <>
      {step.name === 'password' && (
        <PasswordSignIn
          key={step.problem}
          returnProblem={step.problem}
          onSignedIn={goOn}
          onResetSent={(email) => setStep({ name: 'reset-sent', email })}
        />
      )}
      {step.name === 'returning' && (
        <SignInFrame title="Sign In">
          <Spinner label="Signing you in..." />
        </SignInFrame>
      )}
      {step.name === 'second-factor' && (
        <SecondFactor owed={step.owed} onDone={enter} onCancel={() => setStep(PASSWORD_STEP)} />
      )}
      {step.name === 'reset-sent' && (
        <SignInFrame title="Reset Email Sent">
          <ResetRequestSent email={step.email} onBack={() => setStep(PASSWORD_STEP)} />
        </SignInFrame>
      )}
    </>
  )
}

/** A full load: nothing of the signed-out page stays behind. */
function enter() {
  rememberSignedIn()
  location.assign(takeNextPath())
}
