import { SectionCard } from '../../ui/card.tsx'
import { type Difference, differencesBetween } from './differences.ts'

interface CompareCardProps {
  title?: string
  /** Said when nothing differs. */
  unchanged?: string
  before: { values: unknown; result: unknown }
  now: { values: unknown; result: unknown }
}

/** What was changed since the pinned run, and what moved because of it. */
export function CompareCard({
  title = 'Compared with the pinned run',
  unchanged = 'Nothing has changed. Change one input to see what moves.',
  before,
  now,
}: CompareCardProps) {
  const inputs = differencesBetween(before.values, now.values)
  const outcomes = differencesBetween(before.result, now.result)
  return (
    <SectionCard title={title}>
      {inputs.length === 0 && outcomes.length === 0 ? (
        <p className="px-5 pb-4 text-ink-soft">{unchanged}</p>
      ) : (
        <>
          <Differences heading="Inputs" differences={inputs} />
          <Differences heading="Results" differences={outcomes} />
        </>
      )}
    </SectionCard>
  )
}

function Differences({ heading, differences }: { heading: string; differences: readonly Difference[] }) {
  if (differences.length === 0) return null
  return (
    <div className="border-line border-t px-5 py-3">
      <h3 className="text-sm font-semibold">{heading}</h3>
      <dl className="mt-1 grid gap-1 text-sm">
        {differences.map(({ path, before, now }) => (
          <div key={path} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{path}</dt>
            <dd className="tabular-nums">
              <span className="text-ink-faint line-through">{before}</span> <b>{now}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
