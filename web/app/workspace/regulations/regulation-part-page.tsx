import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isRefusal } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { AppendicesNotHeld } from '../../platform/regulations/appendices-not-held.tsx'
import { LaterChangesNote, TextAgeLine } from '../../platform/regulations/text-age-line.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AsOfPicker } from './as-of-picker.tsx'
import { CitationJump } from './citation-jump.tsx'

export default function RegulationPartPage() {
  const { part = '' } = useParams()
  const [params] = useSearchParams()
  const on = params.get('on') ?? undefined
  const contents = useQuery(api.regulations.contents.queryOptions({ input: { part, on } }))
  if (contents.isPending) return <Skeleton className="h-96 w-full" />
  if (contents.isError) {
    if (isRefusal(contents.error))
      return <NotFound home="/resources/regulations" homeLabel="Regulation library" />
    return <ErrorState title="The contents could not be loaded" onRetry={() => contents.refetch()} />
  }
  const { letter, name, pages, age, laterChanges, changeDays } = contents.data
  const query = on ? `?on=${on}` : ''
  return (
    <>
      <title>{`${printLibraryPart(part)} · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/resources/regulations" className="hover:underline">
          Regulation library
        </Link>
      </nav>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">
          {letter ? `Regulation ${letter}: ` : ''}
          {name}
        </h1>
        <p className="text-brass">{printLibraryPart(part)}</p>
        <TextAgeLine age={age} on={on} />
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <AsOfPicker on={on} changeDays={changeDays} />
          <Link to={`/resources/regulations/${part}/redline`} className={buttonClass('quiet')}>
            Compare two days
          </Link>
        </div>
        <CitationJump part={part} on={on} />
        <LaterChangesNote changes={laterChanges} />
      </header>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {pages.map((page) => (
          <li key={page.page} className="flex flex-wrap gap-x-4 px-4 py-2.5">
            <span className="w-32 shrink-0 font-semibold text-brass text-sm leading-6">{page.label}</span>
            <Link
              to={`/resources/regulations/${part}/${page.page}${query}`}
              className={
                page.isReserved
                  ? 'flex-1 basis-64 text-ink-soft hover:underline'
                  : 'flex-1 basis-64 hover:underline'
              }
            >
              {page.title || page.label}
            </Link>
          </li>
        ))}
      </ol>
      <AppendicesNotHeld appendices={contents.data.notHeld} />
    </>
  )
}
