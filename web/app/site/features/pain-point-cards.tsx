import { Disclosure } from '../../ui/disclosure.tsx'
import { AREA_IDS, FEATURE_AREAS } from './feature-areas.ts'
import { PAIN_POINT_IDS, PAIN_POINTS, type PainPointId } from './pain-points.ts'

/** A native accordion: one panel is open at a time. */
export function PainPointCards() {
  return (
    <div className="grid gap-x-12 border-line border-t md:grid-cols-2">
      {PAIN_POINT_IDS.map((id) => (
        <Disclosure
          key={id}
          group="pain-points"
          title={
            <span>
              <span className="display block text-xl">{PAIN_POINTS[id].title}</span>
              <span className="mt-1.5 block font-normal text-ink-soft">{PAIN_POINTS[id].text}</span>
            </span>
          }
        >
          <Solutions painPoint={id} />
        </Disclosure>
      ))}
    </div>
  )
}

function Solutions({ painPoint }: { painPoint: PainPointId }) {
  const solving = AREA_IDS.filter((id) => FEATURE_AREAS[id].painPoints.includes(painPoint))
  return (
    <div className="mb-6 border-brass-mark border-l-2 pl-4">
      <p className="text-sm font-semibold text-brass">Solved by</p>
      <ul className="mt-2 grid gap-2.5">
        {solving.map((id) => (
          <li key={id}>
            <a
              href={`/features?area=${id}#areas`}
              className="font-semibold text-brand underline underline-offset-4"
            >
              {FEATURE_AREAS[id].title}
            </a>
            <span className="block text-[0.9375rem] text-ink-soft">{FEATURE_AREAS[id].summary}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
