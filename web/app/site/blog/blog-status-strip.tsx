import clsx from 'clsx'
import { type BlogAddress, blogAddress, type StatusFilter } from './blog-address.ts'

const STATUSES: readonly { status: StatusFilter | undefined; label: string }[] = [
  { status: 'all', label: 'All' },
  { status: undefined, label: 'Published' },
  { status: 'scheduled', label: 'Scheduled' },
  { status: 'draft', label: 'Drafts' },
]

/** Filter for drafts and scheduled posts. */
export function BlogStatusStrip({ filter }: { filter: BlogAddress }) {
  return (
    <nav
      aria-label="Posts by status"
      className="flex flex-wrap gap-1 rounded-control border border-line-strong bg-surface p-1"
    >
      {STATUSES.map(({ status, label }) => (
        <a
          key={label}
          href={blogAddress({ ...filter, status, page: 1 })}
          aria-current={status === filter.status ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-10 items-center rounded-md px-3.5 text-[0.9375rem] font-medium',
            status === filter.status ? 'bg-brand text-on-brand' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
