import { KEPT_RECORDS } from '@plumbline/contract/tenancy/kept-records.ts'
import { SectionCard } from '../../ui/card.tsx'

/** How long each kind of record is kept, and why; what the law asks is beside it. */
export function KeptRecordsCard() {
  return (
    <SectionCard title="How long records are kept" className="max-w-2xl">
      <dl className="divide-y divide-line px-5 pb-3">
        {KEPT_RECORDS.map(({ noun, keptFor, because, law }) => (
          <div key={noun} className="grid gap-0.5 py-3">
            <dt className="font-semibold">{noun}</dt>
            <dd>{keptFor}</dd>
            <dd className="text-ink-soft text-sm">{because}</dd>
            {law?.map(({ citation, asks }) => (
              <dd key={citation} className="text-ink-soft text-sm">
                <span className="font-medium text-ink">{citation}</span> asks for {asks}.
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
