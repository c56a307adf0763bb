import { BSA_FIELDS, type BsaEntry } from '@plumbline/contract/compliance/bsa-entries.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { IconButton } from '../../ui/button.tsx'
import { dayText, momentText, todayText } from '../work/day-text.ts'
import { factsOfFields } from '../work/record-fields.tsx'
import { UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { BsaEntryFormDialog } from './bsa-entry-form-dialog.tsx'

export function BsaEntryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.bsaEntries.find.queryOptions({ input: { id } }))
  const [isEditing, setEditing] = useState(false)
  const entry = query.data
  if (!entry) return <UnloadedPanel id={id} noun="entry" query={query} onClose={onClose} />
  return (
    <SidePanel
      id={id}
      title={entry.reference}
      onClose={onClose}
      bar={
        <>
          <Badge tone="warning">Confidential</Badge>
          <span className="ml-auto">
            <IconButton label="Edit entry" onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
            </IconButton>
          </span>
        </>
      }
    >
      <div className="px-5 pb-4">
        <ClockBanner entry={entry} />
      </div>
      <PanelFacts facts={factsOf(entry)} />
      <p className="px-5 pb-5 text-ink-soft text-sm">
        {entry.clock.note} Keep the copy of a report and its documents for {entry.clock.keptFor}.
      </p>
      {isEditing && <BsaEntryFormDialog entry={entry} onClose={() => setEditing(false)} />}
    </SidePanel>
  )
}

/** By when the report has to be filed, or that it was. */
function ClockBanner({ entry: { filedOn, decision, clock } }: { entry: BsaEntry }) {
  const { dueOn, citation } = clock
  if (filedOn)
    return (
      <Banner tone={filedOn > dueOn ? 'warning' : 'success'}>
        Filed on {dayText(filedOn)},{' '}
        {filedOn > dueOn ? `after ${dayText(dueOn)}, when it was due` : 'in time'}.
      </Banner>
    )
  if (decision === 'no_file') return <Banner tone="success">It was decided that no report is filed.</Banner>
  const isOver = dueOn < todayText()
  return (
    <Banner
      tone={isOver ? 'danger' : 'warning'}
      title={isOver ? `It was due on ${dayText(dueOn)}` : `File by ${dayText(dueOn)}`}
    >
      {decision === 'open' && 'Unless it is decided that no report is filed. '}
      <span className="font-semibold">{citation}</span>
    </Banner>
  )
}

function factsOf(entry: BsaEntry): [string, ReactNode][] {
  return [
    [entry.kind === 'sar' ? 'Detected' : 'Transaction', dayText(entry.startsOn)],
    ['Owner', entry.owner?.name ?? 'Everybody named'],
    ...factsOfFields(BSA_FIELDS, entry),
    ['Changed', `${momentText(entry.updatedAt)}, by ${entry.changedByName}`],
  ]
}
