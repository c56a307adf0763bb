import { STEERING_MEASURES, type SteeringRow } from '@plumbline/rules/fair-lending/steering.ts'
import { OutcomeTable } from './outcome-tables.tsx'
import { STEERING_HINTS, STEERING_NAMES } from './steering-words.ts'

/** Which products and terms groups were given, and where a person decided against the automated system. */
export function SteeringTables({ rows }: { rows: readonly SteeringRow[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {STEERING_MEASURES.map((measure) => (
        <OutcomeTable
          key={measure}
          name={STEERING_NAMES[measure]}
          hint={STEERING_HINTS[measure]}
          rows={rows.filter((row) => row.measure === measure)}
        />
      ))}
    </div>
  )
}
