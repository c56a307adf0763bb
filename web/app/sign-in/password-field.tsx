import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return <ShownPasswordField {...props} shown={shown} onShownChange={setShown} />
}

interface ShownPasswordFieldProps extends PasswordFieldProps {
  shown: boolean
  onShownChange: (shown: boolean) => void
  busy?: boolean
}

/** The same, where the form itself may have something to show in it. */
export function ShownPasswordField({
  shown,
  onShownChange,
  busy = false,
  ...props
}: ShownPasswordFieldProps) {
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          disabled={busy}
          onClick={() => onShownChange(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  )
}
