import type { LoanTestAnswer } from '@plumbline/rules/loan-tests/answer.ts'
import { stepValue } from '../../tools/lending/step-value.ts'
import { SectionCard } from '../../ui/card.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { CitedText } from './cited-text.tsx'
import { inWords } from './differences.ts'

interface ProofCardProps {
  answer: LoanTestAnswer<unknown>
  /** Part of title 12 that a citation without one belongs to. */
  part: string
}

/** The working as a numbered proof: every step could be checked by hand. */
export function ProofCard({ answer: { steps, notes, dataAsOf }, part }: ProofCardProps) {
  return (
    <SectionCard title="The working">
      <ol className="divide-y divide-line border-line border-t">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered by their place
          <li key={index} className="grid grid-cols-[1.75rem_1fr] px-5 py-2.5 text-[0.9375rem]">
            <span className="text-ink-faint tabular-nums" aria-hidden>
              {index + 1}
            </span>
            <span>
              {step.text} <b className="tabular-nums">{stepValue(step)}</b>{' '}
              {step.citation && <CitedText text={step.citation} part={part} />}
            </span>
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <div className="border-line border-t px-5 py-3">
          <h3 className="text-sm font-semibold">Assumptions and readings</h3>
          <ul className="mt-1 grid gap-1 text-sm text-ink-soft">
            {notes.map((note) => (
              <li key={note} className="border-brass-mark border-l-2 pl-3">
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="border-line border-t px-5 py-3 text-xs text-ink-faint">{asOf(dataAsOf)}</p>
    </SectionCard>
  )
}

function asOf(dataAsOf: Record<string, string>): string {
  const { regulationText, ...figures } = dataAsOf
  const registerDays = new Set<string>()
  const sources: string[] = []
  for (const [name, date] of Object.entries(figures)) {
    if (name.startsWith('threshold:')) registerDays.add(date)
    else if (name === 'apor') sources.push(`Rate table loaded to the week of ${longDateUtc(date)}`)
    else sources.push(`${inWords(name)}: ${longDateUtc(date)}`)
  }
  if (registerDays.size > 0)
    sources.push(`Figures in force from ${[...registerDays].sort().map(longDateUtc).join('; ')}`)
  const text = regulationText ? [`Regulation text as of ${longDateUtc(regulationText)}`] : []
  return [...text, ...sources].join(' · ')
}
