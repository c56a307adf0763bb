import {
  INCIDENT_FIELDS,
  INCIDENT_STATUS_LABELS,
  type Incident,
} from '@plumbline/contract/compliance/incidents.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { IncidentFormDialog } from './incident-form-dialog.tsx'

export function IncidentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.incidents.find.queryOptions({ input: { id } }))
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<'edit' | 'finding'>()
  const incident = query.data
  if (!incident) return <UnloadedPanel id={id} noun="incident" query={query} onClose={onClose} />
  const subject = { kind: 'incident', id } as const
  const close = () => setAsked(undefined)
  return (
    <SidePanel
      id={id}
      title={`${incident.number}. ${incident.title}`}
      onClose={onClose}
      bar={
        <>
          <Badge tone={incident.status === 'closed' ? 'success' : 'warning'}>
            {INCIDENT_STATUS_LABELS[incident.status]}
          </Badge>
          {incident.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit incident" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      <div className="grid gap-3 px-5 pb-4">
        <ClockBanner incident={incident} />
        {mayWrite && (
          <span>
            <Button size="small" look="quiet" onClick={() => setAsked('finding')}>
              Record a finding
            </Button>
          </span>
        )}
      </div>
      <PanelFacts facts={factsOf(incident)} />
      <ul className="grid gap-1 px-5 pb-4 text-ink-soft text-sm">
        {incident.clock.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <LongFields fields={INCIDENT_FIELDS} record={incident} />
      <SharedSections subject={subject} mayChange={incident.mayEdit} />
      {asked === 'edit' && <IncidentFormDialog incident={incident} onClose={close} />}
      {asked === 'finding' && (
        <FindingFormDialog
          origin={subject}
          onClose={close}
          onSaved={({ id: findingId }) => navigate(`/tasks/findings?finding=${findingId}`)}
        />
      )}
    </SidePanel>
  )
}

/** By when the agency has to know, or that it does. */
function ClockBanner({ incident: { notifyBy, notifiedAt, reportable, clock } }: { incident: Incident }) {
  if (!notifyBy) return null
  if (notifiedAt) {
    const isLate = notifiedAt > notifyBy
    return (
      <Banner tone={isLate ? 'warning' : 'success'}>
        Notified on {dateAndTime(notifiedAt)}
        {isLate ? `, after the time had ended on ${dateAndTime(notifyBy)}` : ', in time'}.
      </Banner>
    )
  }
  const isOver = new Date(notifyBy).getTime() < Date.now()
  return (
    <Banner
      tone={isOver ? 'danger' : 'warning'}
      title={isOver ? 'The time has ended' : `Notify by ${dateAndTime(notifyBy)}`}
    >
      {isOver && `It ended on ${dateAndTime(notifyBy)}. `}
      {reportable === 'yes'
        ? `The notice goes to: ${clock.whom}.`
        : `If it has to be reported, the notice goes to: ${clock.whom}. Decide it, and edit the incident.`}{' '}
      <span className="font-semibold">{clock.citation}</span>
    </Banner>
  )
}

function factsOf(incident: Incident): [string, React.ReactNode][] {
  const { owner, discoveredAt, believedAt, toldByVendorAt, notifiedAt } = incident
  const { vendorId, vendorName } = incident
  const facts: [string, React.ReactNode][] = [
    ['Owner', owner?.name ?? 'Nobody'],
    ...factsOfFields(INCIDENT_FIELDS, incident),
    ['Discovered', dateAndTime(discoveredAt)],
  ]
  if (believedAt) facts.push(['Believed to be reportable', dateAndTime(believedAt)])
  if (vendorId)
    facts.push([
      'Vendor',
      <Link key="vendor" to={`/vendors?vendor=${vendorId}`} className="text-brand hover:underline">
        {vendorName}
      </Link>,
    ])
  if (toldByVendorAt) facts.push(['Told by a vendor', dateAndTime(toldByVendorAt)])
  if (notifiedAt) facts.push(['Agency notified', dateAndTime(notifiedAt)])
  return facts
}
