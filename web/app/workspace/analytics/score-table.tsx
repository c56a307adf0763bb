import type { ConcernScore } from '@plumbline/contract/insight/score.ts'
import { Table } from '../../ui/table.tsx'
import { missingText } from './score-text.ts'

/** What is scored or has something to count; below it, folded, what has nothing yet and what does not bind. */
export function ScoreTable({ concerns }: { concerns: readonly ConcernScore[] }) {
  const bound = concerns.filter(({ unbound }) => !unbound)
  const counted = bound.filter((one) => one.score !== null || one.parts.some(({ all }) => all > 0))
  const empty = bound.filter((one) => !counted.includes(one))
  const unbound = concerns.filter((one) => one.unbound)
  return (
    <>
      {counted.length > 0 && <Counted concerns={counted} />}
      {empty.length > 0 && (
        <Folded title={`Not enough yet: ${countText(empty.length)} without work to count`}>
          <p className="px-5 pb-4 text-ink-soft">
            {empty.map(({ label }) => label).join(', ')}. A concern is scored once it has policies, tasks, or
            other work to count.
          </p>
        </Folded>
      )}
      {unbound.length > 0 && (
        <Folded title={`Does not bind you: ${countText(unbound.length)}`}>
          <Unbound concerns={unbound} />
        </Folded>
      )}
    </>
  )
}

const countText = (count: number) => (count === 1 ? '1 concern' : `${count} concerns`)

function Folded({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="border-line border-t text-[0.9375rem]">
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold text-brand">{title}</summary>
      {children}
    </details>
  )
}

function Counted({ concerns }: { concerns: readonly ConcernScore[] }) {
  return (
    <Table
      caption="Score of each concern today"
      rows={concerns}
      keyOf={({ topic }) => topic}
      columns={[
        { id: 'topic', heading: 'Concern', cell: ({ label }) => label },
        {
          id: 'score',
          heading: 'Score',
          align: 'end',
          cell: ({ score }) => (score === null ? '–' : <strong className="tabular">{score}</strong>),
        },
        {
          id: 'missing',
          heading: 'What is missing',
          cell: ({ score, parts }) => (
            <span className="text-ink-soft">
              {score === null && 'Not enough yet: '}
              {missingText(parts) || 'Nothing'}
            </span>
          ),
        },
      ]}
    />
  )
}

function Unbound({ concerns }: { concerns: readonly ConcernScore[] }) {
  return (
    <Table
      caption="Concerns that do not bind your institution"
      rows={concerns}
      keyOf={({ topic }) => topic}
      columns={[
        { id: 'topic', heading: 'Concern', cell: ({ label }) => label },
        {
          id: 'because',
          heading: 'Why',
          cell: ({ unbound }) => (
            <span className="text-ink-soft">
              {unbound?.reason}{' '}
              {unbound?.citation && <span className="font-medium text-brass">{unbound.citation}</span>}
            </span>
          ),
        },
      ]}
    />
  )
}
