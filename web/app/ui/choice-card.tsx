import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}

/** A radio button as a card. */
export function RadioCard(props: ChoiceCardProps) {
  return <ChoiceCard type="radio" {...props} />
}

/** A checkbox as a card. */
export function CheckboxCard(props: ChoiceCardProps) {
  return <ChoiceCard type="checkbox" {...props} />
}

function ChoiceCard({ label, hint, className, ...rest }: ChoiceCardProps & { type: 'radio' | 'checkbox' }) {
  return (
    <label
      className={clsx(
        'flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface p-3.5 hover:border-control-line',
        'has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-mark',
        className,
      )}
    >
      <input {...rest} className="mt-1 size-4 flex-none accent-brand" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
