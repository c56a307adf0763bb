import type { Policy, PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import type { VersionLaw } from '@plumbline/contract/compliance/policy-law.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { withCitationLinks } from '../../platform/regulations/linked-html.ts'
import { Card } from '../../ui/card.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { SectionedText } from './sectioned-text.tsx'
import { useShownSection } from './shown-section.ts'
import { useSuggestions } from './suggestions-query.ts'
import { VersionDownloads } from './version-downloads.tsx'

interface VersionTextProps {
  policy: Policy
  version: PolicyVersionSummary
  law: VersionLaw | undefined
  /** Beside the text, for comments. */
  column: HTMLElement | null
}

/** What people say of the text and suggest in it comes after the text itself. */
async function loadReview() {
  const [{ PassageComments }, { drawMarks }] = await Promise.all([
    import('./passage-comments.tsx'),
    import('./draw-marks.ts'),
  ])
  return { PassageComments, drawMarks }
}

export function VersionText({ policy: { id }, version, law, column }: VersionTextProps) {
  const text = useQuery(api.policies.findVersion.queryOptions({ input: { id, versionId: version.id } }))
  const suggestions = useSuggestions(id, version).data?.items
  const comments = useQuery(
    api.comments.list.queryOptions({ input: { kind: 'policy', id, about: 'passages' } }),
  ).data?.items
  const review = useLazyPart(text.data && comments ? loadReview : undefined)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const html = useMemo(() => (text.data ? withCitationLinks(text.data.html) : ''), [text.data])
  const marked = useMemo(() => {
    if (!review || !text.data) return html
    const { body } = text.data
    return review.drawMarks({ html, body, suggestions: suggestions ?? [], comments: comments ?? [] })
  }, [review, html, text.data, suggestions, comments])
  const [params] = useSearchParams()
  useShownSection(Number(params.get('section')), text.data !== undefined && law !== undefined)
  return (
    <Card className="px-5 py-5 sm:px-7">
      {version.changeNote && <p className="mb-4 text-ink-soft text-sm">Changed: {version.changeNote}</p>}
      {text.isPending && <Skeleton className="h-64 w-full" />}
      {text.isError && <ErrorState title="The text could not be loaded" onRetry={() => text.refetch()} />}
      {text.data && text.data.body.trim() === '' && (
        <p className="text-ink-soft">This draft has no text yet.</p>
      )}
      <div ref={setRoot}>{text.data && <SectionedText html={marked} law={law} />}</div>
      <VersionDownloads policyId={id} versionId={version.id} />
      {version.sha256 && (
        <p className="mt-6 border-line border-t pt-3 text-ink-soft text-xs">
          SHA-256 of the text: <span className="wrap-anywhere font-mono">{version.sha256}</span>
        </p>
      )}
      {review && html !== '' && (
        <review.PassageComments
          {...{ policyId: id, versionId: version.id, html, marked, root, column }}
          comments={comments ?? []}
        />
      )}
    </Card>
  )
}
