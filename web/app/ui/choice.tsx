import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChoiceProps {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
  hint?: ReactNode
}

export function Checkbox({ label, checked, onChange, hint, ...rest }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the library's checkbox renders the control inside
    <label className="flex cursor-pointer items-start gap-2.5">
      <BaseCheckbox.Root
        checked={checked}
        onCheckedChange={onChange}
        {...rest}
        // Printers omit backgrounds, so printed ticks use borders and text color.
        className="mt-0.5 grid size-5 flex-none place-items-center rounded-[5px] border-[1.5px] border-control-line bg-surface data-[checked]:border-brand data-[checked]:bg-brand print:border-ink! print:bg-transparent!"
      >
        <BaseCheckbox.Indicator className="text-on-brand print:text-ink">
          <Check className="size-3.5" strokeWidth={3} aria-hidden />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span className="wrap-anywhere min-w-0">
        {label}
        {hint && <span className="block text-sm text-ink-faint">{hint}</span>}
      </span>
    </label>
  )
}

export function Switch({ label, checked, onChange, hint, ...rest }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the library's switch renders the control inside
    <label className="flex cursor-pointer items-start justify-between gap-4">
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={onChange}
        {...rest}
        className="mt-0.5 flex h-6 w-11 flex-none rounded-full border border-control-line bg-line p-0.5 transition-colors duration-150 data-[checked]:border-brand data-[checked]:bg-brand data-[disabled]:opacity-60"
      >
        <BaseSwitch.Thumb className="size-4.5 rounded-full bg-surface shadow-card transition-transform duration-150 data-[checked]:translate-x-5" />
      </BaseSwitch.Root>
    </label>
  )
}
