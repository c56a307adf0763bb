import { Link } from 'react-router'

interface SettingsSourceProps {
  label: string
  value: string
  /** What the settings say, if anything. */
  known: string | undefined
  onUse: () => void
}

/** Beside a field that the settings answer: that they did, or a way back to their answer. */
export function SettingsSource({ label, value, known, onUse }: SettingsSourceProps) {
  if (known === undefined) return null
  if (value === known)
    return (
      <p className="text-ink-soft text-xs">
        From{' '}
        <Link to="/settings/institution" className="underline underline-offset-2">
          your settings
        </Link>
      </p>
    )
  return (
    <p className="text-xs">
      <button
        type="button"
        className="font-semibold text-brand underline underline-offset-2"
        aria-label={`${label}: use your settings`}
        onClick={onUse}
      >
        Use your settings
      </button>
    </p>
  )
}
