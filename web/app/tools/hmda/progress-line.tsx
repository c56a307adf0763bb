import { Button } from '../../ui/button.tsx'
import { plural } from './hmda-text.ts'
import type { Progress } from './use-desk.ts'

/** How far the check is, the time left, and Stop. */
export function ProgressLine({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { done, total, rows, since } = progress
  const share = total === 0 ? 1 : done / total
  const left =
    share > 0.02 ? Math.ceil((((performance.now() - since) / share) * (1 - share)) / 1000) : undefined
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface px-5 py-4">
      <div className="min-w-48 flex-1">
        <progress className="h-2 w-full accent-brand" value={share} aria-label="Checking the file" />
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {plural(rows, 'row')} checked
          {left !== undefined && left > 1 ? `, about ${plural(left, 'second')} left` : ''}
        </p>
      </div>
      <Button look="quiet" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}
