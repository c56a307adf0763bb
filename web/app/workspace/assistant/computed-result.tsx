import type { ToolResult } from '@plumbline/contract/insight/assistant.ts'
import { Button } from '../../ui/button.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { PlaceLink } from './answer-link.tsx'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the rules computed, with the working and the days that did not count. */
export function ComputedResult({
  tool: { title, inputs, results, steps, notes, skipped, missing, choices, href },
  onAsk,
}: {
  tool: ToolResult
  /** Asks one of the offered questions in the same conversation. Without it they are links. */
  onAsk?: ((question: string) => void) | undefined
}) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">{title}</p>
      {inputs.length > 0 && (
        <p className="text-ink-soft text-sm">
          From: {inputs.map(({ label, value }) => `${label}: ${value}`).join('; ')}.
        </p>
      )}
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
      {choices.length > 0 && (
        <ul aria-label="Which is it?" className="grid justify-items-start gap-2">
          {choices.map(({ label, question }) => (
            <li key={question}>
              {onAsk ? (
                <Button
                  look="quiet"
                  size="small"
                  className="h-auto py-2 text-left"
                  onClick={() => onAsk(question)}
                >
                  {label}
                </Button>
              ) : (
                <PlaceLink
                  to={`/assistant?${new URLSearchParams({ q: question })}`}
                  className="font-semibold text-brand underline underline-offset-4"
                >
                  {label}
                </PlaceLink>
              )}
            </li>
          ))}
        </ul>
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
        {inputs.length > 0 ? 'Open the calculator with these dates' : 'Open the full tool'}
      </PlaceLink>
    </div>
  )
}
