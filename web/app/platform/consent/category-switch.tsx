import type { Category } from './consent-choice.ts'

interface CategorySwitchProps {
  name: Category
  label: string
  hint: string
  isOn: boolean
  /** Always on. */
  isFixed?: boolean
}

/** A native checkbox styled as a switch, so that public pages need no script for it. */
export function CategorySwitch({ name, label, hint, isOn, isFixed = false }: CategorySwitchProps) {
  const hintId = `cookie-${name}`
  return (
    <div className="relative py-4 pr-16 first:pt-0 last:pb-0">
      <label className="block font-semibold after:absolute after:inset-0">
        {label}
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          name={name}
          defaultChecked={isOn}
          disabled={isFixed}
          aria-describedby={hintId}
          className="absolute top-1/2 right-0 z-10 h-6 w-11 -translate-y-1/2 appearance-none rounded-full border border-control-line bg-line transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-surface before:shadow-card before:transition-transform before:duration-150 before:content-[''] checked:border-brand checked:bg-brand checked:before:translate-x-5 disabled:opacity-60"
        />
      </label>
      <p id={hintId} className="text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  )
}
