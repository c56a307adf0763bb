import { signOut } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import type { OwedFactors } from './second-factor-owed.ts'
import { SignInFrame } from './sign-in-frame.tsx'

interface SecondFactorProps {
  owed: OwedFactors
  onDone: () => void
  onCancel: () => void
}

export function SecondFactor({ owed, onDone, onCancel }: SecondFactorProps) {
  async function cancel() {
    await signOut()
    onCancel()
  }

  return (
    <SignInFrame title="Confirm it is you">
      <div className="grid gap-3">
        <SecondFactorForm owed={owed} failure="Sign In Failed" onDone={onDone} />
        <Button look="plain" onClick={cancel}>
          Use another account
        </Button>
      </div>
    </SignInFrame>
  )
}
