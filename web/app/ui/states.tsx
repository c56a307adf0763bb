import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Button, buttonClass } from './button.tsx'
import { Mark } from './mark.tsx'

interface StateProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** Empty state with the next step. */
export function EmptyState({ title, children, action }: StateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-16 text-center">
      <Mark className="mb-2 h-12 w-8 text-line-strong" />
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
  /** Instead of `onRetry`: the address to reload, which works without scripts. */
  retryHref?: string
}

/** Error state with a way to retry. */
export function ErrorState({ title, children, onRetry, retryHref }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-16 text-center">
      <Mark className="mb-2 h-12 w-8 -rotate-12 text-danger" />
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <div className="max-w-md text-ink-soft">{children ?? 'The server did not answer as expected.'}</div>
      {onRetry && (
        <Button look="quiet" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
      {retryHref !== undefined && (
        <a href={retryHref} className={buttonClass('quiet', 'medium', 'mt-4')}>
          Try again
        </a>
      )}
    </div>
  )
}

/** Placeholder of loading content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-pulse rounded-md bg-line', className)} />
}
