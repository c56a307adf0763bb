import { useQueryClient } from '@tanstack/react-query'
import { SecondFactorForm } from '../../sign-in/second-factor-form.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { FactorSection } from './factor-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RecoveryCodeSection } from './recovery-code-section.tsx'
import { SECURITY_KEY, useSecurity } from './security-query.ts'
import { SessionsSection } from './sessions-section.tsx'

export default function SecurityPage() {
  const queries = useQueryClient()
  const { data: security, isError, refetch } = useSecurity()

  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <title>Sign-in and security · Plumbline</title>
      <header>
        <h1 className="display text-3xl">Sign-in and security</h1>
        <p className="mt-1.5 text-ink-soft">How you sign in, and what keeps others out</p>
      </header>
      {!security && isError && (
        <ErrorState title="Your sign-in settings could not be loaded" onRetry={() => refetch()} />
      )}
      {!security && !isError && <Loading />}
      {security?.requiredFactors && (
        <SectionCard title="Confirm it is you">
          <div className="grid max-w-md gap-3 px-5 pb-5">
            <SecondFactorForm
              requiredFactors={security.requiredFactors}
              failure="Not confirmed"
              onDone={() => queries.invalidateQueries({ queryKey: SECURITY_KEY })}
            />
          </div>
        </SectionCard>
      )}
      {security && !security.requiredFactors && (
        <>
          <PasswordSection />
          <FactorSection factors={security.factors} hasRecoveryCodes={security.recoveryCodes !== undefined} />
          <RecoveryCodeSection codes={security.recoveryCodes} hasFactor={security.factors.length > 0} />
          <PasskeySection passkeys={security.passkeys} canAdd={security.passkeysWork} />
          <SessionsSection />
        </>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your sign-in settings…</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-44" />
      <Skeleton className="h-36" />
    </div>
  )
}
