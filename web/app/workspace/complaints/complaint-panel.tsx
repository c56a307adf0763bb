import { ORPCError } from '@orpc/client'
import type { Complaint } from '@plumbline/contract/compliance/complaints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { dayText } from '../shared-pieces/day-text.ts'
import { CloseAloneDialog } from '../shared-pieces/reason-dialog.tsx'
import { LongText, SharedSections, UnloadedPanel } from '../shared-pieces/record-panel.tsx'
import { PanelFacts, SidePanel } from '../shared-pieces/side-panel.tsx'
import { ComplaintFormDialog } from './complaint-form-dialog.tsx'
import { CHANNEL_LABELS, KIND_LABELS } from './complaint-text.ts'

export function ComplaintPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.complaints.find.queryOptions({ input: { id } }))
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isManager = useMayWrite()
  const [asked, setAsked] = useState<'edit' | 'reason' | 'finding'>()
  const [problem, setProblem] = useState<string>()
  const complaint = query.data
  if (!complaint) return <UnloadedPanel id={id} noun="complaint" query={query} onClose={onClose} />
  const { version } = complaint
  const subject = { kind: 'complaint', id } as const

  async function close(reason?: string) {
    setProblem(undefined)
    try {
      await apiClient.complaints.close({ id, version, ...(reason && { reason }) })
      setAsked(undefined)
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'REASON_MISSING') setAsked('reason')
      else setProblem(problemText(error, 'The complaint could not be closed. Please try again.'))
    }
    await queries.invalidateQueries({ queryKey: api.complaints.key() })
    await queries.invalidateQueries({ queryKey: api.history.key() })
  }

  return (
    <SidePanel
      id={id}
      title={`${complaint.number}. ${complaint.title}`}
      onClose={onClose}
      bar={
        <>
          <Badge tone={complaint.closedOn ? 'success' : 'neutral'}>
            {complaint.closedOn ? 'Closed' : complaint.isWaitingForClosure ? 'Waiting for closure' : 'Open'}
          </Badge>
          {complaint.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit complaint" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      <div className="grid gap-3 px-5 pb-4">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {complaint.isWaitingForClosure && (
          <Banner tone="warning">{complaint.closureAskedByName} asks a second manager to close this.</Banner>
        )}
        {(complaint.mayClose || isManager) && (
          <span className="flex flex-wrap gap-2">
            {isManager && (
              <Button size="small" look="quiet" onClick={() => setAsked('finding')}>
                Record a finding
              </Button>
            )}
            {complaint.mayClose && (
              <Button size="small" onClick={() => close()}>
                {complaint.isWaitingForClosure ? 'Close as second person' : 'Ask for closure'}
              </Button>
            )}
          </span>
        )}
      </div>
      {complaint.endedBecause && (
        <div className="px-5 pb-4">
          <Banner tone="warning" title="The formal clocks do not run">
            {complaint.endedBecause}
          </Banner>
        </div>
      )}
      <PanelFacts facts={factsOf(complaint)} />
      {complaint.notes.length > 0 && (
        <ul className="grid gap-1 px-5 pb-4 text-ink-soft text-sm">
          {complaint.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <LongText title="What was written or said" text={complaint.description} />
      <LongText title="Outcome" text={complaint.outcome} />
      <SharedSections subject={subject} mayChange={complaint.mayEdit} />
      {asked === 'edit' && <ComplaintFormDialog complaint={complaint} onClose={() => setAsked(undefined)} />}
      {asked === 'finding' && (
        <FindingFormDialog
          origin={subject}
          onClose={() => setAsked(undefined)}
          onSaved={({ id: findingId }) => navigate(`/tasks/findings?finding=${findingId}`)}
        />
      )}
      {asked === 'reason' && (
        <CloseAloneDialog noun="complaint" onSend={close} onClose={() => setAsked(undefined)} />
      )}
    </SidePanel>
  )
}

function factsOf(complaint: Complaint) {
  const { acknowledge, answer, provisionalCredit, acknowledgedOn, answeredOn, creditedOn } = complaint
  const dated = (clock: Complaint['answer'], done: string | null) => (
    <span className="grid">
      {clock ? `by ${dayText(clock.by)}` : 'No date by rule'}
      {clock && <span className="font-semibold text-brass text-xs">{clock.citation}</span>}
      {done && (
        <span>{clock && done > clock.by ? `Late, on ${dayText(done)}` : `Done on ${dayText(done)}`}</span>
      )}
    </span>
  )
  const facts: [string, React.ReactNode][] = [
    ['Kind', KIND_LABELS[complaint.kind]],
    ['Channel', CHANNEL_LABELS[complaint.channel]],
    ['Received', dayText(complaint.receivedOn)],
    ['Acknowledge', dated(acknowledge, acknowledgedOn)],
    ['Answer', dated(answer, answeredOn)],
    ['Owner', complaint.owner?.name ?? 'Nobody'],
  ]
  if (provisionalCredit)
    facts.push(['Provisional credit, if it takes longer', dated(provisionalCredit, creditedOn)])
  if (complaint.product) facts.push(['Product', complaint.product])
  if (complaint.closedOn)
    facts.push(['Closed', `${dayText(dayOfMoment(complaint.closedOn))} by ${complaint.closedByName}`])
  if (complaint.closedAloneReason) facts.push(['Closed alone', complaint.closedAloneReason])
  return facts
}
