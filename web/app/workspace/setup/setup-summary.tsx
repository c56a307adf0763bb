import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { dueWords } from '../dashboard/due-words.ts'

const DAYS_AHEAD = 90

/** What the set-up led to: what applies, the first dates, how far policies cover the law, and what comes next. */
export function SetupSummary() {
  const regulations = useQuery(api.dashboard.regulations.queryOptions())
  const needs = useQuery(api.dashboard.needs.queryOptions({ input: { days: DAYS_AHEAD } }))
  const coverage = useQuery(api.policyLaw.coverage.queryOptions())
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function finish() {
    setBusy(true)
    try {
      await apiClient.setup.end({ as: 'finished' })
      await queries.invalidateQueries({ queryKey: api.setup.key() })
      await navigate('/dashboard')
    } catch (error) {
      setProblem(problemText(error, 'The set-up could not be finished. Please try again.'))
      setBusy(false)
    }
  }

  if (regulations.isError || needs.isError || coverage.isError)
    return (
      <ErrorState
        title="The summary could not be loaded"
        onRetry={() => Promise.all([regulations.refetch(), needs.refetch(), coverage.refetch()])}
      />
    )
  if (!regulations.data || !needs.data || !coverage.data) return <Skeleton className="mt-4 h-64 w-full" />
  const { items } = regulations.data
  const applies = items.filter(({ outcome }) => outcome === 'applies')
  const may = items.filter(({ outcome }) => outcome === 'may_apply')
  const missing = [...new Set(may.flatMap((item) => item.missing))]
  const { today, items: dated } = needs.data
  return (
    <div className="mt-4 grid gap-4">
      <SectionCard
        title={`${applies.length} of ${items.length} regulations apply in ${regulations.data.year}`}
        action={
          <Link to="/settings/applies" className="text-brand hover:underline">
            Why
          </Link>
        }
      >
        <ul className="grid gap-x-6 gap-y-1 px-5 pb-4 sm:grid-cols-2">
          {applies.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        {may.length > 0 && (
          <p className="border-line border-t px-5 py-3 text-ink-soft text-sm">
            {may.length} more may apply{missing.length > 0 && `; still unknown: ${missing.join(', ')}`}.
          </p>
        )}
      </SectionCard>
      <SectionCard title="Your first dates">
        {dated.length === 0 ? (
          <p className="px-5 pb-4 text-ink-soft">
            Nothing has a date within {DAYS_AHEAD} days.{' '}
            <Link to="/welcome?step=duties" className="font-semibold text-brand underline underline-offset-4">
              Choose recurring duties
            </Link>
          </p>
        ) : (
          <ul className="grid gap-1.5 px-5 pb-4">
            {dated.map(({ kind, id, title, link, dueOn }) => (
              <li key={`${kind}/${id}`} className="flex flex-wrap justify-between gap-x-4">
                <Link to={link} className="wrap-anywhere min-w-0 hover:underline">
                  {title}
                </Link>
                <span className="tabular text-ink-soft">{dueOn && dueWords(dueOn, today)}</span>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      <SectionCard
        title="Coverage by policies"
        action={
          <Link to="/policies/coverage" className="text-brand hover:underline">
            Details
          </Link>
        }
      >
        <Coverage regulations={coverage.data.regulations} />
      </SectionCard>
      <SectionCard title="What to do next">
        <ul className="grid gap-1.5 px-5 pb-4">
          {NEXT.map(([to, text]) => (
            <li key={to}>
              <Link to={to} className="font-semibold text-brand underline underline-offset-4">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </SectionCard>
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <Button className="justify-self-start" busy={busy} onClick={finish}>
        Finish set-up
      </Button>
    </div>
  )
}

const NEXT = [
  ['/policies', 'Send a draft policy to its approvers'],
  ['/tasks', 'Hand tasks to your colleagues'],
  ['/loan-tests', 'Test a loan, and save the result'],
  ['/reports', 'Make your first report'],
] as const

function Coverage({
  regulations,
}: {
  regulations: readonly { part: string; isReady: boolean; sections: number; counts: Record<string, number> }[]
}) {
  const ready = regulations.filter(({ isReady }) => isReady)
  const total = ready.reduce((sum, { sections }) => sum + sections, 0)
  const covered = ready.reduce((sum, { counts }) => sum + (counts.implemented ?? 0), 0)
  const drafted = ready.reduce((sum, { counts }) => sum + (counts.drafted ?? 0), 0)
  return (
    <p className="px-5 pb-4">
      {total === 0
        ? 'The texts of the regulations that apply are still being loaded.'
        : `Policies in force carry out ${covered} of ${total} sections of law; drafts name ${drafted} more.`}
    </p>
  )
}
