import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function HelpNothingFound({ clearHref, onClear }: { clearHref: string; onClear: () => void }) {
  return (
    <EmptyState
      title="No results found"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <a
            href={clearHref}
            className={buttonClass('quiet')}
            onClick={(event) => {
              event.preventDefault()
              onClear()
            }}
          >
            Clear Search
          </a>
          <a href="/contact" className={buttonClass('primary')}>
            Contact Support
          </a>
        </div>
      }
    >
      Try other words or another category, or ask us directly.
    </EmptyState>
  )
}
