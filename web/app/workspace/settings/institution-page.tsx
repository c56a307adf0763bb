import type { Fact } from '@plumbline/contract/tenancy/institution-facts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useCountyNames } from '../../tools/fair-lending/county-names.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { todayText } from '../../ui/day-of-moment.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { FactDialog } from './fact-dialog.tsx'
import { FACT_GROUPS, type FactField, valueText } from './fact-fields.ts'
import { InstitutionForm } from './institution-form.tsx'
import { QuotaNotice } from './quota-notice.tsx'

/** Name and plan above, then the facts that decide what applies, each with the day since which it is true. */
export default function InstitutionPage() {
  const settings = useQuery(api.settings.find.queryOptions())
  const facts = useQuery(api.settings.facts.queryOptions())
  const me = useQuery(api.members.me.queryOptions())
  const [editing, setEditing] = useState<{ field: FactField; fact: Fact | undefined }>()
  if (settings.isPending || facts.isPending || me.isPending)
    return <PageSpinner label="Loading the institution…" />
  if (settings.isError || facts.isError || me.isError)
    return (
      <ErrorState
        title="Failed to load the institution"
        onRetry={() => Promise.all([settings.refetch(), facts.refetch(), me.refetch()])}
      />
    )
  const manages = me.data.role !== 'user'
  return (
    <div className="grid gap-5">
      <QuotaNotice />
      <InstitutionForm key={settings.data.version} settings={settings.data} manages={manages} />
      {manages && (
        <p className="text-ink-soft">
          Step by step, with what applies beside it:{' '}
          <Link to="/welcome" className="font-semibold text-brand underline underline-offset-4">
            guided set-up
          </Link>
        </p>
      )}
      {FACT_GROUPS.map(({ title, fields }) => (
        <SectionCard key={title} title={title}>
          <dl className="divide-y divide-line border-line border-t">
            {fields.map((field) => (
              <FactRow
                key={field.key}
                field={field}
                facts={facts.data.filter(({ key }) => key === field.key)}
                onEdit={manages ? (fact) => setEditing({ field, fact }) : undefined}
              />
            ))}
          </dl>
        </SectionCard>
      ))}
      {editing && (
        <FactDialog field={editing.field} fact={editing.fact} onClose={() => setEditing(undefined)} />
      )}
    </div>
  )
}

interface FactRowProps {
  field: FactField
  /** All values that were entered, the latest first. */
  facts: readonly Fact[]
  onEdit: ((fact: Fact | undefined) => void) | undefined
}

function FactRow({ field, facts, onEdit }: FactRowProps) {
  const today = todayText()
  const counties = useCountyNames(field.key === 'counties' && facts.length > 0)
  const years = [...new Set(facts.map(({ year }) => year))]
  const current = years.flatMap(
    (year) => facts.find((fact) => fact.year === year && fact.trueSince <= today) ?? [],
  )
  const past = facts.filter((fact) => !current.includes(fact))
  const word = current.length === 0 || field.byYear ? 'Enter' : 'Change'
  return (
    <div className="grid gap-x-6 gap-y-1 px-5 py-3.5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto]">
      <dt className="font-semibold text-[0.9375rem]">{field.label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {current.length === 0 && <span className="text-ink-faint">Not known</span>}
        {current.map((fact) => (
          <p key={`${fact.year}`}>
            {fact.year !== null && <span className="tabular text-ink-soft">{fact.year}: </span>}
            {valueText(field, fact.value, counties)}{' '}
            <span className="text-ink-faint text-sm">since {shortDate(fact.trueSince)}</span>
          </p>
        ))}
        {past.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="cursor-pointer text-ink-soft">History</summary>
            <ul className="mt-1 grid gap-1 text-ink-soft">
              {facts.map((fact) => (
                <li key={`${fact.year}/${fact.trueSince}`}>
                  {fact.year !== null && `${fact.year}: `}
                  {valueText(field, fact.value, counties)}, since {shortDate(fact.trueSince)}, entered by{' '}
                  {fact.enteredBy}
                </li>
              ))}
            </ul>
          </details>
        )}
      </dd>
      {onEdit && (
        <dd>
          <Button
            look="quiet"
            size="small"
            aria-label={`${word} ${field.label}`}
            onClick={() => onEdit(current[0])}
          >
            {word}
          </Button>
        </dd>
      )}
    </div>
  )
}
