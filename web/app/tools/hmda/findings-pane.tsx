import { useState } from 'react'
import type { DeskState, EditSummary, RowFindings } from './desk-protocol.ts'
import { FindingsByRow } from './findings-by-row.tsx'
import { FindingsList } from './findings-list.tsx'
import type { Ask } from './use-desk.ts'

interface FindingsPaneProps {
  ask: Ask
  state: DeskState
  version: number
  selectedEdit: string | undefined
  selectedRow: number | undefined
  onEdit: (edit: EditSummary) => void
  onRow: (row: RowFindings) => void
}

const WAYS = { edit: 'By edit', row: 'By row' } as const

/** All findings, grouped by edit or by row. */
export function FindingsPane(props: FindingsPaneProps) {
  const { ask, state, version, selectedEdit, selectedRow, onEdit, onRow } = props
  const [way, setWay] = useState<keyof typeof WAYS>('edit')
  return (
    <section aria-label="Findings" className="rounded-card border border-line bg-surface max-lg:order-3">
      <header className="flex items-center justify-between gap-2 border-line border-b px-4 py-2">
        <h2 className="font-semibold">Findings</h2>
        <fieldset aria-label="Group the findings" className="flex text-sm">
          {Object.entries(WAYS).map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-pressed={way === id}
              onClick={() => setWay(id as keyof typeof WAYS)}
              className="min-h-9 cursor-pointer border border-control-line px-2.5 first:rounded-l-control last:rounded-r-control last:border-l-0 aria-pressed:bg-brand-soft aria-pressed:font-semibold max-sm:min-h-11"
            >
              {label}
            </button>
          ))}
        </fieldset>
      </header>
      <div className="relative max-h-[46rem] overflow-y-auto" tabIndex={-1}>
        {way === 'edit' ? (
          <FindingsList state={state} selected={selectedEdit} onSelect={onEdit} />
        ) : (
          <FindingsByRow ask={ask} version={version} selectedRow={selectedRow} onRow={onRow} />
        )}
      </div>
    </section>
  )
}
