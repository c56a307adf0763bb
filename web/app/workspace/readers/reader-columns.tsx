import type { Reader } from '@plumbline/contract/compliance/readers.ts'
import { MoreHorizontal } from 'lucide-react'
import { IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { Column } from '../../ui/table.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayOfMoment, dayText } from '../work/day-text.ts'

interface ReaderActions {
  onResend: (reader: Reader) => void
  onRemove: (reader: Reader) => void
}

export function readerColumns({ onResend, onRemove }: ReaderActions): Column<Reader>[] {
  return [
    {
      id: 'name',
      heading: 'Name',
      cell: ({ name, email, department }) => (
        <span className="min-w-0">
          <span className="wrap-anywhere block font-semibold">{name}</span>
          <span className="wrap-anywhere text-ink-soft text-sm">
            {department ? `${email} · ${department}` : email}
          </span>
        </span>
      ),
    },
    { id: 'open', heading: 'To read', cell: (reader) => <OpenCount {...reader} /> },
    {
      id: 'seen',
      heading: 'Last visit',
      isExtra: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? dayText(dayOfMoment(lastSeenAt)) : 'Never'),
    },
    {
      id: 'menu',
      heading: 'Actions',
      headingHidden: true,
      align: 'end',
      cell: (reader) => (
        <Menu
          trigger={
            <IconButton label={`Actions for ${reader.name}`}>
              <MoreHorizontal aria-hidden />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => onResend(reader)}>Send the link again</MenuItem>
          <MenuItem onSelect={() => copyLink(reader)}>Copy the link</MenuItem>
          <MenuSeparator />
          <MenuItem danger onSelect={() => onRemove(reader)}>
            Remove…
          </MenuItem>
        </Menu>
      ),
    },
  ]
}

/** The code still goes to the address of the reader alone. */
async function copyLink({ path, name }: Reader) {
  try {
    await navigator.clipboard.writeText(`${location.origin}${path}`)
    showToast(`The link of ${name} was copied. The code still goes to ${name}’s address.`)
  } catch {
    showToast(`${location.origin}${path}`)
  }
}

function OpenCount({ openCount, overdueCount, doneCount }: Reader) {
  if (openCount === 0)
    return (
      <span className="text-ink-soft">{doneCount === 0 ? 'Not asked yet' : `All ${doneCount} done`}</span>
    )
  return (
    <span className="tabular">
      {openCount} open
      {overdueCount > 0 && <span className="font-semibold text-danger">, {overdueCount} overdue</span>}
    </span>
  )
}
