import type { ConcernScore } from '@plumbline/contract/insight/score.ts'
import { TOPIC_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { Table } from '../../ui/table.tsx'
import { missingText } from './score-text.ts'

export function ScoreTable({ concerns }: { concerns: readonly ConcernScore[] }) {
  return (
    <Table
      caption="Score of each concern today"
      rows={concerns}
      keyOf={({ topic }) => topic}
      columns={[
        { id: 'topic', heading: 'Concern', cell: ({ topic }) => TOPIC_LABELS[topic] },
        {
          id: 'score',
          heading: 'Score',
          align: 'end',
          cell: ({ score }) => (score === null ? '–' : <strong className="tabular">{score}</strong>),
        },
        {
          id: 'missing',
          heading: 'What is missing',
          cell: ({ score, unbound, parts }) => (
            <span className="text-ink-soft">
              {unbound ? (
                <>
                  Not scored: {unbound.reason}{' '}
                  {unbound.citation && <span className="font-medium text-brass">{unbound.citation}</span>}
                </>
              ) : (
                <>
                  {score === null && 'Not enough yet: '}
                  {missingText(parts) || 'Nothing'}
                </>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}
