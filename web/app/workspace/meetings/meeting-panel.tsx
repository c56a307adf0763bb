import {
  AGENDA_DECISION_LABELS,
  AGENDA_KIND_LABELS,
  type AgendaItem,
  MEETING_FIELDS,
  MEETING_STATUS_LABELS,
  type Meeting,
} from '@plumbline/contract/compliance/meetings.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast.tsx'
import { dayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { MeetingFormDialog } from './meeting-form-dialog.tsx'
import { MeetingProposal } from './meeting-proposal.tsx'

export const MEETING_TONES: Readonly<Record<Meeting['status'], Tone>> = {
  planned: 'info',
  held: 'success',
  cancelled: 'neutral',
}

const DECISION_TONES: Readonly<Record<AgendaItem['decision'], Tone>> = {
  open: 'warning',
  approved: 'success',
  noted: 'info',
  deferred: 'neutral',
  refused: 'danger',
}

export function MeetingPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.meetings.find.queryOptions({ input: { id } }))
  const [isEdited, setEdited] = useState(false)
  const meeting = query.data
  if (!meeting) return <UnloadedPanel id={id} noun="meeting" query={query} onClose={onClose} />
  const isHeld = meeting.status === 'held'
  return (
    <SidePanel
      id={id}
      title={`${meeting.number}. ${meeting.title}`}
      onClose={onClose}
      bar={
        <>
          <Badge tone={MEETING_TONES[meeting.status]}>{MEETING_STATUS_LABELS[meeting.status]}</Badge>
          {meeting.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit meeting" onClick={() => setEdited(true)}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      <div className="grid gap-3 px-5 pb-4">
        {isHeld && !meeting.hasMinutes && (
          <Banner tone="warning" title="No signed minutes">
            Have the minutes signed and add them below as evidence.
          </Banner>
        )}
        <DocumentButtons meeting={meeting} />
      </div>
      <PanelFacts
        facts={[
          ['Date', dayText(meeting.heldOn)],
          ['Prepared by', meeting.owner?.name ?? 'Nobody'],
          ...factsOfFields(MEETING_FIELDS, meeting),
        ]}
      />
      <Agenda meeting={meeting} />
      {meeting.status === 'planned' && meeting.mayEdit && <MeetingProposal meeting={meeting} />}
      <LongFields fields={MEETING_FIELDS} record={meeting} />
      <SharedSections subject={{ kind: 'meeting', id }} mayChange={meeting.mayEdit} />
      {isEdited && <MeetingFormDialog meeting={meeting} onClose={() => setEdited(false)} />}
    </SidePanel>
  )
}

function DocumentButtons({ meeting: { id, status } }: { meeting: Meeting }) {
  const name = status === 'held' ? 'Minutes' : 'Agenda'
  const [busy, setBusy] = useState<'pdf' | 'docx'>()
  async function save(format: 'pdf' | 'docx') {
    setBusy(format)
    try {
      saveFile(await apiClient.meetings.document({ id, format }))
    } catch (error) {
      showToast('The document could not be made', problemText(error, 'Please try again.'))
    }
    setBusy(undefined)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" look="quiet" busy={busy === 'pdf'} onClick={() => save('pdf')}>
        {name}, PDF
      </Button>
      <Button size="small" look="quiet" busy={busy === 'docx'} onClick={() => save('docx')}>
        {name}, Word
      </Button>
    </div>
  )
}

function Agenda({ meeting: { agenda, status } }: { meeting: Meeting }) {
  return (
    <PanelSection title={status === 'held' ? 'Items and decisions' : 'Agenda'} count={agenda.length}>
      {agenda.length === 0 ? (
        <p className="text-ink-soft text-sm">Nothing is on the agenda yet.</p>
      ) : (
        <ol className="grid gap-3">
          {agenda.map(({ id, title, kind, decision, resolution, subject }, index) => (
            <li key={id} className="grid gap-1 text-sm">
              <p className="wrap-anywhere font-semibold">
                {index + 1}. {title}
              </p>
              <p className="flex flex-wrap items-center gap-2 text-ink-soft text-xs">
                {AGENDA_KIND_LABELS[kind]}
                {status === 'held' && (
                  <Badge tone={DECISION_TONES[decision]}>{AGENDA_DECISION_LABELS[decision]}</Badge>
                )}
                {subject && (
                  <Link to={subject.path} className="wrap-anywhere font-semibold text-brand hover:underline">
                    {subject.title}
                  </Link>
                )}
              </p>
              {resolution && <p className="wrap-anywhere whitespace-pre-wrap">{resolution}</p>}
            </li>
          ))}
        </ol>
      )}
    </PanelSection>
  )
}
