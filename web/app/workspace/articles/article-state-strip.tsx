import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'

/** Filter for drafts, for writers only. */
export function ArticleStateStrip({ showsDrafts }: { showsDrafts: boolean }) {
  const drafts = useQuery(api.articles.drafts.queryOptions())
  const states = [
    { to: '/articles', label: 'Published', isShown: !showsDrafts },
    {
      to: '/articles?drafts',
      label: drafts.data ? `Drafts (${drafts.data.length})` : 'Drafts',
      isShown: showsDrafts,
    },
  ]
  return (
    <nav
      aria-label="Articles by state"
      className="mb-4 inline-flex flex-wrap gap-1 rounded-control border border-line-strong bg-surface p-1"
    >
      {states.map(({ to, label, isShown }) => (
        <Link
          key={to}
          to={to}
          aria-current={isShown ? 'true' : undefined}
          className={clsx(
            'inline-flex min-h-10 items-center rounded-md px-3.5 text-[0.9375rem] font-medium',
            isShown ? 'bg-brand text-on-brand' : 'text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
