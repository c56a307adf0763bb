import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { CitationJump } from './citation-jump.tsx'

export default function RegulationSearchPage() {
  const [params] = useSearchParams()
  const q = params.get('q') ?? ''
  const part = params.get('part') ?? undefined
  const on = params.get('on') ?? undefined
  const found = useQuery(
    api.regulations.search.queryOptions({ input: { q, part, on }, enabled: q.trim().length >= 2 }),
  )
  return (
    <>
      <title>Search the regulations · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/resources/regulations" className="hover:underline">
          Regulation library
        </Link>
      </nav>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">Search the regulations</h1>
        <CitationJump key={q} initial={q} on={on} {...(part ? { part } : {})} />
        {part && (
          <p className="text-sm">
            In part {part} only.{' '}
            <Link to={`?${new URLSearchParams({ q })}`} className="font-semibold underline">
              Search all parts
            </Link>
          </p>
        )}
      </header>
      {found.isFetching && !found.data && <Skeleton className="h-64 w-full" />}
      {found.isError && <ErrorState title="The search could not be made" onRetry={() => found.refetch()} />}
      {found.data?.matches.length === 0 && (
        <EmptyState title="No paragraph has these words">
          Try fewer words, or another form of them.
        </EmptyState>
      )}
      {found.data && found.data.matches.length > 0 && (
        <>
          <p role="status" className="mb-3 text-ink-soft text-sm">
            {found.data.isCut
              ? `The best ${found.data.matches.length} paragraphs`
              : `${found.data.matches.length} paragraphs`}
          </p>
          <ul className="grid gap-4">
            {found.data.matches.map((match) => (
              <li
                key={match.part + match.key}
                className="rounded-card border border-line bg-surface px-4 py-3"
              >
                <Link to={match.address} className="font-semibold text-brass hover:underline">
                  {match.citation}
                </Link>
                {match.statuses.length > 0 && (
                  <span className="ml-3 font-semibold text-danger text-sm">
                    Printed, not in force: {match.statuses.join(', ')}
                  </span>
                )}
                {match.laterChanges.map((note) => (
                  <p key={note} className="mt-1 font-semibold text-danger text-sm">
                    {note}
                  </p>
                ))}
                {match.gaps.length > 0 && (
                  <p className="mt-1 text-ink-soft text-sm">{match.gaps.join(' ')}</p>
                )}
                <p className="mt-1 font-serif">{marked(match.excerpt)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function marked(excerpt: string) {
  let at = 0
  return excerpt.split(/[«»]/).map((piece, index) => {
    at += piece.length + 1
    if (index % 2 === 0) return piece
    return (
      <mark key={at} className="bg-brass-soft font-semibold text-ink">
        {piece}
      </mark>
    )
  })
}
