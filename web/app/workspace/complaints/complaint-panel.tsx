import { ANSWERED_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import type { Complaint } from '@plumbline/contract/compliance/complaints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileDown, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { saveFile } from '../../ui/save-file.ts'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { ClosureButton } from '../work/closure-button.tsx'
import { dayText } from '../work/day-text.ts'
import { CloseAloneDialog, ReasonDialog } from '../work/reason-dialog.tsx'
import { LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { factsOf } from './complaint-facts.tsx'
import { ComplaintFlags } from './complaint-flags.tsx'
import { ComplaintFormDialog } from './complaint-form-dialog.tsx'

const { description, ...FOUND } = ANSWERED_FIELDS
const WRITTEN = { description }

export function ComplaintPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.complaints.find.queryOptions({ input: { id } }))
  const queries = useQueryClient()
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<'edit' | 'reason' | 'finding' | 'reopen'>()
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
      if (refusalOf(apiClient.complaints.close, error)?.code === 'REASON_MISSING') setAsked('reason')
      else setProblem(problemText(error, 'The complaint could not be closed. Please try again.'))
    }
    await queries.invalidateQueries({ queryKey: api.complaints.key() })
    await queries.invalidateQueries({ queryKey: api.history.key() })
  }

  async function reopen(reason: string) {
    await apiClient.complaints.reopen({ id, version, reason })
    setAsked(undefined)
    await queries.invalidateQueries({ queryKey: api.complaints.key() })
    await queries.invalidateQueries({ queryKey: api.history.key() })
  }

  async function saveLetter(format: 'docx' | 'pdf') {
    setProblem(undefined)
    try {
      saveFile(await apiClient.complaints.responseLetter({ id, format }))
    } catch (error) {
      setProblem(problemText(error, 'The letter could not be made. Please try again.'))
    }
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
        {complaint.reopenedAt && (
          <Banner tone="info">
            Reopened on {dayText(dayOfMoment(complaint.reopenedAt))} by {complaint.reopenedByName}
          </Banner>
        )}
        {complaint.isWaitingForClosure && (
          <Banner tone="warning">
            {complaint.closureAskedByName} asked for a second manager to close this.
          </Banner>
        )}
        <span className="flex flex-wrap gap-2">
          {(['docx', 'pdf'] as const).map((format) => (
            <Button key={format} size="small" look="quiet" onClick={() => saveLetter(format)}>
              <FileDown className="size-4" aria-hidden /> Response letter (
              {format === 'docx' ? 'Word' : 'PDF'})
            </Button>
          ))}
          {mayWrite && (
            <Button size="small" look="quiet" onClick={() => setAsked('finding')}>
              Record a finding
            </Button>
          )}
          {complaint.closedOn && mayWrite && (
            <Button size="small" look="quiet" onClick={() => setAsked('reopen')}>
              Reopen
            </Button>
          )}
          {complaint.mayClose && (
            <ClosureButton
              label={complaint.isWaitingForClosure ? 'Close as second person' : 'Ask for closure'}
              missing={missingFor(complaint)}
              onPress={() => close()}
            />
          )}
        </span>
      </div>
      {complaint.endedBecause && (
        <div className="px-5 pb-4">
          <Banner tone="warning" title="The formal deadlines do not apply">
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
      <LongFields fields={WRITTEN} record={complaint} />
      <ComplaintFlags complaint={complaint} />
      <LongFields fields={FOUND} record={complaint} />
      <SharedSections subject={subject} mayChange={complaint.mayEdit} />
      {asked === 'edit' && <ComplaintFormDialog complaint={complaint} onClose={() => setAsked(undefined)} />}
      {asked === 'finding' && (
        <FindingFormDialog
          origin={subject}
          onClose={() => setAsked(undefined)}
          onSaved={({ id: findingId }) => navigate(`/tasks/findings?finding=${findingId}`)}
        />
      )}
      {asked === 'reopen' && (
        <ReasonDialog
          title="Reopen the complaint"
          description="Say why. For example, the consumer wrote again. If another answer is due, clear the day it was answered so that its deadlines apply again."
          action="Reopen"
          maxLength={maxLengthOf('complaints.reopen', 'reason')}
          onSend={reopen}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'reason' && (
        <CloseAloneDialog
          noun="complaint"
          maxLength={maxLengthOf('complaints.close', 'reason')}
          onSend={close}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SidePanel>
  )
}

/** What the server would refuse a closure for. */
function missingFor({ answeredOn, portalBy, evidenceCount }: Complaint): string | undefined {
  if (!answeredOn) return 'Enter the day it was answered before closing.'
  if (portalBy) return 'Enter the day of the final response in the CFPB portal before closing.'
  return evidenceCount === 0 ? 'Closing needs evidence. Attach it below first.' : undefined
}
