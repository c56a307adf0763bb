import type { TrialRequest } from '@plumbline/contract/outreach/requests.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import type { Outcome } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { ASSET_SIZES, CONCERNS, EMPLOYEE_COUNTS, GOALS } from '../../platform/forms/submission-labels.ts'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import type { Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { useRequestAction } from './request-action.ts'
import { RequestCard, RequestListFrame, type RequestListProps } from './request-list.tsx'

const STATES: Record<TrialRequest['status'], { tone: Tone; label: string }> = {
  new: { tone: 'brass', label: 'New' },
  accepted: { tone: 'success', label: 'Accepted' },
  declined: { tone: 'neutral', label: 'Declined' },
}

export function TrialList({
  address: { id: shownId, search, status, page },
  onPage,
  announce,
}: RequestListProps) {
  const [declining, setDeclining] = useState<TrialRequest>()
  const { act, busyId } = useRequestAction(announce)
  const query = useQuery(
    api.requests.trials.queryOptions({
      input: { id: shownId || undefined, search, status, page },
      placeholderData: keepPreviousData,
    }),
  )
  const accept = ({ id, fullName, email }: TrialRequest) =>
    act(
      id,
      apiClient.requests.acceptTrial({ id }),
      `${fullName} has a 14-day trial; the invitation went to ${email}`,
      'Failed to accept the request',
    )

  return (
    <>
      <RequestListFrame
        query={query}
        onPage={onPage}
        render={(request) => (
          <RequestCard
            key={request.id}
            title={request.fullName}
            subtitle={request.companyName}
            createdAt={request.createdAt}
            state={STATES[request.status]}
            facts={factsOf(request)}
            text={request.currentComplianceTools && `Current tools: ${request.currentComplianceTools}`}
            actions={
              request.status === 'new' && (
                <>
                  <Button size="small" busy={busyId === request.id} onClick={() => accept(request)}>
                    Accept and invite
                  </Button>
                  <Button size="small" look="quiet" onClick={() => setDeclining(request)}>
                    Decline
                  </Button>
                </>
              )
            }
          />
        )}
      />
      {declining && (
        <DeclineDialog
          request={declining}
          onClose={() => setDeclining(undefined)}
          onDecline={async (note) => {
            const { id, fullName } = declining
            const outcome = await act(
              id,
              apiClient.requests.declineTrial({ id, note }),
              `The request of ${fullName} was declined`,
              'Failed to decline the request',
            )
            if (outcome.tone === 'success') setDeclining(undefined)
            return outcome
          }}
          busy={busyId === declining.id}
        />
      )}
    </>
  )
}

function factsOf(request: TrialRequest): [string, string][] {
  return [
    ['Email', request.email],
    ['Job title', request.jobTitle],
    ['Institution', COMPANY_TYPE_LABELS[request.institutionType]],
    ['Assets', ASSET_SIZES[request.assetsSize]],
    ['Employees', EMPLOYEE_COUNTS[request.numberOfEmployees]],
    ['Primary goal', GOALS[request.primaryGoal]],
    ['Concerns', request.regulatoryConcerns.map((concern) => CONCERNS[concern]).join(', ')],
    ['Note', request.decisionNote],
  ]
}

interface DeclineDialogProps {
  request: TrialRequest
  onClose: () => void
  onDecline: (note: string) => Promise<Outcome>
  busy: boolean
}

function DeclineDialog({ request, onClose, onDecline, busy }: DeclineDialogProps) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()

  async function decline() {
    setProblem(undefined)
    const { tone, text } = await onDecline(note.trim())
    if (tone === 'danger') setProblem(text)
  }

  return (
    <Dialog
      open
      holdsTyping
      busy={busy}
      onClose={onClose}
      size="small"
      title="Decline request"
      description={`${request.fullName}, ${request.companyName}. They get a short, polite email without your note.`}
      actions={
        <>
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button busy={busy} onClick={decline}>
            Decline
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
        <TextArea
          label="Note for your colleagues"
          optional
          maxLength={maxLengthOf('requests.declineTrial', 'note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
