import { BAND_LABELS, RISK_FIELDS, STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import {
  CONTROL_STRENGTHS,
  RISK_BANDS,
  RISK_FACTORS,
  type RiskMethod,
} from '@plumbline/rules/risks/risk-method.ts'
import { SectionCard } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'

const points = (hundredths: number) => (hundredths / 100).toFixed(2)

/** A method whole: how a risk is figured before controls, what controls take off, and where the levels begin. */
export function MethodTables({ method: { weights, words, relief, bandsFrom } }: { method: RiskMethod }) {
  return (
    <div className="grid gap-5">
      <SectionCard title="Without controls">
        <p className="px-5 pb-3 text-ink-soft">
          Each factor is rated from 1 to 5. The score is the sum of the ratings, each times its weight.
        </p>
        <Table
          caption="Factors and their weights"
          columns={[
            { id: 'factor', heading: 'Factor', cell: (factor) => RISK_FIELDS[factor].label },
            {
              id: 'weight',
              heading: 'Weight',
              align: 'end',
              cell: (factor) => <span className="tabular">{weights[factor]} %</span>,
            },
            {
              id: 'words',
              heading: 'From 1 to 5',
              cell: (factor) => (
                <ol className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
                  {words[factor].map((word, index) => (
                    <li key={word}>
                      <span className="tabular text-ink-faint">{index + 1}</span> {word}
                    </li>
                  ))}
                </ol>
              ),
            },
          ]}
          rows={RISK_FACTORS}
          keyOf={(factor) => factor}
        />
      </SectionCard>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SectionCard title="What controls take off">
          <Table
            caption="What controls take off"
            columns={[
              { id: 'strength', heading: 'Controls', cell: (strength) => STRENGTH_LABELS[strength] },
              {
                id: 'relief',
                heading: 'Points off',
                align: 'end',
                cell: (strength) => (
                  <span className="tabular">{strength === 'none' ? '0.00' : points(relief[strength])}</span>
                ),
              },
            ]}
            rows={CONTROL_STRENGTHS}
            keyOf={(strength) => strength}
          />
          <p className="border-line border-t px-5 py-3 text-ink-soft text-sm">No risk falls below 1.</p>
        </SectionCard>
        <SectionCard title="Levels">
          <Table
            caption="Levels"
            columns={[
              { id: 'band', heading: 'Level', cell: (band) => BAND_LABELS[band] },
              {
                id: 'from',
                heading: 'Begins at',
                align: 'end',
                cell: (band) => (
                  <span className="tabular">{band === 'low' ? '1.00' : points(bandsFrom[band])}</span>
                ),
              },
            ]}
            rows={RISK_BANDS}
            keyOf={(band) => band}
          />
        </SectionCard>
      </div>
    </div>
  )
}
