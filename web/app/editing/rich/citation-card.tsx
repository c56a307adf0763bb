import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { EFFECT_LABELS } from '../../platform/regulations/legal-status-note.tsx'
import { shortDate } from '../../ui/date-text.tsx'

const SHOWN_AT_MOST = 420

interface CitationCardProps {
  citation: string
  isChanged: boolean
}

/** The words of the paragraph that a citation names. */
export function CitationCard({ citation, isChanged }: CitationCardProps) {
  const { data, isPending, isError } = useQuery(
    api.regulations.lookup.queryOptions({ input: { citation }, staleTime: 600_000, retry: false }),
  )
  const text = data?.text ?? ''
  const { statuses = [], laterChanges = [], gaps = [] } = data ?? {}
  return (
    <>
      <p className="font-semibold text-brass">
        {data?.foundCitation ?? citation}
        {isChanged && <span className="text-warning"> changed since this policy took force</span>}
      </p>
      {statuses.map(({ title, effect }) => (
        <p key={title} className="font-semibold text-danger">
          {EFFECT_LABELS[effect]}: {title}
        </p>
      ))}
      {laterChanges.map(({ on, what }) => (
        <p key={on + what} className="font-semibold text-danger">
          Changed on {shortDate(on)}; these are the words before it. {what}
        </p>
      ))}
      {gaps.map((gap) => (
        <p key={gap} className="text-ink-soft">
          {gap}
        </p>
      ))}
      <p className="mt-1 whitespace-pre-line">
        {isPending && 'Loading the paragraph…'}
        {isError && 'The paragraph could not be loaded.'}
        {data && text === '' && 'We do not hold this text. The link opens the official one.'}
        {text.length > SHOWN_AT_MOST ? `${text.slice(0, SHOWN_AT_MOST).trimEnd()} …` : text}
      </p>
    </>
  )
}

export function citationLink(text: string): string | undefined {
  const citation = parseCitation(text)
  return citation && (citationPath(citation) ?? officialAddress(citation))
}
