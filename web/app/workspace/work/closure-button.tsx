import { useId } from 'react'
import { Button } from '../../ui/button.tsx'

interface ClosureButtonProps {
  label: string
  /** What the server would refuse it for; undefined where nothing is missing. */
  missing: string | undefined
  onPress: () => void
}

/** Not disabled: it is found by the keyboard, and says why it does nothing yet. */
export function ClosureButton({ label, missing, onPress }: ClosureButtonProps) {
  const id = useId()
  return (
    <>
      <Button
        size="small"
        aria-disabled={missing !== undefined || undefined}
        aria-describedby={missing === undefined ? undefined : id}
        onClick={() => missing === undefined && onPress()}
      >
        {label}
      </Button>
      {missing !== undefined && (
        <p id={id} className="w-full text-ink-soft text-xs">
          {missing}
        </p>
      )}
    </>
  )
}
