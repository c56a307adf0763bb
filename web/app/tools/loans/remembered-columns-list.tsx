import { Download, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { saveFile } from '../../ui/save-file.ts'
import type { RememberedColumns } from './remembered-columns.ts'

interface RememberedColumnsListProps {
  remembered: readonly RememberedColumns[]
  onForget: (name: string) => void
}

/** What this browser knows of exports, to forget it or to take it to the command line. */
export function RememberedColumnsList({ remembered, onForget }: RememberedColumnsListProps) {
  if (remembered.length === 0) return null
  const download = ({ name, columns }: RememberedColumns) =>
    saveFile(
      new Blob([`${JSON.stringify(columns, null, 2)}\n`], { type: 'application/json' }),
      `${name.replace(/[^\w.-]+/g, '-')}-columns.json`,
    )
  return (
    <div className="rounded-card border border-line bg-surface px-5">
      <Disclosure title={`Remembered columns (${remembered.length})`}>
        <ul className="grid gap-2 pb-4 text-sm">
          {remembered.map((one) => (
            <li key={one.name} className="flex flex-wrap items-center gap-2">
              <span className="mr-auto min-w-0 wrap-anywhere">
                <b>{one.name}</b>{' '}
                <span className="text-ink-soft">
                  {Object.values(one.columns).filter((key) => key !== '').length} of{' '}
                  {Object.keys(one.columns).length} columns
                </span>
              </span>
              <Button
                look="quiet"
                size="small"
                aria-label={`Download the columns of ${one.name}`}
                onClick={() => download(one)}
              >
                <Download aria-hidden className="size-4" /> Download
              </Button>
              <Button
                look="quiet"
                size="small"
                aria-label={`Forget the columns of ${one.name}`}
                onClick={() => onForget(one.name)}
              >
                <X aria-hidden className="size-4" /> Forget
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
