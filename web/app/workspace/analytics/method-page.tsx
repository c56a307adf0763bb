import type { ConcernScore } from '@plumbline/contract/insight/score.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { ScoreTable } from './score-table.tsx'
import { PART_TEXT } from './score-text.ts'
import { WeightForm } from './weight-form.tsx'

export default function MethodPage() {
  const me = useQuery(api.members.me.queryOptions())
  const manages = me.data !== undefined && me.data.role !== 'user'
  const score = useQuery(api.score.overview.queryOptions({ enabled: manages }))
  return (
    <>
      <title>Score method · Plumbline</title>
      <header className="mb-6">
        <p className="mb-2 text-sm">
          <Link to="/analytics" className="text-brand hover:underline">
            Analytics
          </Link>
        </p>
        <h1 className="display text-3xl">How the score is computed</h1>
        <p className="mt-1.5 max-w-prose text-ink-soft">
          Each concern has a score from 0 to 100: the mean of its parts by their weights. The total is the
          mean of the concerns that have a score. Every score is rounded down. The score is Plumbline’s own
          measure; no law requires it, and no agency uses it.
        </p>
      </header>
      <div className="grid gap-4">
        <SectionCard title="Parts">
          <dl className="grid gap-3 px-5 pb-5">
            {Object.entries(PART_TEXT).map(([part, { label, method }]) => (
              <div key={part}>
                <dt className="font-semibold">{label}</dt>
                <dd className="max-w-prose text-ink-soft">{method}</dd>
              </div>
            ))}
          </dl>
          <p className="max-w-prose px-5 pb-5 text-ink-soft">
            A part without rows counts as nothing. A concern needs two parts with rows beside the findings;
            until then it shows “not enough yet” and counts as nothing. So does one whose mean would be 100
            while a part is missing: nothing is complete before everything is there. Assessments are a part
            where a law of the concern changed within a year, loan tests where Plumbline has a calculator. A
            concern whose law does not bind your institution, by its facts, is not scored. Findings of the
            HMDA file desk count once they are recorded as findings. Findings of examinations, and tasks that
            come from them, count nowhere in the score: they may be confidential supervisory information.
          </p>
        </SectionCard>
        {me.data && !manages && (
          <EmptyState title="Scores and weights are for managers">
            They count the work of the whole institution.
          </EmptyState>
        )}
        {manages && score.isPending && <Skeleton className="h-64 w-full" />}
        {score.isError && (
          <ErrorState title="The score could not be loaded" onRetry={() => score.refetch()} />
        )}
        {score.data && (
          <>
            <SectionCard title="Scores today">
              <ScoreTable concerns={score.data.concerns} />
            </SectionCard>
            <SectionCard title="Inputs today">
              <Inputs concerns={score.data.concerns} />
            </SectionCard>
            <WeightForm weights={score.data.weights} />
            <SectionCard title="Changes of the weights">
              {score.data.history.length === 0 ? (
                <p className="px-5 pb-5 text-ink-soft">The usual weights hold. Nobody has changed them.</p>
              ) : (
                <ul className="divide-y divide-line px-5 pb-3">
                  {score.data.history.map(({ weights, changedByName, changedAt }) => (
                    <li key={changedAt} className="py-3">
                      <span className="font-semibold">{changedByName}</span>,{' '}
                      <time dateTime={changedAt}>{dateAndTime(changedAt)}</time>
                      <span className="block text-ink-soft text-sm">
                        {Object.entries(PART_TEXT)
                          .map(([part, { label }]) => `${label}: ${weights[part as keyof typeof weights]}`)
                          .join(' · ')}
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </SectionCard>
          </>
        )}
      </div>
    </>
  )
}

function Inputs({ concerns }: { concerns: readonly ConcernScore[] }) {
  const rows = concerns.flatMap(({ topic, label, parts }) =>
    parts.filter(({ score }) => score !== null).map((part) => ({ topic, label, ...part })),
  )
  return (
    <Table
      caption="What each score is computed from"
      rows={rows}
      keyOf={({ topic, part }) => `${topic} ${part}`}
      columns={[
        { id: 'topic', heading: 'Concern', cell: ({ label }) => label },
        { id: 'part', heading: 'Part', cell: ({ part }) => PART_TEXT[part].label },
        {
          id: 'counted',
          heading: 'Counted',
          cell: ({ part, good, all }) => (part === 'findings' ? `${all} open` : `${good} of ${all}`),
        },
        { id: 'score', heading: 'Score', align: 'end', cell: ({ score }) => score },
      ]}
    />
  )
}
