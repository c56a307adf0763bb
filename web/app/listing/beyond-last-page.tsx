import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** Of a list that has become shorter, or of an address that somebody typed. */
export function BeyondLastPage({ title, lastPage }: { title: string; lastPage: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <a href={lastPage} className={buttonClass('quiet')}>
          Go to the last page
        </a>
      }
    >
      There are fewer pages than that.
    </EmptyState>
  )
}
