import { type Application, GROUPS } from '@plumbline/rules/fair-lending/applications.ts'
import { type MatchedPair, PAIRS_AT_MOST } from '@plumbline/rules/fair-lending/matched-pairs.ts'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type GroupChoice, GroupSelect } from './group-select.tsx'
import { type OnMatter, pairMatter } from './matters.ts'
import type { PairNote } from './report-paper.ts'
import type { AskFairLending } from './use-fair-lending.ts'

const FIGURES = [
  ['debtToIncome', 'Debt-to-income', (value: number) => `${value}%`],
  ['loanToValue', 'Loan-to-value', (value: number) => `${value}%`],
  ['creditScore', 'Credit score', String],
  ['income', 'Income', (value: number) => `$${value},000`],
  ['loanAmount', 'Loan amount', (value: number) => `$${value.toLocaleString('en-US')}`],
] as const
const SHOWN = 20
const NOTE_AT_MOST = 1000

const noteOf = (notes: readonly PairNote[], line: number, group: string) =>
  notes.find((each) => each.line === line && each.group === group)?.note ?? ''

/** Denied applicants beside approved applicants who look alike, the hardest to explain first. */
export function MatchedPart({
  ask,
  notes,
  onNote,
  onMatter,
}: {
  ask: AskFairLending
  notes: readonly PairNote[]
  onNote: (note: PairNote) => void
  onMatter: OnMatter | undefined
}) {
  const [choice, setChoice] = useState<GroupChoice>({ basis: 'race', group: GROUPS.race[2]! })
  const [pairs, setPairs] = useState<MatchedPair[]>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    setPairs(undefined)
    ask({ type: 'pairs', ...choice }).then(
      (found) => isCurrent && setPairs(found),
      (error: Error) => isCurrent && setProblem(error.message),
    )
    return () => {
      isCurrent = false
    }
  }, [ask, choice])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <GroupSelect choice={choice} onChange={setChoice} />
      {problem && <Banner tone="danger">{problem}</Banner>}
      {!pairs && !problem && <Spinner />}
      {pairs?.length === 0 && (
        <p className="max-w-prose text-ink-soft">
          No denied application of this group has an approved one of the comparison group of the same type,
          purpose, occupancy, and lien beside it.
        </p>
      )}
      {pairs && pairs.length > 0 && (
        <>
          <p className="max-w-prose text-ink-soft text-sm">
            {pairs.length} denied {pairs.length === 1 ? 'application' : 'applications'} with similar approved
            ones
            {pairs.length === PAIRS_AT_MOST && ' (the first of more)'}. A marked figure is one in which the
            approved applicant was no better.
          </p>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {pairs.slice(0, SHOWN).map((pair) => (
              <li key={pair.denied.line} className="rounded-card border border-line bg-surface">
                <Pair {...pair} />
                <div className="grid gap-3 border-line border-t px-4 py-3">
                  <TextArea
                    id={`pair-${pair.denied.line}`}
                    label={`Your note on line ${pair.denied.line}`}
                    rows={2}
                    maxLength={NOTE_AT_MOST}
                    hint="What the files say about the difference. It goes into your report, and is gone when the page closes."
                    value={noteOf(notes, pair.denied.line, choice.group)}
                    onChange={({ target }) =>
                      onNote({ line: pair.denied.line, group: choice.group, note: target.value })
                    }
                  />
                  {onMatter && (
                    <Button
                      look="quiet"
                      size="small"
                      className="justify-self-start"
                      onClick={() =>
                        onMatter(
                          pairMatter(pair, choice.group, noteOf(notes, pair.denied.line, choice.group)),
                        )
                      }
                    >
                      Follow up <span className="sr-only">on line {pair.denied.line}</span>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {pairs.length > SHOWN && (
            <p className="text-ink-soft text-sm">The {SHOWN} that are hardest to explain are shown.</p>
          )}
        </>
      )}
    </div>
  )
}

function Pair({ denied, comparators }: MatchedPair) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-160 text-sm">
        <caption className="sr-only">
          Denied on line {denied.line}, with similar approved applications
        </caption>
        <thead>
          <tr className="border-line border-b text-left text-ink-soft">
            <Heading>Application</Heading>
            {FIGURES.map(([figure, name]) => (
              <Heading key={figure}>{name}</Heading>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-line border-b">
            <th scope="row" className="px-4 py-2.5 text-left font-semibold">
              Denied, line {denied.line}
            </th>
            {FIGURES.map(([figure, , words]) => (
              <Figure key={figure} application={denied} figure={figure} words={words} />
            ))}
          </tr>
          {comparators.map(({ application, noBetter }) => (
            <tr key={application.line}>
              <th scope="row" className="px-4 py-2.5 text-left font-normal text-ink-soft">
                Approved, line {application.line}
              </th>
              {FIGURES.map(([figure, , words]) => (
                <Figure
                  key={figure}
                  application={application}
                  figure={figure}
                  words={words}
                  isMarked={noBetter.includes(figure)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Heading = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="px-4 py-2.5 font-semibold">
    {children}
  </th>
)

function Figure({
  application,
  figure,
  words,
  isMarked = false,
}: {
  application: Application
  figure: (typeof FIGURES)[number][0]
  words: (value: number) => string
  isMarked?: boolean
}) {
  const value = application[figure]
  return (
    <td className={clsx('px-4 py-2.5 tabular-nums', isMarked && 'bg-warning-soft font-semibold')}>
      {value === undefined ? 'not given' : words(value)}
      {isMarked && <span className="sr-only"> (no better than the denied applicant)</span>}
    </td>
  )
}
