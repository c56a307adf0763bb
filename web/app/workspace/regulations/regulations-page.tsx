import type { LibraryPart } from '@plumbline/contract/regulations/regulations.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { LawFreshnessNote } from '../../platform/regulations/law-freshness-note.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { CitationJump } from './citation-jump.tsx'

const AGAIN_WHILE_LOADING_MS = 2_000

export default function RegulationsPage() {
  const library = useQuery(
    api.regulations.overview.queryOptions({
      refetchInterval: ({ state }) => (state.data?.isComplete === false ? AGAIN_WHILE_LOADING_MS : false),
    }),
  )
  return (
    <>
      <title>Regulation library · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/resources" className="hover:underline">
          Resources
        </Link>
      </nav>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">Regulation library</h1>
        <p className="max-w-2xl text-ink-soft">
          Each paragraph with its citation. The Bureau’s parts have their official commentary and their words
          on any day since March 2024. Each other text names its day.
        </p>
        <CitationJump />
      </header>
      <LawFreshnessNote />
      {library.isPending && <Skeleton className="h-96 w-full" />}
      {library.isError && (
        <ErrorState title="The library could not be loaded" onRetry={() => library.refetch()} />
      )}
      {library.data && <PartList parts={library.data.parts} isComplete={library.data.isComplete} />}
    </>
  )
}

function PartList({ parts, isComplete }: { parts: readonly LibraryPart[]; isComplete: boolean }) {
  return (
    <>
      {!isComplete && (
        <p role="status" className="mb-4 rounded-card border border-line bg-surface px-4 py-3">
          The texts are being loaded: {parts.filter(({ state }) => state === 'ready').length} of{' '}
          {parts.length} parts are ready.
        </p>
      )}
      {[...Map.groupBy(parts, ({ agency }) => agency)].map(([agency, own]) => (
        <section key={agency} className="mb-6">
          <h2 className="mb-2 font-semibold text-lg">{agency}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {own.map((part) => (
              <li key={part.part} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
                <span className="w-36 font-semibold text-brass text-sm">{printLibraryPart(part.part)}</span>
                {part.state === 'ready' ? (
                  <Link
                    to={`/resources/regulations/${part.part}`}
                    className="min-w-0 flex-1 basis-64 font-semibold hover:underline"
                  >
                    {part.letter && `Regulation ${part.letter}: `}
                    {part.name}
                  </Link>
                ) : (
                  <span className="min-w-0 flex-1 basis-64 text-ink-soft">
                    {part.letter && `Regulation ${part.letter}: `}
                    {part.name} ·{' '}
                    {part.state === 'waiting'
                      ? 'waiting to be loaded'
                      : `loading, ${Math.round(part.progress * 100)}%`}
                  </span>
                )}
                <span className="text-ink-soft text-sm tabular-nums">
                  {part.state === 'ready' && `${part.sections} sections`}
                  {part.asOf && !part.seenOn && !part.checkedAt && (
                    <> · text of {shortDate(`${part.asOf}T12:00:00Z`)}, not checked since</>
                  )}
                  {part.lastChangedOn &&
                    ` · last change shown ${shortDate(`${part.lastChangedOn}T12:00:00Z`)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
