import type { UseQueryResult } from '@tanstack/react-query'

/** In the place of a short list while it loads, or when it could not be loaded. */
export function ListAway({
  query,
  what,
}: {
  query: Pick<UseQueryResult, 'isError' | 'refetch'>
  what: string
}) {
  if (!query.isError) return <p className="mt-1 text-ink-soft">Loading…</p>
  return (
    <p role="alert" className="mt-1 text-danger">
      {what} could not be loaded.{' '}
      <button
        type="button"
        className="cursor-pointer font-semibold underline underline-offset-3"
        onClick={() => query.refetch()}
      >
        Try again
      </button>
    </p>
  )
}
