import type { SiteClaims } from '@plumbline/contract/publishing/content.ts'
import { Check } from 'lucide-react'
import { FigureRow } from '../frame/figure-row.tsx'
import { ScreenPicture } from '../frame/screen-picture.tsx'
import { type AreaId, FEATURE_AREAS } from './feature-areas.ts'
import { PAIN_POINTS } from './pain-points.ts'

export function AreaPanel({ area, claims }: { area: AreaId; claims: SiteClaims }) {
  const { title, summary, capabilities, benefits, metrics, painPoints, screen } = FEATURE_AREAS[area]
  return (
    <div className="grid gap-10 pt-4">
      <div>
        <h3 className="display text-2xl sm:text-3xl">{title}</h3>
        <p className="mt-2 max-w-2xl text-lg text-ink-soft">{summary}</p>
      </div>
      <FigureRow figures={metrics(claims)} areSamples={claims.areSampleFigures} />
      <ScreenPicture {...screen} />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        <section aria-label={`${title}: capabilities`}>
          <h4 className="font-semibold">Capabilities</h4>
          <ul className="mt-3 grid gap-2.5 text-ink-soft">
            {capabilities.map((capability) => (
              <li key={capability} className="flex gap-2.5">
                <Check className="mt-1 size-4 flex-none text-brand" aria-hidden />
                {capability}
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={`${title}: benefits`}>
          <h4 className="font-semibold">Benefits</h4>
          <ul className="mt-3 grid gap-2.5 text-ink-soft">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
        <section aria-label={`${title}: pain points addressed`} className="border-brass-mark border-l-2 pl-5">
          <h4 className="font-semibold">Pain points addressed</h4>
          <ul className="mt-3 grid gap-2.5 text-ink-soft">
            {painPoints.map((id) => (
              <li key={id}>{PAIN_POINTS[id].title}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
