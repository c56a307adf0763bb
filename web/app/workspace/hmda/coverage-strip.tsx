import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { SectionCard } from '../../ui/card.tsx'

const DUTIES = ['hmda_reporting', 'hmda_partial_exemption', 'hmda_quarterly']
const OUTCOMES = {
  applies: 'Yes',
  does_not_apply: 'No',
  may_apply: 'Not determined',
  not_assessed: 'Not assessed',
} as const

/** Whether the institution reports, what it may leave out, and whether quarterly: from its own facts. */
export function CoverageStrip() {
  const { data } = useQuery(api.settings.whatApplies.queryOptions())
  const duties = data?.items.filter(({ id }) => DUTIES.includes(id)) ?? []
  return (
    <SectionCard
      title="Does HMDA reporting apply to you?"
      className="mb-6"
      action={
        <Link className="underline underline-offset-3" to="/loan-tests/hmda-coverage">
          Coverage test
        </Link>
      }
    >
      <dl className="grid min-h-24 border-line border-t md:grid-cols-3">
        {duties.map(({ id, name, outcome, reason, citation, missing }) => (
          <div
            key={id}
            className="border-line px-5 py-3 text-sm not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <strong className="font-display text-lg font-semibold">{OUTCOMES[outcome]}</strong>
              <p className="mt-0.5">{reason}</p>
              {missing.length > 0 && (
                <p className="mt-1">
                  Missing:{' '}
                  <Link className="underline underline-offset-3" to="/settings/institution">
                    {missing.join('; ')}
                  </Link>
                </p>
              )}
              {citation && (
                <p className="mt-1 font-bold text-brass">12 CFR {citation.replace('12 CFR ', '')}</p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
