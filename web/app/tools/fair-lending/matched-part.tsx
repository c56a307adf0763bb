import { type Application, GROUPS } from '@plumbline/rules/fair-lending/applications.ts'
import {
  LOWER_PRICE,
  type MatchedPair,
  PAIRS_AT_MOST,
  type PairAbout,
} from '@plumbline/rules/fair-lending/matched-pairs.ts'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type GroupChoice, GroupSelect } from './group-select.tsx'
import { type OnMatter, PAIR_WORDS, pairMatter } from './matters.ts'
import type { PairNote } from './report-paper.ts'
import type { AskFairLending } from './use-fair-lending.ts'

const FIGURES = [
  ['debtToIncome', 'Debt-to-income', (value: number) => `${value}%`],
  ['loanToValue', 'Loan-to-value', (value: number) => `${value}%`],
  ['creditScore', 'Credit score', String],
  ['income', 'Income', (value: number) => `$${value},000`],
  ['loanAmount', 'Loan amount', (value: number) => `$${value.toLocaleString('en-US')}`],
] as const
const PRICE = ['rateSpread', 'Rate spread', (value: number) => `${value.toFixed(3)}%`] as const
type ShownFigure = (typeof FIGURES)[number] | typeof PRICE
const figuresOf = (about: PairAbout): readonly ShownFigure[] =>
  about === 'price' ? [PRICE, ...FIGURES] : FIGURES
const STEP = 20
const NOTE_AT_MOST = 1000

const noteOf = (notes: readonly PairNote[], note: Omit<PairNote, 'note'>) =>
  notes.find(({ about, line, group }) => about === note.about && line === note.line && group === note.group)
    ?.note ?? ''

const INTRODUCTIONS: Readonly<Record<PairAbout, { none: string; some: (pairs: number) => string }>> = {
  denial: {
    none: 'No denied application of this group has an approved one of the comparison group of the same type, purpose, occupancy, and lien beside it.',
    some: (pairs) =>
      `${pairs} denied ${pairs === 1 ? 'application' : 'applications'} with similar approved ones`,
  },
  price: {
    none: `No loan of this group has one of the comparison group beside it of the same type, purpose, occupancy, and lien whose rate spread is lower by ${LOWER_PRICE} points or more.`,
    some: (pairs) =>
      `${pairs} ${pairs === 1 ? 'loan' : 'loans'} with similar loans whose rate spread is lower by ${LOWER_PRICE} points or more`,
  },
}

/** Applicants of a group beside applicants who look alike and fared better, the hardest to explain first. */
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
  const [about, setAbout] = useState<PairAbout>('denial')
  const [found, setFound] = useState<{ about: PairAbout; pairs: MatchedPair[] }>()
  const [shown, setShown] = useState(STEP)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    setFound(undefined)
    setShown(STEP)
    setProblem(undefined)
    ask({ type: 'pairs', about, ...choice }).then(
      (pairs) => isCurrent && setFound({ about, pairs }),
      (error: Error) => isCurrent && setProblem(error.message),
    )
    return () => {
      isCurrent = false
    }
  }, [ask, about, choice])

  const pairs = found?.pairs
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-4">
        <Select
          label="Compare"
          className="w-full max-w-sm"
          value={about}
          onChange={({ target }) => setAbout(target.value as PairAbout)}
        >
          <option value="denial">Denied with approved</option>
          <option value="price">Higher with lower rate spreads</option>
        </Select>
        <GroupSelect choice={choice} onChange={setChoice} />
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {!pairs && !problem && <Spinner />}
      {pairs?.length === 0 && <p className="max-w-prose text-ink-soft">{INTRODUCTIONS[about].none}</p>}
      {pairs && pairs.length > 0 && (
        <>
          <p className="max-w-prose text-ink-soft text-sm">
            {INTRODUCTIONS[about].some(pairs.length)}
            {pairs.length === PAIRS_AT_MOST && ' (the first of more)'}, the hardest to explain first. A marked
            figure is one in which the {PAIR_WORDS[about].comparator.toLowerCase()} applicant was no better.
          </p>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {pairs.slice(0, shown).map((pair) => (
              <li key={pair.applicant.line} className="rounded-card border border-line bg-surface">
                <Pair pair={pair} about={found.about} />
                <PairReview
                  pair={pair}
                  note={noteOf(notes, { about, line: pair.applicant.line, group: choice.group })}
                  onNote={(note) => onNote({ about, line: pair.applicant.line, group: choice.group, note })}
                  onFollow={onMatter && ((note) => onMatter(pairMatter(pair, about, choice.group, note)))}
                />
              </li>
            ))}
          </ol>
          {pairs.length > shown && (
            <Button look="quiet" className="justify-self-start" onClick={() => setShown(shown + STEP)}>
              Show more
            </Button>
          )}
        </>
      )}
    </div>
  )
}

function PairReview({
  pair: {
    applicant: { line },
  },
  note,
  onNote,
  onFollow,
}: {
  pair: MatchedPair
  note: string
  onNote: (note: string) => void
  onFollow: ((note: string) => void) | undefined
}) {
  return (
    <div className="grid gap-3 border-line border-t px-4 py-3">
      <TextArea
        id={`pair-${line}`}
        label={`Your note on line ${line}`}
        rows={2}
        maxLength={NOTE_AT_MOST}
        hint="What the files say about the difference. It goes into your report, and is gone when the page closes."
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      {onFollow && (
        <Button look="quiet" size="small" className="justify-self-start" onClick={() => onFollow(note)}>
          Follow up <span className="sr-only">on line {line}</span>
        </Button>
      )}
    </div>
  )
}

function Pair({ pair: { applicant, comparators }, about }: { pair: MatchedPair; about: PairAbout }) {
  const figures = figuresOf(about)
  const words = PAIR_WORDS[about]
  return (
    // Positioned, so that words for screen readers scroll with their cells and widen nothing.
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-160 text-sm">
        <caption className="sr-only">
          {words.applicant} on line {applicant.line}, with similar applications:{' '}
          {words.comparator.toLowerCase()}
        </caption>
        <thead>
          <tr className="border-line border-b text-left text-ink-soft">
            <Heading>Application</Heading>
            {figures.map(([figure, name]) => (
              <Heading key={figure}>{name}</Heading>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="border-line border-b">
            <th scope="row" className="px-4 py-2.5 text-left font-semibold">
              {words.applicant}, line {applicant.line}
            </th>
            {figures.map(([figure, , write]) => (
              <Figure key={figure} application={applicant} figure={figure} words={write} />
            ))}
          </tr>
          {comparators.map(({ application, noBetter }) => (
            <tr key={application.line}>
              <th scope="row" className="px-4 py-2.5 text-left font-normal text-ink-soft">
                {words.comparator}, line {application.line}
              </th>
              {figures.map(([figure, , write]) => (
                <Figure
                  key={figure}
                  application={application}
                  figure={figure}
                  words={write}
                  isMarked={(noBetter as readonly string[]).includes(figure)}
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
  figure: ShownFigure[0]
  words: (value: number) => string
  isMarked?: boolean
}) {
  const value = application[figure]
  return (
    <td className={clsx('px-4 py-2.5 tabular-nums', isMarked && 'bg-warning-soft font-semibold')}>
      {value === undefined ? 'not given' : words(value)}
      {isMarked && <span className="sr-only"> (no better)</span>}
    </td>
  )
}
