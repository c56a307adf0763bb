import type { ToolResult } from '@plumbline/contract/insight/assistant.ts'
import { shortDate } from '../../ui/date-text.tsx'
import { PlaceLink } from './answer-link.tsx'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the rules computed, with the working and the days that did not count. */
export function ComputedResult({
  tool: { title, results, steps, notes, skipped, missing, href },
}: {
  tool: ToolResult
}) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">{title}</p>
      {results.length > 0 && (
        <dl className="grid gap-2 sm:grid-cols-[max-content_1fr] sm:gap-x-6">
          {results.map(({ label, value, citation }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd>
                <strong className="tabular font-semibold">
                  {DAY.test(value) ? shortDate(value) : value}
                </strong>
                {citation && <span className="ml-2 text-brass text-sm">{citation}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <div>
          <p className="font-medium">To go on I need to know:</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      )}
      {skipped.length > 0 && (
        <p className="text-ink-soft text-sm">
          Not counted: {skipped.map(({ date, reason }) => `${shortDate(date)} (${reason})`).join(', ')}.
        </p>
      )}
      {steps.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer font-semibold text-brand">Working</summary>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
            {steps.map(({ text, citation }) => (
              <li key={text}>
                {text} {citation && <span className="text-brass">{citation}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-1 text-ink-soft text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PlaceLink
        to={href}
        className="justify-self-start font-semibold text-brand text-sm underline underline-offset-4"
      >
        Open the full tool
      </PlaceLink>
    </div>
  )
}
