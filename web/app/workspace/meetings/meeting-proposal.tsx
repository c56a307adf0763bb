import { type AgendaProposal, MEETING_FIELDS, type Meeting } from '@plumbline/contract/compliance/meetings.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { PanelSection } from '../work/panel-section.tsx'
import { draftOf } from '../work/record-fields.tsx'
import { agendaInput, proposedInput } from './meeting-agenda.ts'

/** What is due by the day of the meeting and not on its agenda yet. */
export function MeetingProposal({ meeting }: { meeting: Meeting }) {
  const queryClient = useQueryClient()
  const proposal = useQuery(api.meetings.proposal.queryOptions({ input: { id: meeting.id } }))
  const add = useMutation({
    mutationFn: (items: readonly AgendaProposal[]) =>
      apiClient.meetings.update({
        ...draftOf(MEETING_FIELDS, meeting),
        ...{ id: meeting.id, version: meeting.version, heldOn: meeting.heldOn },
        agenda: [...agendaInput(meeting), ...items.map(proposedInput)],
      }),
    async onSuccess() {
      for (const queryKey of [api.meetings.key(), api.workLinks.key(), api.history.key()])
        await queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => showToast('The agenda could not be changed', problemText(error, 'Please try again.')),
  })
  if (proposal.isPending) return <Skeleton className="mx-5 mb-4 h-20" />
  if (proposal.isError || proposal.data.length === 0) return null
  const items = proposal.data
  return (
    <PanelSection
      title="Due by this meeting"
      count={items.length}
      action={
        <Button size="small" look="plain" busy={add.isPending} onClick={() => add.mutate(items)}>
          Add all
        </Button>
      }
    >
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.key} className="flex items-start gap-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold">{item.title}</p>
              <p className="wrap-anywhere text-ink-soft text-xs">{item.why}</p>
            </div>
            <Button
              size="small"
              look="quiet"
              aria-label={`Add “${item.title}” to the agenda`}
              busy={add.isPending}
              onClick={() => add.mutate([item])}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
