import type { Complaint, FlagDecision, FlagState } from '@plumbline/contract/compliance/complaints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { dayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { FLAG_LABELS } from './complaint-text.ts'

/** What the words suggest, and what a person decided on it. */
export function ComplaintFlags({ complaint }: { complaint: Complaint }) {
  const { id, version, flagStates, mayEdit } = complaint
  const queries = useQueryClient()
  const decide = useMutation(
    api.complaints.decideFlag.mutationOptions({
      onSettled: () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: api.complaints.key() }),
          queries.invalidateQueries({ queryKey: api.history.key() }),
        ]),
    }),
  )
  return (
    <PanelSection title="UDAAP and fair lending">
      <ul className="grid gap-3 text-sm">
        {flagStates.map((state) => (
          <FlagItem
            key={state.flag}
            state={state}
            isBusy={decide.isPending}
            onDecide={
              mayEdit ? (decision) => decide.mutate({ id, version, flag: state.flag, decision }) : undefined
            }
          />
        ))}
      </ul>
      {decide.isError && (
        <p role="alert" className="font-medium text-danger text-sm">
          {problemText(decide.error, 'The decision could not be saved. Please try again.')}
        </p>
      )}
    </PanelSection>
  )
}

interface FlagItemProps {
  state: FlagState
  isBusy: boolean
  /** Absent for who may not decide. */
  onDecide: ((decision: FlagDecision | null) => void) | undefined
}

function FlagItem({ state, isBusy, onDecide }: FlagItemProps) {
  const { flag, words, newWords, decision, decidedByName, decidedAt } = state
  const name = FLAG_LABELS[flag]
  const button = (text: string, next: FlagDecision | null, look: 'quiet' | 'plain' = 'quiet') => (
    <Button size="small" look={look} disabled={isBusy} onClick={() => onDecide?.(next)}>
      {text}
      <span className="sr-only">{name}</span>
    </Button>
  )
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-2">
        {decision === 'confirmed' ? (
          <Badge tone="warning">
            <Flag className="size-3.5" aria-hidden /> Concerns {name}
          </Badge>
        ) : (
          <span className="font-semibold">
            {decision === 'dismissed'
              ? `Does not concern ${name}`
              : words.length > 0
                ? `May concern ${name}`
                : `No words suggest ${name}`}
          </span>
        )}
      </span>
      {words.length > 0 && <span className="text-ink-soft">Suggested by {quoted(words)}</span>}
      {newWords.length > 0 && <span>New since the decision: {quoted(newWords)}</span>}
      {decision && decidedAt && (
        <span className="text-ink-soft">
          {decision === 'confirmed' ? 'Confirmed' : 'Dismissed'} by {decidedByName} on{' '}
          {dayText(dayOfMoment(decidedAt))}
        </span>
      )}
      {onDecide && (
        <span className="flex flex-wrap gap-2">
          {decision === null ? (
            <>
              {button(words.length > 0 ? 'Confirm' : 'Flag it', 'confirmed')}
              {words.length > 0 && button('Dismiss', 'dismissed')}
            </>
          ) : (
            button('Take back', null, 'plain')
          )}
        </span>
      )}
    </li>
  )
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')
