import {
  type MovedRisk,
  type RiskAssessment,
  type RiskCause,
  STRENGTH_LABELS,
} from '@plumbline/contract/compliance/risks.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SectionCard } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { withChanges } from '../tasks/task-address.ts'
import { FilterSelect } from '../work/choice-select.tsx'
import { dayText } from '../work/day-text.ts'
import { RatingMark } from './risk-marks.tsx'

interface MovementProps {
  assessment: RiskAssessment
  moved: readonly MovedRisk[]
  /** A later assessment; none: until now. */
  until: string | undefined
}

const CAUSES: Readonly<Record<RiskCause['kind'], string>> = {
  method: 'Method',
  control: 'Control',
  rating: 'Rating',
}

/** Which risks moved between an assessment and now or a later one, with what happened and by whom. */
export function Movement({ assessment, moved, until }: MovementProps) {
  const [, update] = useAddressParams()
  const assessments = useQuery(api.risks.assessments.queryOptions())
  const later = (assessments.data ?? []).filter(({ approvedAt }) => approvedAt > assessment.approvedAt)
  return (
    <SectionCard
      title={until ? 'What moved until then, and why' : 'What moved since, and why'}
      action={
        later.length > 0 && (
          <FilterSelect
            name="until"
            label="Until"
            value={until}
            labels={Object.fromEntries(later.map(({ id, title }) => [id, title]))}
            onChange={(changes) => update((before) => withChanges(before, changes))}
          />
        )
      }
    >
      {moved.length === 0 ? (
        <p className="px-5 pb-5 text-ink-soft">Nothing: every risk is rated as it was approved.</p>
      ) : (
        <Table
          caption="What moved"
          columns={[
            {
              id: 'title',
              heading: 'Obligation',
              cell: (row) =>
                row.now ? (
                  <Link to={`/risks?risk=${row.id}`} className="font-semibold hover:underline">
                    {row.title}
                  </Link>
                ) : (
                  row.title
                ),
            },
            {
              id: 'before',
              heading: 'Then',
              cell: ({ before }) => (before ? <Figures figures={before} /> : 'Came later'),
            },
            {
              id: 'now',
              heading: until ? 'Later' : 'Now',
              cell: ({ now }) => (now ? <Figures figures={now} /> : 'No longer in the register'),
            },
            {
              id: 'because',
              heading: 'Why',
              cell: ({ causes }) => (
                <ul className="grid gap-1.5 text-sm">
                  {causes.map(({ kind, text, byName, on }) => (
                    <li key={`${on} ${text}`}>
                      <span className="font-semibold">{CAUSES[kind]}.</span> {text}{' '}
                      <span className="text-ink-faint">
                        {byName}, {dayText(on)}
                      </span>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
          rows={moved}
          keyOf={(row) => row.id}
        />
      )}
    </SectionCard>
  )
}

function Figures({ figures: { inherent, strength, residual } }: { figures: NonNullable<MovedRisk['now']> }) {
  return (
    <span className="grid gap-1">
      <RatingMark rating={residual} />
      <span className="text-ink-faint text-xs">
        {(inherent.score / 100).toFixed(2)} before controls, which are{' '}
        {STRENGTH_LABELS[strength].toLowerCase()}
      </span>
    </span>
  )
}
