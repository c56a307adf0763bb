import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>

/** A password field with a show/hide toggle. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return <ShownPasswordField {...props} shown={shown} onShownChange={setShown} />
}

interface ShownPasswordFieldProps extends PasswordFieldProps {
  shown: boolean
  onShownChange: (shown: boolean) => void
  busy?: boolean
}

/** A password field whose visibility the form controls. */
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
