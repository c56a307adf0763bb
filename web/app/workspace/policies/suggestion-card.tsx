import type { Policy, PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import type { PolicySuggestion } from '@plumbline/contract/compliance/policy-drafts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.tsx'
import { momentText } from '../work/day-text.ts'
import { SuggestionText } from './suggestion-text.tsx'
import { useSuggestions } from './suggestions-query.ts'

interface SuggestionCardProps {
  policy: Policy
  version: PolicyVersionSummary
}

/** What people suggest to change in a draft; its writer or another manager accepts or rejects each. */
export function SuggestionCard({ policy, version }: SuggestionCardProps) {
  const queries = useQueryClient()
  const me = useMember()?.userId
  const { data } = useSuggestions(policy.id, version)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const items = data?.items ?? []
  const open = items.filter(({ state }) => state === 'open')
  const decided = items.filter(({ state }) => state !== 'open')
  const people = Map.groupBy(open, ({ authorId }) => authorId)
  const mayDecide = policy.mayManage && version.state === 'draft'

  async function decide(chosen: readonly PolicySuggestion[], isAccepted: boolean) {
    setProblem(undefined)
    setBusy(`${isAccepted} ${chosen.map(({ id }) => id).join(' ')}`)
    try {
      const { changedCount } = await apiClient.policyDrafts.decide({
        ...{ id: policy.id, versionId: version.id, rowVersion: data!.rowVersion },
        ...{ suggestionIds: chosen.map(({ id }) => id), isAccepted },
      })
      if (changedCount > 0)
        showToast(
          `${changedCount} of them wait for you: their passages changed, or another one changed them.`,
        )
    } catch (error) {
      setProblem(problemText(error, 'This could not be done. Please try again.'))
    }
    await Promise.all(
      [api.policyDrafts, api.policies, api.history, api.notifications].map((noun) =>
        queries.invalidateQueries({ queryKey: noun.key() }),
      ),
    )
    setBusy(undefined)
  }

  const buttons = (chosen: readonly PolicySuggestion[], words: [string, string], about: string) => (
    <span className="flex flex-wrap gap-2">
      {words.map((word, index) => (
        <Button
          key={word}
          size="small"
          look="quiet"
          aria-label={`${word}: ${about}`}
          busy={busy === `${index === 0} ${chosen.map(({ id }) => id).join(' ')}`}
          disabled={busy !== undefined || (index === 0 && chosen.every(({ at }) => at === null))}
          onClick={() => decide(chosen, index === 0)}
        >
          {word}
        </Button>
      ))}
    </span>
  )

  return (
    <SectionCard
      title={open.length > 0 ? `Suggestions, ${open.length}` : 'Suggestions'}
      action={
        <Link to={`/policies/${policy.id}/suggest/${version.id}`} className={buttonClass('quiet', 'small')}>
          {people.has(me ?? '') ? 'Edit yours' : 'Suggest changes'}
        </Link>
      }
    >
      <div className="grid gap-4 px-5 pb-5 text-sm">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {open.length === 0 && <p className="text-ink-soft">No suggestions are open.</p>}
        {open.length > 0 && policy.mayManage && version.state === 'in_review' && (
          <p className="text-ink-soft">
            They are decided in the draft: take the version back from review first.
          </p>
        )}
        {[...people.values()].map((theirs) => (
          <section
            key={theirs[0]!.authorId}
            aria-label={`Suggestions of ${theirs[0]!.authorName}`}
            className="grid gap-3"
          >
            {theirs.map((suggestion) => (
              <OpenSuggestion key={suggestion.id} suggestion={suggestion}>
                {mayDecide && buttons([suggestion], ['Accept', 'Reject'], aboutText(suggestion))}
              </OpenSuggestion>
            ))}
            {mayDecide &&
              theirs.length > 1 &&
              buttons(theirs, ['Accept all', 'Reject all'], `of ${theirs[0]!.authorName}`)}
          </section>
        ))}
        {decided.length > 0 && <Decided suggestions={decided} />}
      </div>
    </SectionCard>
  )
}

const aboutText = ({ quote, replacement }: PolicySuggestion) =>
  quote && replacement
    ? `“${quote}” becomes “${replacement}”`
    : quote
      ? `remove “${quote}”`
      : `add “${replacement}”`

function OpenSuggestion({
  suggestion,
  children,
}: {
  suggestion: PolicySuggestion
  children: React.ReactNode
}) {
  const { id, authorName, createdAt, at, now } = suggestion
  return (
    <article
      id={`suggestion-${id}`}
      className="grid gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">{authorName}</b>
        <time dateTime={createdAt} className="text-ink-faint text-xs">
          {momentText(createdAt)}
        </time>
      </p>
      <SuggestionText suggestion={suggestion} />
      {at === null && (
        <div className="grid gap-1 rounded-control bg-warning-soft px-3 py-2 text-warning">
          <b className="font-semibold">The passage changed since.</b>
          {now === null ? (
            <p>It was removed.</p>
          ) : (
            <p className="wrap-anywhere">
              It now reads “{now.trim()}”. Edit the text by hand, or reject this.
            </p>
          )}
        </div>
      )}
      {children}
    </article>
  )
}

const OUTCOMES = { accepted: 'Accepted', rejected: 'Rejected', lapsed: 'Not decided' } as const

function Decided({ suggestions }: { suggestions: readonly PolicySuggestion[] }) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">Decided, {suggestions.length}</summary>
      <ul className="mt-2 grid gap-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <b className="font-semibold">{suggestion.authorName}</b>
              {suggestion.state !== 'open' && (
                <Badge tone={suggestion.state === 'accepted' ? 'success' : 'neutral'}>
                  {OUTCOMES[suggestion.state]}
                </Badge>
              )}
              <span className="text-ink-soft">by {suggestion.decidedByName}</span>
            </p>
            <SuggestionText suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </details>
  )
}
