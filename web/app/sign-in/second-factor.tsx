import { signOut } from '../platform/session/session.ts'
import { Button } from '../ui/button.tsx'
import type { RequiredFactors } from './required-factors.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

interface SecondFactorProps {
  requiredFactors: RequiredFactors
  onDone: () => void
  onCancel: () => void
}

export function SecondFactor({ requiredFactors, onDone, onCancel }: SecondFactorProps) {
  async function cancel() {
    await signOut()
    onCancel()
  }

  return (
    <SignInFrame title="Confirm it is you">
      <div className="grid gap-3">
        <SecondFactorForm requiredFactors={requiredFactors} failure="Sign In Failed" onDone={onDone} />
        <Button look="plain" onClick={cancel}>
          Use another account
        </Button>
      </div>
    </SignInFrame>
  )
}
