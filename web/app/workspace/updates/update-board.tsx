import { AssessmentStatus, type UpdateSummary } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { PRIORITY_LABELS, PRIORITY_TONES, STATUS_LABELS } from './update-text.ts'

/** The same updates in columns, by the step of their assessment. */
export function UpdateBoard({ updates }: { updates: readonly UpdateSummary[] }) {
  return (
    <div className="grid gap-3.5 md:grid-cols-2 xl:grid-cols-5">
      {AssessmentStatus.options.map((status) => {
        const own = updates.filter((update) => update.status === status)
        return (
          <section key={status} className="min-w-0">
            <h2 className="mb-2 font-semibold">
              {STATUS_LABELS[status]} <span className="font-normal text-ink-soft">{own.length}</span>
            </h2>
            <ul className="grid gap-2">
              {own.map((update) => (
                <li
                  key={update.slug}
                  className="relative rounded-card border border-line bg-surface p-3.5 text-[0.9375rem]"
                >
                  <Badge tone={PRIORITY_TONES[update.priority]}>{PRIORITY_LABELS[update.priority]}</Badge>
                  <p className="mt-1.5">
                    <Link
                      to={`/updates/${update.slug}`}
                      className="font-semibold after:absolute after:inset-0 hover:underline"
                    >
                      {update.title}
                    </Link>
                  </p>
                  {(update.ownerName || update.dueOn) && (
                    <p className="mt-1 text-ink-soft text-sm">
                      {update.ownerName} {update.dueOn && `Due ${longDateUtc(update.dueOn)}`}
                    </p>
                  )}
                </li>
              ))}
              {own.length === 0 && <li className="px-1 text-ink-soft text-sm">Nothing here</li>}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
