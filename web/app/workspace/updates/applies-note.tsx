import type { UpdateSummary } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react'
import { Link } from 'react-router'
import { CitationLink } from '../regulations/citation-link.tsx'

export const APPLIES_LABELS: Record<UpdateSummary['applies']['outcome'], string> = {
  applies: 'Applies',
  may_apply: 'May apply',
  does_not_apply: 'Does not apply',
  not_assessed: 'Not determined',
}

const ICONS = {
  applies: CircleCheck,
  may_apply: CircleDashed,
  does_not_apply: CircleX,
  not_assessed: CircleDashed,
}

/** Whether it applies to us, the reason, and the fact that would decide it. */
export function AppliesNote({ applies }: { applies: UpdateSummary['applies'] }) {
  const Icon = ICONS[applies.outcome]
  const citation = applies.citation ? parseCitation(applies.citation) : undefined
  return (
    <section className="rounded-card border border-line bg-surface p-4.5">
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon className="size-4.5" aria-hidden />
        {APPLIES_LABELS[applies.outcome]} to us
      </h3>
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{applies.reason}</p>
      {citation && (
        <p className="mt-1.5 font-semibold text-brass text-sm">
          <CitationLink citation={citation} text={applies.citation!} />
        </p>
      )}
      {applies.missing.length > 0 && (
        <p className="mt-1.5 text-sm">
          Not known:{' '}
          {applies.missing
            .map((fact) =>
              fact
                .replaceAll('_', ' ')
                .replace(/([A-Z])/g, ' $1')
                .toLowerCase(),
            )
            .join(', ')}
          .{' '}
          <Link to="/settings" className="font-semibold underline">
            Add the facts
          </Link>
        </p>
      )}
    </section>
  )
}
