import { CONTROL_FIELDS, type Control } from '@plumbline/contract/compliance/controls.ts'
import { STRENGTH_LABELS } from '@plumbline/contract/compliance/risks.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { StrengthMark } from '../risks/risk-marks.tsx'
import { dayText } from '../work/day-text.ts'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { ControlFormDialog } from './control-form-dialog.tsx'

export function ControlPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.controls.find.queryOptions({ input: { id } }))
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const [asked, setAsked] = useState<'edit' | 'finding'>()
  const control = query.data
  if (!control) return <UnloadedPanel id={id} noun="control" query={query} onClose={onClose} />
  const subject = { kind: 'control', id } as const
  const close = () => setAsked(undefined)
  return (
    <SidePanel
      id={id}
      title={`${control.number}. ${control.title}`}
      onClose={onClose}
      bar={
        <>
          <StrengthMark strength={control.strength} />
          {control.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit control" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      <div className="px-5 pb-4">
        <Banner
          tone={control.strength === control.judged ? 'info' : 'warning'}
          title={`Counts as ${STRENGTH_LABELS[control.strength].toLowerCase()}`}
        >
          {control.because}
        </Banner>
      </div>
      {mayWrite && (
        <span className="flex flex-wrap gap-2 px-5 pb-4">
          <Button size="small" look="quiet" onClick={() => setAsked('finding')}>
            Record a finding
          </Button>
        </span>
      )}
      <PanelFacts facts={factsOf(control)} />
      <LongFields fields={CONTROL_FIELDS} record={control} />
      <SharedSections subject={subject} mayChange={control.mayEdit} />
      {asked === 'edit' && <ControlFormDialog control={control} onClose={close} />}
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

function factsOf(control: Control): [string, React.ReactNode][] {
  const { owner, riskCount, holdsUntil } = control
  return [
    ['Owner', owner?.name ?? 'Nobody'],
    ...factsOfFields(CONTROL_FIELDS, control),
    ['Serves', riskCount === 1 ? '1 risk' : `${riskCount} risks`],
    ...(holdsUntil ? [['Holds until', dayText(holdsUntil)] as [string, React.ReactNode]] : []),
  ]
}
