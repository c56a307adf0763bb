import { type ChangeSummary, SUMMARY_MAX_LENGTH } from '@plumbline/contract/insight/update-summaries.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { TextArea } from '../../ui/field.tsx'
import { ErrorState } from '../../ui/states.tsx'

/** The summary of a change: drafted from its paragraphs, shown to everyone once a manager accepted it. */
export function UpdateSummary({ slug, hasWords }: { slug: string; hasWords: boolean }) {
  const mayWrite = useMayWrite()
  const queries = useQueryClient()
  const { queryKey, ...options } = api.updateSummaries.find.queryOptions({ input: { slug } })
  const { data, isError, refetch } = useQuery({ queryKey, ...options })
  const [isEditing, setEditing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (isError) return <ErrorState title="The summary could not be loaded" onRetry={() => refetch()} />
  if (!data || (!data.summary && !(mayWrite && hasWords))) return null
  const { summary } = data

  /** Whether it was done; what was typed stays where it was not. */
  async function run(work: () => Promise<ChangeSummary>): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    try {
      queries.setQueryData(queryKey, { summary: await work() })
      return true
    } catch (error) {
      setProblem(problemText(error, 'The summary was not saved'))
      return false
    } finally {
      setBusy(false)
    }
  }
  const draft = () => run(() => apiClient.updateSummaries.draft({ slug }))
  const save = async (body: string, state: ChangeSummary['state'], version: number) => {
    if (await run(() => apiClient.updateSummaries.save({ slug, body, state, version }))) setEditing(false)
  }

  return (
    <section aria-labelledby="summary" className="rounded-card border border-line bg-surface p-4.5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="summary" className="font-semibold">
          Summary
        </h3>
        {summary?.state === 'draft' && <Badge tone="warning">Draft</Badge>}
      </div>
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      {!summary && (
        <p className="mt-1 mb-3 text-ink-soft text-sm">
          Nobody has summarized this change. A draft quotes the changed paragraphs; you edit and accept it.
        </p>
      )}
      {summary && isEditing && (
        <SummaryForm
          summary={summary}
          busy={busy}
          onSave={(body, state) => save(body, state, summary.version)}
          onCancel={() => setEditing(false)}
        />
      )}
      {summary && !isEditing && <SummaryText summary={summary} />}
      {mayWrite && !isEditing && (
        <div className="mt-3 flex flex-wrap gap-2">
          {summary?.state === 'draft' && (
            <Button size="small" busy={busy} onClick={() => save(summary.body, 'accepted', summary.version)}>
              Accept
            </Button>
          )}
          {summary && (
            <Button look="quiet" size="small" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          {summary?.state !== 'accepted' && hasWords && (
            <Button look="quiet" size="small" busy={busy} onClick={draft}>
              {summary ? 'Draft again' : 'Draft a summary'}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function SummaryText({ summary }: { summary: ChangeSummary }) {
  const { body, state, madeBy, isEdited, removedCount, passages, acceptedByName, acceptedAt } = summary
  const origin = madeBy === 'model' ? 'arranged by a model from' : 'quoted from'
  return (
    <>
      <p className="mt-2 max-w-3xl whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
      <p className="mt-2 text-ink-soft text-sm">
        {isEdited ? 'Edited; originally ' : 'As '}
        {origin} the changed paragraphs.{' '}
        {removedCount > 0 &&
          `${removedCount === 1 ? 'One sentence' : `${removedCount} sentences`} from the model that the paragraphs do not support ${removedCount === 1 ? 'was' : 'were'} removed. `}
        {state === 'draft'
          ? 'A draft: only managers see it.'
          : acceptedAt && `Accepted by ${acceptedByName} on ${shortDate(dayOfMoment(acceptedAt))}.`}
      </p>
      <details className="mt-2 text-sm">
        <summary className="min-h-8 cursor-pointer font-semibold text-brand">
          Changed paragraphs ({passages.length})
        </summary>
        <ol className="mt-1 grid gap-1">
          {passages.map(({ number, title, href }) => (
            <li key={number}>
              [{number}]{' '}
              <Link to={href} className="underline underline-offset-4">
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

interface SummaryFormProps {
  summary: ChangeSummary
  busy: boolean
  onSave: (body: string, state: ChangeSummary['state']) => void
  onCancel: () => void
}

function SummaryForm({ summary, busy, onSave, onCancel }: SummaryFormProps) {
  const [body, setBody] = useState(summary.body)
  const [error, setError] = useState<string>()
  const send = (state: ChangeSummary['state']) => {
    if (body.trim() === '') return setError('Enter a summary.')
    onSave(body, state)
  }
  return (
    <div className="mt-2 grid gap-3">
      <TextArea
        label="Summary of the change"
        rows={10}
        maxLength={SUMMARY_MAX_LENGTH}
        value={body}
        error={error}
        onChange={({ target }) => {
          setBody(target.value)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} onClick={() => send('accepted')}>
          {summary.state === 'accepted' ? 'Save' : 'Save and accept'}
        </Button>
        {summary.state === 'draft' && (
          <Button look="quiet" size="small" busy={busy} onClick={() => send('draft')}>
            Save draft
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
