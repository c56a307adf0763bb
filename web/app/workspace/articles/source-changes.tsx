import type { LegalStatus } from '@plumbline/contract/regulations/regulations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { EFFECT_LABELS } from '../../platform/regulations/legal-status-note.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'

/** Says which cited paragraphs are not in force as printed, and which changed after the article was checked. */
export function SourceChanges({ citations, since }: { citations: readonly string[]; since: string }) {
  const changes = useQuery(
    api.regulations.changedSince.queryOptions({
      input: { citations: citations.slice(0, 40), since },
      staleTime: 300_000,
    }),
  )
  if (!changes.data || changes.data.length === 0) return null
  return (
    <div className="mt-4 rounded-card border border-warning bg-warning-soft px-4 py-3 text-[0.9375rem]">
      {changes.data.map(({ citation, on, what, redline, status }) => (
        <p key={citation + on + status?.title}>
          <strong>
            {status
              ? statusText(citation, on, status)
              : `${citation} changed on ${longDateUtc(on)}, after this article was checked.`}
          </strong>{' '}
          {what}{' '}
          {redline && (
            <Link to={redline} className="font-semibold underline">
              See what changed
            </Link>
          )}
        </p>
      ))}
    </div>
  )
}

type Status = Pick<LegalStatus, 'title' | 'effect'> & { isOfPart: boolean }

const statusText = (citation: string, on: string, { title, effect, isOfPart }: Status) =>
  `${isOfPart ? 'Part of ' : ''}${citation}, since ${longDateUtc(on)}: ${EFFECT_LABELS[effect].toLowerCase()} (${title}).`
