import { MEETING_BODY_LABELS } from '@plumbline/contract/compliance/meetings.ts'
import type { Policy, PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { dayText } from '../work/day-text.ts'

interface BoardStepProps {
  policy: Policy
  version: PolicyVersionSummary
  onRecord: (decision: { meetingId: string; agendaItemId: string }) => Promise<unknown>
}

/** Once the people agreed: links the meeting at which the board approved the version. */
export function BoardStep({ policy, version, onRecord }: BoardStepProps) {
  const body = version.board && MEETING_BODY_LABELS[version.board]
  const offered = policy.boardApprovals.filter((one) => one.body === version.board)
  const [chosen, setChosen] = useState('')
  const [isBusy, setBusy] = useState(false)
  const decision = offered.find(({ agendaItemId }) => agendaItemId === chosen) ?? offered[0]
  if (!decision)
    return (
      <p className="text-ink-soft">
        Put it on the agenda of a meeting ({body?.toLowerCase()}), record the decision there, and file the
        signed minutes. Then record the approval here.{' '}
        <Link to="/meetings" className="font-semibold text-brand underline">
          Open meetings
        </Link>
      </p>
    )
  const { meetingId, agendaItemId, hasMinutes } = decision
  return (
    <div className="grid gap-2.5">
      <Select
        label="Meeting that approved it"
        value={agendaItemId}
        onChange={(event) => setChosen(event.target.value)}
      >
        {offered.map((one) => (
          <option key={one.agendaItemId} value={one.agendaItemId}>
            {dayText(one.heldOn)}: {one.title}
          </option>
        ))}
      </Select>
      {!hasMinutes && (
        <p className="text-warning">
          Its minutes are missing: a file, as evidence of the type “Board minutes”.{' '}
          <Link to={`/meetings?meeting=${meetingId}`} className="font-semibold underline">
            File them with the meeting
          </Link>
        </p>
      )}
      <div>
        <Button
          size="small"
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            void onRecord({ meetingId, agendaItemId }).finally(() => setBusy(false))
          }}
        >
          Record the approval
        </Button>
      </div>
    </div>
  )
}
