import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Shown for a page number beyond the last page. */
export function PastLastPage({ title, lastPage }: { title: string; lastPage: string }) {
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
