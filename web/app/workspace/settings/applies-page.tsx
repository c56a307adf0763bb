import type { Applicability } from '@plumbline/contract/tenancy/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'

const OUTCOMES: Record<Applicability['outcome'], { label: string; tone: Tone }> = {
  applies: { label: 'Applies', tone: 'brand' },
  may_apply: { label: 'May apply', tone: 'warning' },
  does_not_apply: { label: 'Does not apply', tone: 'neutral' },
  not_assessed: { label: 'Not assessed by Plumbline', tone: 'neutral' },
}

const KINDS: readonly (readonly [Applicability['kind'], string])[] = [
  ['regulation', 'Regulations'],
  ['duty', 'Duties by size and volume'],
  ['loan_test', 'Loan tests'],
  ['other_law', 'Other laws'],
]

export default function AppliesPage() {
  const applies = useQuery(api.settings.whatApplies.queryOptions())
  if (applies.isPending) return <PageSpinner label="Working out what applies…" />
  if (applies.isError)
    return <ErrorState title="Failed to work out what applies" onRetry={() => applies.refetch()} />
  const { year, items } = applies.data
  const missing = new Set(items.flatMap((item) => item.missing))
  return (
    <div className="grid gap-5">
      <p className="max-w-2xl text-ink-soft">
        For {year}, from the facts under{' '}
        <Link to="/settings/institution" className="font-semibold underline">
          Institution
        </Link>
        .{' '}
        {missing.size === 0
          ? 'No fact is missing.'
          : `${missing.size} facts are missing; each "May apply" names its own.`}
      </p>
      {KINDS.map(([kind, title]) => (
        <SectionCard key={kind} title={title}>
          <ul className="divide-y divide-line border-line border-t">
            {items
              .filter((item) => item.kind === kind)
              .map((item) => (
                <Row key={item.id} item={item} />
              ))}
          </ul>
        </SectionCard>
      ))}
    </div>
  )
}

function Row({ item: { name, outcome, reason, citation, missing } }: { item: Applicability }) {
  const { label, tone } = OUTCOMES[outcome]
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3.5 sm:grid-cols-[minmax(0,16rem)_min(9rem,16vw)_minmax(0,1fr)]">
      <span className="font-semibold text-[0.9375rem]">{name}</span>
      <span>
        <Badge tone={tone} mayWrap>
          {label}
        </Badge>
      </span>
      <span className="min-w-0">
        {reason} {citation && <span className="text-ink-soft text-sm">{citation}</span>}
        {missing.length > 0 && (
          <span className="block text-sm">
            Missing:{' '}
            <Link to="/settings/institution" className="underline">
              {missing.join(', ')}
            </Link>
          </span>
        )}
      </span>
    </li>
  )
}
