import type { SiteClaims } from '@plumbline/contract/publishing/content.ts'
import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { INTEGRATION_CATEGORIES } from '../frame/integration-categories.ts'

export function IntegrationTypes({ systems: named }: { systems: SiteClaims['supportedSystems'] }) {
  return (
    <>
      <ul className="grid gap-5 lg:grid-cols-2">
        {INTEGRATION_CATEGORIES.map(({ id, title, summary, features, systems }) => (
          <li key={id} id={id} className="flex flex-col rounded-card border border-line bg-surface p-7">
            <h3 className="display text-2xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{summary}</p>
            <ul className="mt-5 mb-7 grid gap-2.5 text-[0.9375rem]">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check className="mt-1 size-4 flex-none text-brand" aria-hidden />
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-auto border-line border-t pt-5">
              <h4 className="text-sm font-semibold">Supported systems</h4>
              <p className="mt-2.5 flex flex-wrap gap-1.5">
                {named[systems].map((system) => (
                  <Badge key={system}>{system}</Badge>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-faint">
        The names belong to their owners. A connection is built, tested and agreed in each project.
      </p>
    </>
  )
}
