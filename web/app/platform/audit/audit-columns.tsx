import type { AuditRecord } from '@plumbline/contract/tenancy/audit.ts'
import { actionWords } from '@plumbline/contract/tenancy/audit-words.ts'
import clsx from 'clsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import type { Column } from '../../ui/table.tsx'
import { actorWithoutAccount } from './audit-actor.ts'
import { detailWords } from './audit-text.ts'

export const AUDIT_COLUMNS: readonly Column<AuditRecord>[] = [
  {
    id: 'number',
    heading: 'No.',
    cell: ({ number }) => <span className="tabular text-ink-faint">{number}</span>,
  },
  { id: 'at', heading: 'When', cell: ({ at }) => <time dateTime={at}>{dateAndTime(at)}</time> },
  {
    id: 'action',
    heading: 'What',
    className: 'as-table:w-[34%]',
    cell: ({ action, detail }) => (
      <span className="min-w-0">
        <span className="block">{actionWords(action)}</span>
        <span className="block wrap-anywhere text-ink-soft text-xs">{detailWords(detail)}</span>
      </span>
    ),
  },
  {
    id: 'actor',
    heading: 'Who',
    cell: ({ action, actorId, actorName }) => person(actorId, actorName, actorWithoutAccount(action)),
  },
  {
    id: 'subject',
    heading: 'To whom',
    cell: ({ subjectId, subjectName }) => person(subjectId, subjectName, 'No account'),
  },
  {
    id: 'ip',
    heading: 'From',
    cell: ({ ip }) => (
      <span className={clsx('tabular', ip.includes(':') ? 'break-all' : 'whitespace-nowrap')}>{ip}</span>
    ),
  },
]

/** The name if known; otherwise the id, which remains after the account is deleted. */
function person(id: string | null, name: string | null, otherwise: string) {
  if (name) return <span className="block min-w-0 wrap-anywhere as-table:min-w-24">{name}</span>
  return id ? (
    <span className="break-all text-ink-faint text-xs">{id}</span>
  ) : (
    <span className="text-ink-faint">{otherwise}</span>
  )
}
