import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageWindow } from './page-window.ts'

interface PagerProps {
  page: number
  pageCount: number
  /** Address of a page; pages are links and work without scripts. */
  href: (page: number) => string
  label?: string
  /** Note below the last page. */
  endNote?: string | undefined
}

const STEP =
  'inline-flex min-h-10 min-w-10 items-center justify-center rounded-control border px-2.5 text-sm font-medium tabular'

/** For a search with more matches than its pages show. */
export const ONLY_NEWEST_NOTE = 'These are the newest matches. More words in the search find the older ones.'

export function Pager({ page, pageCount, href, label = 'Pages', endNote }: PagerProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1.5">
      <Step to={page > 1 ? href(Math.min(page - 1, pageCount)) : undefined} label="Previous page">
        <ChevronLeft className="size-4" aria-hidden />
      </Step>
      {pageWindow(page, pageCount).map((shown) =>
        typeof shown === 'string' ? (
          <span key={shown} className="px-1 text-ink-faint" aria-hidden>
            …
          </span>
        ) : (
          <a
            key={shown}
            href={href(shown)}
            aria-current={shown === page ? 'page' : undefined}
            aria-label={`Page ${shown}`}
            className={clsx(
              STEP,
              shown === page
                ? 'border-brand bg-brand text-on-brand'
                : 'border-line-strong bg-surface hover:border-control-line',
            )}
          >
            {shown}
          </a>
        ),
      )}
      <Step to={page < pageCount ? href(page + 1) : undefined} label="Next page">
        <ChevronRight className="size-4" aria-hidden />
      </Step>
      {endNote && page === pageCount && (
        <p className="mt-3 basis-full text-center text-sm text-ink-soft">{endNote}</p>
      )}
    </nav>
  )
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: React.ReactNode }) {
  const look = clsx(STEP, 'border-line-strong bg-surface')
  if (to === undefined) {
    return (
      <span aria-hidden className={clsx(look, 'opacity-40')}>
        {children}
      </span>
    )
  }
  return (
    <a href={to} aria-label={label} className={clsx(look, 'hover:border-control-line')}>
      {children}
    </a>
  )
}
