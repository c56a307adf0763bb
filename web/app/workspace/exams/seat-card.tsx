import type { ExamSeat } from '@plumbline/contract/compliance/exam-seats.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { dayText } from '../work/day-text.ts'

const STATE_LABELS = { invited: 'Invited', active: 'Active', expired: 'Expired', ended: 'Ended' } as const

/** What people from outside see, until when, and the button that ends it. */
export function SeatCard({ exam }: { exam: Exam }) {
  const seats = useQuery(api.examSeats.list.queryOptions({ input: { id: exam.id } }))
  const [isInviting, setInviting] = useState(false)
  const [ending, setEnding] = useState<ExamSeat>()
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.examSeats.key() }),
      queries.invalidateQueries({ queryKey: api.exams.key() }),
    ])
  return (
    <Card className="grid gap-3 p-5">
      <header className="flex items-center gap-2">
        <h2 className="mr-auto font-semibold">Examiner seats</h2>
        <Button size="small" look="quiet" onClick={() => setInviting(true)}>
          Invite an examiner
        </Button>
      </header>
      <p className="text-ink-soft text-sm">
        A seat shows the delivered items of this exam and nothing else, until its last day. Every view is in
        the log. Viewing cannot prevent copying.
      </p>
      {seats.isError && <p className="text-sm">The seats could not be loaded.</p>}
      <ul className="grid gap-2 text-sm">
        {seats.data?.map((seat) => (
          <li key={seat.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold">
                {seat.name} <span className="font-normal text-ink-soft">{seat.email}</span>
              </p>
              <p className="text-ink-soft text-xs">
                Until {dayText(seat.lastDay)}, {seat.mayDownload ? 'may download' : 'views only'}
              </p>
            </div>
            <Badge tone={seat.state === 'active' ? 'success' : seat.state === 'invited' ? 'info' : 'neutral'}>
              {STATE_LABELS[seat.state]}
            </Badge>
            {(seat.state === 'active' || seat.state === 'invited') && (
              <Button
                size="small"
                look="plain"
                aria-label={`End the seat of ${seat.name} now`}
                onClick={() => setEnding(seat)}
              >
                End now
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isInviting && <InviteDialog exam={exam} onClose={() => setInviting(false)} onInvited={refresh} />}
      {ending && (
        <ConfirmDialog
          title="End the seat"
          question={
            <p>The examiner loses access at once. What they viewed and downloaded stays in the log.</p>
          }
          subject={`${ending.name}, ${ending.email}`}
          action="End now"
          onClose={() => setEnding(undefined)}
          onConfirm={async () => {
            try {
              await apiClient.examSeats.end({ examId: exam.id, id: ending.id })
              await refresh()
              setEnding(undefined)
            } catch (error) {
              return problemText(error, 'The seat could not be ended.')
            }
            return undefined
          }}
        />
      )}
    </Card>
  )
}

interface InviteDialogProps {
  exam: Exam
  onClose: () => void
  onInvited: () => Promise<unknown>
}

function InviteDialog({ exam, onClose, onInvited }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [lastDay, setLastDay] = useState(exam.endsOn ?? '')
  const [mayDownload, setMayDownload] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function invite(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '' || email.trim() === '' || lastDay === '')
      return setProblem('Enter the name, the email address, and the last day.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.examSeats.invite({ id: exam.id, email, name, lastDay, mayDownload })
      await onInvited()
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The invitation could not be sent.'))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title="Invite an examiner"
      description="The invitation names your institution, and neither the agency nor the exam."
      action="Send invitation"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextField
        label="Name"
        maxLength={maxLengthOf('examSeats.invite', 'name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Last day"
        type="date"
        value={lastDay}
        onChange={(event) => setLastDay(event.target.value)}
      />
      <Checkbox
        label="May download documents and the binder"
        hint="Without it there is no download button. Viewing cannot prevent copying: a screen can be photographed, and a browser can save what it shows. What is viewed carries the address and the time as a watermark."
        checked={mayDownload}
        onChange={setMayDownload}
      />
    </FormDialog>
  )
}
