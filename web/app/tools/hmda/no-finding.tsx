import type { DeskState } from './desk-protocol.ts'

/** Stands where the finding would, when none is chosen. */
export function NoFinding({ state, edit }: { state: DeskState; edit: string | undefined }) {
  const left = state.edits.length
  return (
    <section aria-label="Finding" className="rounded-card border border-line bg-surface px-4 py-6">
      <h2 className="font-semibold text-lg">
        {edit ? `${edit} is settled` : left === 0 ? 'No findings' : 'Choose a finding'}
      </h2>
      <p className="mt-1 text-ink-soft">
        {left === 0
          ? 'Every edit that could be checked passes. See what was not checked in the list.'
          : 'Choose an edit in the list to go through its findings one by one.'}
      </p>
    </section>
  )
}
