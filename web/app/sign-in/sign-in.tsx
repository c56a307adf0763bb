import { useCallback, useEffect, useState } from 'react'
import { authClient, confirmSession, keepsSession } from '../platform/session/session.ts'
import { rememberArrival, rememberSignedIn, takeNextPath } from '../platform/session/session-names.ts'
import { Spinner } from '../ui/spinner.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import { finishReturn, takeReturnParameters } from './provider-return.ts'
import { findRequiredFactors, type RequiredFactors } from './required-factors.ts'
import { ResetRequestSent } from './reset-request-sent.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

type Step =
  | { name: 'password'; problem?: string }
  | { name: 'returning' }
  | { name: 'second-factor'; requiredFactors: RequiredFactors }
  | { name: 'reset-sent'; email: string }

const PASSWORD_STEP: Step = { name: 'password' }

/** The steps of signing in. */
export function SignIn() {
  const [step, setStep] = useState<Step>(PASSWORD_STEP)

  /** After the password or a return from a provider: asks for a second factor or enters the application. */
  const goOn = useCallback(async () => {
    const requiredFactors = await findRequiredFactors(await authClient())
    if (requiredFactors) setStep({ name: 'second-factor', requiredFactors })
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
    // If this fails, the password still works.
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
          <Spinner label="Signing you in…" />
        </SignInFrame>
      )}
      {step.name === 'second-factor' && (
        <SecondFactor
          requiredFactors={step.requiredFactors}
          onDone={enter}
          onCancel={() => setStep(PASSWORD_STEP)}
        />
      )}
      {step.name === 'reset-sent' && (
        <SignInFrame title="Reset Email Sent">
          <ResetRequestSent email={step.email} onBack={() => setStep(PASSWORD_STEP)} />
        </SignInFrame>
      )}
    </>
  )
}

/** Loads the application with a full page load. */
function enter() {
  rememberSignedIn()
  rememberArrival()
  location.assign(takeNextPath())
}
