import { ORPCError } from '@orpc/client'
import type { Complaint } from '@plumbline/contract/compliance/complaints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CitationList } from '../shared-pieces/citation-list.tsx'
import { CommentThread } from '../shared-pieces/comment-thread.tsx'
import { dayText } from '../shared-pieces/day-text.ts'
import { EvidencePanel } from '../shared-pieces/evidence-panel.tsx'
import { HistoryList } from '../shared-pieces/history-list.tsx'
import { LinkList } from '../shared-pieces/link-list.tsx'
import { PanelSection } from '../shared-pieces/panel-section.tsx'
import { PanelFacts, SidePanel } from '../shared-pieces/side-panel.tsx'
import { ComplaintFormDialog } from './complaint-form-dialog.tsx'
import { CHANNEL_LABELS, KIND_LABELS } from './complaint-text.ts'

export function ComplaintPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.complaints.find.queryOptions({ input: { id } }))
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'edit' | 'reason'>()
  const [problem, setProblem] = useState<string>()
  const complaint = query.data
  if (!complaint)
    return (
      <SidePanel
        id={id}
        title={query.isError ? 'This complaint cannot be shown' : 'Complaint'}
        bar={null}
        onClose={onClose}
      >
        <div className="p-5">
          {query.isPending ? (
            <Spinner label="Loading the complaint…" />
          ) : (
            problemText(query.error, 'It could not be loaded.')
          )}
        </div>
      </SidePanel>
    )
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
        {complaint.mayClose && (
          <span>
            <Button size="small" onClick={() => close()}>
              {complaint.isWaitingForClosure ? 'Close as second person' : 'Ask for closure'}
            </Button>
          </span>
        )}
      </div>
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
      <CitationList subject={subject} mayChange={complaint.mayEdit} />
      <EvidencePanel subject={subject} />
      <LinkList subject={subject} mayChange={complaint.mayEdit} />
      <CommentThread subject={subject} />
      <HistoryList subject={subject} />
      {asked === 'edit' && <ComplaintFormDialog complaint={complaint} onClose={() => setAsked(undefined)} />}
      {asked === 'reason' && <AloneDialog onSend={close} onClose={() => setAsked(undefined)} />}
    </SidePanel>
  )
}

function factsOf(complaint: Complaint) {
  const { acknowledge, answer, acknowledgedOn, answeredOn } = complaint
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
  if (complaint.product) facts.push(['Product', complaint.product])
  if (complaint.closedOn)
    facts.push(['Closed', `${dayText(complaint.closedOn.slice(0, 10))} by ${complaint.closedByName}`])
  if (complaint.closedAloneReason) facts.push(['Closed alone', complaint.closedAloneReason])
  return facts
}

function LongText({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <PanelSection title={title}>
      <p className="wrap-anywhere whitespace-pre-wrap text-sm">{text}</p>
    </PanelSection>
  )
}

function AloneDialog({
  onSend,
  onClose,
}: {
  onSend: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  function send(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') setProblem('Enter a reason.')
    else void onSend(reason)
  }
  return (
    <FormDialog
      size="small"
      title="Close alone"
      description="Your institution has a single manager. Say why one person closes this, and attach the board's minutes as evidence."
      action="Close the complaint"
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
