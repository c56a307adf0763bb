import { CircleCheck } from 'lucide-react'
import type { DeskKind, DeskState, EditSummary } from './desk-protocol.ts'
import { count, KIND_TITLES, NOT_CHECKED_TEXT } from './hmda-text.ts'

interface FindingsListProps {
  state: DeskState
  selected: string | undefined
  onSelect: (edit: EditSummary) => void
}

const GROUPS: readonly DeskKind[] = ['reading', 'syntactical', 'validity', 'quality', 'macro', 'own']

/** Findings grouped by edit, in the official order of kinds. */
export function FindingsList({ state, selected, onSelect }: FindingsListProps) {
  return (
    <div>
      {GROUPS.map((kind) => {
        const edits = state.edits.filter((edit) => edit.kind === kind)
        if (kind === 'reading' && edits.length === 0) return null
        const isRunning = kind === 'own' && state.own === 'running'
        const total = edits.reduce((sum, edit) => sum + edit.count, 0)
        return (
          <section
            key={kind}
            aria-label={`${KIND_TITLES[kind]} findings`}
            className="border-line border-t px-2 py-2 first:border-t-0"
          >
            <h3 className="flex justify-between px-2 py-1 text-sm font-semibold text-ink-soft">
              {KIND_TITLES[kind]} <span className="tabular-nums">{count(total)}</span>
            </h3>
            {isRunning && edits.length === 0 && (
              <p className="px-2 py-1 text-sm text-ink-soft">Comparing rows…</p>
            )}
            {edits.length === 0 && !isRunning && (
              <p className="flex items-center gap-1.5 px-2 py-1 text-sm font-semibold text-success">
                <CircleCheck aria-hidden className="size-4" /> None found
              </p>
            )}
            {edits.length > 0 && (
              <ul>
                {edits.map((edit) => (
                  <li key={edit.id}>
                    <button
                      type="button"
                      aria-current={edit.id === selected || undefined}
                      onClick={() => onSelect(edit)}
                      className="grid min-h-9 w-full cursor-pointer grid-cols-[4.6rem_1fr_auto] items-baseline gap-2 rounded-control px-2 py-1.5 text-left text-sm hover:bg-brand-soft aria-[current]:bg-brand-soft max-sm:min-h-11"
                    >
                      <span className="whitespace-nowrap font-semibold tabular-nums">
                        {edit.id.replace('READ-', '')}
                      </span>
                      <span className={edit.id === selected ? 'font-semibold' : undefined}>
                        {edit.title}
                        {edit.kept > 0 && (
                          <span className="ml-1.5 text-xs text-ink-soft">{count(edit.kept)} kept</span>
                        )}
                      </span>
                      <span className="tabular-nums">{count(edit.count)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
      {state.own === 'done' && !state.spreads.hasTables && (
        <p className="px-4 py-2 text-sm text-ink-soft">
          Rate spreads were not checked: the tables of average prime offer rates could not be loaded.
        </p>
      )}
      {state.notChecked.length > 0 && (
        <section aria-label="Not checked" className="border-line border-t px-4 py-3 text-sm text-ink-soft">
          <h3 className="font-semibold">Not checked</h3>
          <ul className="mt-1 grid gap-1">
            {state.notChecked.map(({ edits, because }) => (
              <li key={because}>
                {edits.join(', ')}: {NOT_CHECKED_TEXT[because]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
