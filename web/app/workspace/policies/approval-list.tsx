import { MEETING_BODY_LABELS } from '@plumbline/contract/compliance/meetings.ts'
import type { PolicyApproval, PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import type { BoardDecision } from '@plumbline/contract/compliance/policy-board.ts'
import { CircleCheck, CircleDashed, Clock3, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { dayText } from '../work/day-text.ts'
import { ImportedNote } from '../work/imported-note.tsx'

type Progress = 'approved' | 'sent_back' | 'asked' | 'later'

const MARKS: Readonly<Record<Progress, ReactNode>> = {
  approved: <CircleCheck className="size-4.5 flex-none text-success" aria-hidden />,
  sent_back: <Undo2 className="size-4.5 flex-none text-warning" aria-hidden />,
  asked: <Clock3 className="size-4.5 flex-none text-info" aria-hidden />,
  later: <CircleDashed className="size-4.5 flex-none text-ink-faint" aria-hidden />,
}

/** Who approves or approved a version, in which way, when, and with what minutes. */
export function ApprovalList({ version }: { version: PolicyVersionSummary }) {
  const { approvals, isParallel, board, boardDecision } = version
  const open = approvals.filter(({ decision }) => decision === null)
  const isAsked = ({ userId }: PolicyApproval) => isParallel || open[0]?.userId === userId
  return (
    <>
      {approvals.length > 1 && (
        <p className="text-ink-soft">
          {isParallel ? 'They decide at the same time.' : 'They decide in order.'}
        </p>
      )}
      <ol className="grid gap-2.5">
        {approvals.map((approval) => {
          const { userId, name, decision, decidedAt, isImported, comment } = approval
          const progress = decision ?? (isAsked(approval) ? 'asked' : 'later')
          return (
            <li key={userId} className="flex gap-2.5">
              {MARKS[progress]}
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="text-ink-soft">
                  {progress === 'approved' && decidedAt && `Approved on ${dayText(dayOfMoment(decidedAt))}`}
                  {progress === 'sent_back' && 'Sent back'}
                  {progress === 'asked' && 'Asked to decide'}
                  {progress === 'later' && 'Decides after that'}
                </span>
                {isImported && <ImportedNote />}
                {comment && <span className="wrap-anywhere block">{comment}</span>}
              </span>
            </li>
          )
        })}
        {board && (
          <li className="flex gap-2.5">
            {MARKS[boardDecision ? 'approved' : open.length === 0 ? 'asked' : 'later']}
            <span className="min-w-0">
              <span className="block font-semibold">{MEETING_BODY_LABELS[board]}</span>
              {boardDecision ? (
                <Decision decision={boardDecision} />
              ) : (
                <span className="text-ink-soft">
                  {open.length === 0 ? 'Decides at a meeting' : 'Decides after the people'}
                </span>
              )}
            </span>
          </li>
        )}
      </ol>
    </>
  )
}

function Decision({ decision }: { decision: BoardDecision }) {
  const { meetingId, meetingTitle, heldOn, item, resolution, minutes, recordedByName, recordedAt } = decision
  return (
    <span className="grid gap-1 text-ink-soft">
      <span>Approved on {dayText(heldOn)}</span>
      <Link
        to={`/meetings?meeting=${meetingId}`}
        className="wrap-anywhere font-semibold text-brand underline"
      >
        {meetingTitle}
      </Link>
      <span className="wrap-anywhere">{resolution || item}</span>
      <span className="wrap-anywhere">Minutes: {minutes.map(({ title }) => title).join(', ')}</span>
      <span>
        Recorded by {recordedByName} on {dayText(dayOfMoment(recordedAt))}
      </span>
    </span>
  )
}
