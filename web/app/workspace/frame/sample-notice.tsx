import { endVisit, visitedFrom } from '../../platform/session/sample-visit.ts'

/** On every screen of the sample institution: nobody takes its figures for their own. */
export function SampleNotice() {
  const from = visitedFrom()
  return (
    <aside
      aria-label="Sample institution"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-info-soft px-4 py-2 text-sm md:px-8 print:hidden"
    >
      <p>
        <strong>Sample institution.</strong> People, figures, and loans on these screens are made up.
        {from && ' You can read everything; nothing is changed.'}
      </p>
      {from && (
        <button
          type="button"
          onClick={endVisit}
          className="min-h-9 font-semibold text-brand underline underline-offset-4"
        >
          Back to {from}
        </button>
      )}
    </aside>
  )
}
