import type { LibraryPage, LibraryParagraph } from '@plumbline/contract/regulations/regulations.ts'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isRefusal } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { RegulationReading } from '../../platform/regulations/regulation-reading.tsx'
import { GapsNote, LaterChangesNote, TextAgeLine } from '../../platform/regulations/text-age-line.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { AsOfPicker } from './as-of-picker.tsx'
import { CitationJump } from './citation-jump.tsx'
import { CitationLink } from './citation-link.tsx'
import { CopyParagraph } from './copy-paragraph.tsx'
import { OwnPolicies, PolicySectionLink, useOwnPolicies } from './own-policies.tsx'

export default function RegulationSectionPage() {
  const { part = '', page = '' } = useParams()
  const [params] = useSearchParams()
  const on = params.get('on') ?? undefined
  const section = useQuery(
    api.regulations.page.queryOptions({
      input: { part, page, on },
      // The same section of another day: the page stays, and with it the place of the keyboard.
      placeholderData: (old) => (old?.part === part && old.page === page ? old : undefined),
    }),
  )
  if (section.isPending) return <Skeleton className="h-[60dvh] w-full" />
  if (section.isError) {
    if (isRefusal(section.error))
      return <NotFound home={`/resources/regulations/${part}`} homeLabel={printLibraryPart(part)} />
    return <ErrorState title="The section could not be loaded" onRetry={() => section.refetch()} />
  }
  return <Section section={section.data} on={on} isBusy={section.isPlaceholderData} />
}

interface SectionProps {
  section: LibraryPage
  on: string | undefined
  isBusy: boolean
}

function Section({ section, on, isBusy }: SectionProps) {
  const { part, page, label, title, letter, age, changeDays, previous, next } = section
  const cited = decodeURIComponent(useLocation().hash.slice(1))
  const query = on ? `?on=${on}` : ''
  useCitedParagraph(cited, section)
  useSectionKeys(section, query)
  const link = useCallback(
    (citation: Citation, text: string) => <CitationLink citation={citation} text={text} on={on} />,
    [on],
  )
  const policies = useOwnPolicies(part, page)
  const actions = (paragraph: LibraryParagraph) => (
    <>
      <CopyParagraph paragraph={paragraph} section={section} />
      {policies
        .filter(({ key }) => key === paragraph.key)
        .map((own) => (
          <span key={`${own.policyId} ${own.sectionNumber}`}>
            Our policy: <PolicySectionLink section={own} />
          </span>
        ))}
    </>
  )
  return (
    <article aria-busy={isBusy || undefined}>
      <title>{`${label} ${title} · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm print:hidden">
        <Link to="/resources/regulations" className="hover:underline">
          Regulation library
        </Link>
        {' › '}
        <Link to={`/resources/regulations/${part}${query}`} className="hover:underline">
          {letter ? `Regulation ${letter}` : printLibraryPart(part)}
        </Link>
      </nav>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">
          {label} {title}
        </h1>
        <TextAgeLine age={age} on={on} />
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <AsOfPicker on={on} changeDays={changeDays} />
          <Link to={`/resources/regulations/${part}/redline?page=${page}`} className={buttonClass('quiet')}>
            Compare two days
          </Link>
          {section.comments.length > 0 && (
            <Button look="quiet" onClick={toggleCommentary}>
              Commentary
            </Button>
          )}
          <Button look="quiet" onClick={() => print()}>
            <Printer className="size-4" aria-hidden />
            Print
          </Button>
        </div>
        <CitationJump part={part} on={on} />
        <GapsNote gaps={section.gaps} officialAddress={section.officialAddress} />
        <LaterChangesNote changes={section.laterChanges} />
        <OwnPolicies sections={policies} />
      </header>
      <RegulationReading page={section} link={link} actions={actions} cited={cited} />
      <footer className="mt-10 flex flex-wrap justify-between gap-4 border-line border-t pt-5 print:hidden">
        {previous ? (
          <Link
            to={`/resources/regulations/${part}/${previous.page}${query}`}
            className="font-semibold hover:underline"
          >
            ← {previous.label} {previous.title}
          </Link>
        ) : (
          <span />
        )}
        {next && (
          <Link
            to={`/resources/regulations/${part}/${next.page}${query}`}
            className="font-semibold hover:underline"
          >
            {next.label} {next.title} →
          </Link>
        )}
        <p className="w-full text-ink-faint text-sm">
          Keys: N next section, P previous section, C commentary.
        </p>
      </footer>
    </article>
  )
}

/** The paragraph of the address is opened, shown, and focused; a comment unfolds what holds it. */
function useCitedParagraph(cited: string, section: LibraryPage) {
  useEffect(() => {
    if (!cited || section.paragraphs.length === 0) return
    const element = document.getElementById(cited)
    if (!element) return
    const folded = element.closest('details')
    if (folded) folded.open = true
    element.focus({ preventScroll: true })
    const show = () => element.scrollIntoView({ block: 'center' })
    show()
    // Letters that arrive late move the lines, and the router restores its own place first.
    const later = requestAnimationFrame(() => requestAnimationFrame(show))
    void document.fonts.ready.then(show)
    return () => cancelAnimationFrame(later)
  }, [cited, section])
}

function toggleCommentary() {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('details[data-commentary]')]
  const opens = all.some(({ open }) => !open)
  for (const one of all) one.open = opens
}

/** Single keys act outside of fields, and never with a modifier. */
function useSectionKeys({ part, previous, next }: LibraryPage, query: string) {
  const navigate = useNavigate()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement
      if (target.closest('input, textarea, select, [contenteditable], [role=dialog]')) return
      const key = event.key.toLowerCase()
      if (key === 'c') toggleCommentary()
      const to = key === 'n' ? next : key === 'p' ? previous : null
      if (to) navigate(`/resources/regulations/${part}/${to.page}${query}`)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [part, previous, next, query, navigate])
}
