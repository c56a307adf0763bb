import type { LoanTestAnswer } from '@plumbline/rules/loan-tests/answer.ts'
import { LoanTestRefusal } from '@plumbline/rules/loan-tests/refusal.ts'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { dayInFull } from './day-words.ts'
import { stepValue } from './step-value.ts'

export type Outcome<Result> = { answer: LoanTestAnswer<Result> } | { refusal: string } | { waiting: string }

/** The rule's answer, or its refusal as a sentence. */
export function outcomeOf<Result>(run: () => LoanTestAnswer<Result>): Outcome<Result> {
  try {
    return { answer: run() }
  } catch (error) {
    if (error instanceof LoanTestRefusal) return { refusal: error.message }
    throw error
  }
}

interface ToolResultProps<Result> {
  outcome: Outcome<Result>
  headline: (result: Result) => string
  children?: (result: Result) => ReactNode
}

/** Verdict first, then the working; a link and a printed page hold the same. */
export function ToolResult<Result>({ outcome, headline, children }: ToolResultProps<Result>) {
  return (
    <section aria-label="Result" className="grid content-start gap-4">
      <Card className="px-5 py-4">
        <div aria-live="polite">
          <p className="font-display text-2xl font-semibold leading-tight">
            {'answer' in outcome
              ? headline(outcome.answer.result)
              : 'refusal' in outcome
                ? 'Not determined'
                : outcome.waiting}
          </p>
          {'refusal' in outcome && <p className="mt-2 text-danger">{outcome.refusal}</p>}
        </div>
        {'answer' in outcome && (
          <>
            {children?.(outcome.answer.result)}
            {/* The inputs stand in it, so that the paper can be checked. */}
            <p className="mt-2 hidden break-all text-xs print:block">
              {typeof location === 'undefined' ? '' : location.href}
            </p>
            <div className="mt-4 flex flex-wrap gap-2 print:hidden">
              <CopyButton text={typeof location === 'undefined' ? '' : location.href} label="Copy the link" />
              <Button look="quiet" size="small" onClick={() => print()}>
                <Printer className="size-4" aria-hidden /> Print
              </Button>
            </div>
          </>
        )}
      </Card>
      {'answer' in outcome && <Working {...outcome.answer} />}
    </section>
  )
}

function Working({ steps, notes, dataAsOf }: LoanTestAnswer<unknown>) {
  return (
    <Card className="px-5 py-4">
      <h2 className="font-semibold">The working</h2>
      <ol className="mt-2 list-decimal divide-y divide-line pl-6 text-[0.9375rem]">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered by their place
          <li key={index} className="py-2 pl-1">
            {step.text} <b className="tabular-nums">{stepValue(step)}</b>{' '}
            {step.citation && (
              <span className="text-[0.8125rem] font-semibold text-brass">{step.citation}</span>
            )}
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className="mt-2 border-brass-mark border-l-2 pl-3 text-sm text-ink-soft">
          {note}
        </p>
      ))}
      <p className="mt-3 text-xs text-ink-faint">
        {dataAsOf.regulationText && `Regulation text as of ${dayInFull(dataAsOf.regulationText)}.`}
        {dataAsOf.apor && ` Table loaded to the week of ${dayInFull(dataAsOf.apor)}.`}
      </p>
    </Card>
  )
}
