import { dayInFull } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'

interface DeadlineListProps {
  deadlines: readonly (readonly [label: string, date: string | null])[]
}

/** Deadlines in the order of the form; one without a duty says so. */
export function DeadlineList({ deadlines }: DeadlineListProps) {
  return (
    <SectionCard title="Deadlines">
      <dl className="divide-y divide-line border-line border-t">
        {deadlines.map(([label, date]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 px-5 py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{date === null ? 'None' : dayInFull(date)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
