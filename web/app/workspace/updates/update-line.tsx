import type { RegulatoryUpdate } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { ReactNode } from 'react'
import { DateText } from '../../ui/date-text.tsx'
import { PriorityBadge } from './priority-badge.tsx'

type UpdateLineProps = Pick<RegulatoryUpdate, 'dated' | 'priority' | 'citation'> & { title: ReactNode }

/** One update in the panel of the bell. */
export function UpdateLine({ title, dated, priority, citation }: UpdateLineProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-0.5 px-5 py-3">
      <span className="font-medium text-[0.9375rem]">{title}</span>
      <PriorityBadge priority={priority} />
      <span className="col-span-2 text-ink-faint text-sm">
        <DateText iso={dated} /> · {citation}
      </span>
    </li>
  )
}
