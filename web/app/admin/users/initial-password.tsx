import type { PasswordDemands } from '@plumbline/rules/passwords/password-rule.ts'
import { Dices } from 'lucide-react'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordChecklist } from '../../sign-in/password-checklist.tsx'
import { ShownPasswordField } from '../../sign-in/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { generatePassword } from './generate-password.ts'

interface GivenPasswordProps {
  demands: PasswordDemands
  password: string
  field: UseFormRegisterReturn
  error: string | undefined
  busy: boolean
  onMade: (password: string) => void
}

/** Initial password of a new user, typed or generated; shown, because the administrator has to pass it on. */
export function InitialPassword({ demands, password, field, error, busy, onMade }: GivenPasswordProps) {
  const [shown, setShown] = useState(false)
  const [made, setMade] = useState('')

  function make() {
    const fresh = generatePassword(demands)
    setMade(fresh)
    setShown(true)
    onMade(fresh)
  }

  return (
    <div className="grid gap-3">
      <ShownPasswordField
        label="Password"
        required
        autoComplete="new-password"
        error={error}
        shown={shown}
        onShownChange={setShown}
        busy={busy}
        {...field}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" disabled={busy} onClick={make}>
          <Dices className="size-4" aria-hidden />
          Generate a password
        </Button>
        {made !== '' && made === password && (
          <CopyButton key={made} text={made} label="Copy password" disabled={busy} />
        )}
      </div>
      <PasswordChecklist demands={demands} password={password} />
    </div>
  )
}
