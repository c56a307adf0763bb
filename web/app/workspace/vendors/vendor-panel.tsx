import { VENDOR_FIELDS, VENDOR_STATUS_LABELS, type Vendor } from '@plumbline/contract/compliance/vendors.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { dayOfMoment, dayText, todayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { LongText, SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { QuestionnaireSection } from './questionnaire-section.tsx'
import { VendorFormDialog } from './vendor-form-dialog.tsx'
import { VendorReviewDialog } from './vendor-review-dialog.tsx'

export function VendorPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.vendors.find.queryOptions({ input: { id } }))
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<'edit' | 'review' | 'finding'>()
  const vendor = query.data
  if (!vendor) return <UnloadedPanel id={id} noun="vendor" query={query} onClose={onClose} />
  const subject = { kind: 'vendor', id } as const
  const close = () => setAsked(undefined)

  return (
    <SidePanel
      id={id}
      title={`${vendor.number}. ${vendor.title}`}
      onClose={onClose}
      bar={
        <>
          <Badge tone={vendor.status === 'active' ? 'success' : 'neutral'}>
            {VENDOR_STATUS_LABELS[vendor.status]}
          </Badge>
          {vendor.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit vendor" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      {vendor.mayEdit && (
        <span className="flex flex-wrap gap-2 px-5 pb-4">
          <Button size="small" onClick={() => setAsked('review')}>
            Record a review
          </Button>
          {mayWrite && (
            <Button size="small" look="quiet" onClick={() => setAsked('finding')}>
              Record a finding
            </Button>
          )}
        </span>
      )}
      <PanelFacts facts={factsOf(vendor)} />
      <LongText title="Conclusion of the last review" text={vendor.reviewResult} />
      <LongFields fields={VENDOR_FIELDS} record={vendor} />
      {vendor.incidents.length > 0 && (
        <PanelSection title="Incidents" count={vendor.incidents.length}>
          <ul className="grid gap-2 text-sm">
            {vendor.incidents.map(({ id: incidentId, title, status, discoveredAt }) => (
              <li key={incidentId} className="wrap-anywhere">
                <Link
                  to={`/incidents?incident=${incidentId}`}
                  className="font-semibold text-brand hover:underline"
                >
                  {title}
                </Link>
                <span className="block text-ink-soft">
                  {dayText(dayOfMoment(discoveredAt))}, {status}
                </span>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      <QuestionnaireSection vendor={vendor} />
      <SharedSections subject={subject} mayChange={vendor.mayEdit} />
      {asked === 'edit' && <VendorFormDialog vendor={vendor} onClose={close} />}
      {asked === 'review' && <VendorReviewDialog vendor={vendor} onClose={close} />}
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

function factsOf(vendor: Vendor): (readonly [string, React.ReactNode])[] {
  const today = todayText()
  const { owner, reviewedOn, reviewedByName, nextReviewOn, noticeBy, renewsByItself, usesAi } = vendor
  const facts: [string, React.ReactNode][] = [
    ['Owner', owner?.name ?? 'Nobody'],
    ...factsOfFields(VENDOR_FIELDS, vendor),
  ]
  if (noticeBy) {
    const isOver = noticeBy < today
    facts.push(['Last day of notice', `${dayText(noticeBy)}${isOver ? ', passed' : ''}`])
  }
  facts.push(
    ['At the end', renewsByItself ? 'Renews by itself' : 'Ends by itself'],
    ['Last review', reviewedOn ? `${dayText(reviewedOn)} by ${reviewedByName}` : 'None yet'],
  )
  if (nextReviewOn)
    facts.push(['Next review', `${dayText(nextReviewOn)}${nextReviewOn < today ? ', overdue' : ''}`])
  if (!usesAi) facts.push(['Artificial intelligence', 'None that we know of'])
  return facts
}
