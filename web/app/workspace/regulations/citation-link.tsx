import { Popover } from '@base-ui/react/popover'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { printCitation } from '@plumbline/rules/citations/print-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { EFFECT_LABELS } from '../../platform/regulations/legal-status-note.tsx'
import { shortDate } from '../../ui/date-text.tsx'

interface CitationLinkProps {
  citation: Citation
  text: string
  on?: string | undefined
}

/** Opens the paragraph; hovering or focusing shows its words. What the library does not hold leads to the government. */
export function CitationLink({ citation, text, on }: CitationLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const path = citationPath(citation, { on })
  if (!path)
    return (
      <a
        href={officialAddress(citation)}
        rel="noreferrer"
        className="underline decoration-line-strong underline-offset-2 hover:decoration-current"
        title={`${printCitation(citation)}: text not held; opens the official site`}
      >
        {text}
      </a>
    )
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        nativeButton={false}
        openOnHover
        delay={350}
        render={
          <Link
            to={path}
            className="underline decoration-brass-mark underline-offset-2 hover:decoration-2"
            onClick={() => setOpen(false)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
            onBlur={() => setOpen(false)}
          />
        }
      >
        {text}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="z-50">
          <Popover.Popup
            initialFocus={false}
            finalFocus={false}
            className="max-h-72 w-[min(26rem,90vw)] overflow-auto rounded-card border border-line-strong bg-surface p-4 text-[0.9375rem] shadow-lg"
          >
            <CitedWords citation={printCitation(citation)} on={on} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function CitedWords({ citation, on }: { citation: string; on?: string | undefined }) {
  const answer = useQuery(
    api.regulations.lookup.queryOptions({ input: { citation, on }, staleTime: 300_000 }),
  )
  if (answer.isPending) return <p className="text-ink-soft">Loading {citation}…</p>
  if (answer.isError) return <p className="text-ink-soft">{citation} could not be loaded.</p>
  const { outcome, text, statuses, laterChanges, gaps, foundCitation } = answer.data
  return (
    <>
      <p className="font-semibold text-brass">{foundCitation ?? citation}</p>
      {statuses.map(({ title, effect }) => (
        <p key={title} className="font-semibold text-danger text-sm">
          {EFFECT_LABELS[effect]}: {title}
        </p>
      ))}
      {laterChanges.map(({ on: day, what, document }) => (
        <p key={day + what} className="font-semibold text-danger text-sm">
          Changed on {shortDate(day)}
          {document && ` by ${document}`}; these are the words before it. {what}
        </p>
      ))}
      {gaps.map((gap) => (
        <p key={gap} className="text-ink-soft text-sm">
          {gap}
        </p>
      ))}
      {outcome === 'loading' && <p className="mt-1 text-ink-soft">The text is being loaded.</p>}
      {outcome === 'not-found' && <p className="mt-1 text-ink-soft">Our text has no such paragraph.</p>}
      {outcome === 'parent' && (
        <p className="mt-1 text-ink-soft text-sm">
          {citation} is not in the text; this is the paragraph above it.
        </p>
      )}
      {text && (
        <p className="mt-1.5 whitespace-pre-line font-serif">
          {text.length > 900 ? `${text.slice(0, 900)}…` : text}
        </p>
      )}
    </>
  )
}
