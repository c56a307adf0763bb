import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import clsx from 'clsx'
import { CircleCheck, CircleDashed, CircleDot, CircleSlash } from 'lucide-react'
import { longDateUtc } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { STATUS_LABELS } from './update-text.ts'

const STEPS = ['identified', 'assessed', 'planned', 'completed'] as const

/** How far the work is. On a phone only the present step is shown. */
export function UpdateSteps({ update: { assessment } }: { update: UpdateDetail }) {
  if (assessment.status === 'not_applicable')
    return (
      <p className="flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-3">
        <CircleSlash className="size-4.5 flex-none" aria-hidden />
        <span className="wrap-anywhere">
          <strong>Does not apply.</strong> {assessment.notApplicableReason}
        </span>
      </p>
    )
  const at = STEPS.indexOf(assessment.status)
  return (
    <ol
      aria-label="Steps"
      className="grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-4"
    >
      {STEPS.map((step, index) => {
        const isPresent = index === at
        const isDone = index < at || (isPresent && step === 'completed')
        const Icon = isDone ? CircleCheck : isPresent ? CircleDot : CircleDashed
        const done = assessment.steps.findLast((one) =>
          one.step.toLowerCase().startsWith(step === 'completed' ? 'signed' : step),
        )
        return (
          <li
            key={step}
            aria-current={isPresent ? 'step' : undefined}
            className={clsx('flex gap-2.5 px-4 py-3', isPresent ? 'bg-brand-soft' : 'max-sm:sr-only')}
          >
            <Icon className="mt-0.5 size-4.5 flex-none" aria-hidden />
            <span>
              <span className="block font-semibold">
                {STATUS_LABELS[step]}
                <span className="font-normal text-ink-soft sm:hidden">, step {index + 1} of 4</span>
              </span>
              <span className="block text-ink-soft text-sm">
                {done
                  ? `${longDateUtc(dayOfMoment(done.at))}, ${done.byName}`
                  : step === 'completed' && 'After sign-off by a second person'}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
