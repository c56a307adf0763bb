import type { Assessment, UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { longDateUtc } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { EvidencePanel } from '../work/evidence-panel.tsx'
import { AssessmentForm } from './assessment-form.tsx'
import { AssessmentTasks } from './assessment-tasks.tsx'
import { SignOff } from './sign-off.tsx'
import { SignedAssessment } from './signed-assessment.tsx'
import { IMPACT_LABELS, STATUS_LABELS } from './update-text.ts'

/** What the institution decided, with the tasks and the evidence of it, and the sign-off that ends it. */
export function AssessmentPanel({ update }: { update: UpdateDetail }) {
  const { id, assessment, mayDecide } = update
  const isSigned = assessment.status === 'completed'
  const isLeftOut = assessment.status === 'not_applicable'
  return (
    <div className="rounded-card border border-line bg-surface *:first:border-t-0">
      {isSigned ? (
        <SignedAssessment update={update} />
      ) : mayDecide ? (
        <AssessmentForm update={update} />
      ) : (
        <Shown assessment={assessment} />
      )}
      {!isLeftOut && <AssessmentTasks update={update} />}
      {!isLeftOut && <EvidencePanel subject={{ kind: 'assessment', id }} mayLink />}
      {mayDecide && !isSigned && !isLeftOut && assessment.version > 0 && <SignOff update={update} />}
      <History assessment={assessment} />
    </div>
  )
}

function Shown({ assessment }: { assessment: Assessment }) {
  return (
    <div className="grid gap-1.5 px-4 py-4 text-[0.9375rem] sm:px-5">
      <p className="font-semibold">{STATUS_LABELS[assessment.status]}</p>
      {assessment.impact && (
        <p className="wrap-anywhere">
          Impact: {IMPACT_LABELS[assessment.impact]}. {assessment.impactReason}
        </p>
      )}
      {assessment.plan && <p className="wrap-anywhere">{assessment.plan}</p>}
      {assessment.dueOn && <p>Due {longDateUtc(assessment.dueOn)}</p>}
      <p className="text-ink-soft text-sm">Managers decide and sign off.</p>
    </div>
  )
}

function History({ assessment: { steps } }: { assessment: Assessment }) {
  if (steps.length === 0) return null
  return (
    <details className="border-line border-t px-4 py-3 sm:px-5">
      <summary className="min-h-8 cursor-pointer py-1 font-semibold text-[0.9375rem]">
        History ({steps.length})
      </summary>
      <ol className="mt-2 grid gap-2 text-sm">
        {steps.map(({ step, words, byName, at }) => (
          <li key={at + step}>
            <span className="font-semibold">{step}</span>
            <span className="text-ink-soft">
              {' '}
              · {byName}, {longDateUtc(dayOfMoment(at))}
            </span>
            {words && <p className="wrap-anywhere">{words}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}
