import { GROUPS } from '@plumbline/rules/fair-lending/applications.ts'
import {
  CONTROL_NAMES,
  CONTROLS,
  type Control,
  type ControlledQuestion,
} from '@plumbline/rules/fair-lending/controls.ts'
import { isFit } from '@plumbline/rules/fair-lending/design.ts'
import type { LinearFit, LogisticFit } from '@plumbline/rules/fair-lending/regression.ts'
import { type FormEvent, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { chance, percent, pointsText } from './fair-lending-words.ts'
import { type GroupChoice, GroupSelect } from './group-select.tsx'
import { type Explained, effectText, explainedSentence } from './report-words.ts'
import type { AskFairLending } from './use-fair-lending.ts'

const USUAL: readonly Control[] = ['debtToIncome', 'loanToValue', 'creditScore', 'loanPurpose']

/** Does the group still matter among applicants who are alike in what an underwriter may look at? */
export function ControlledPart({
  ask,
  onExplained,
}: {
  ask: AskFairLending
  onExplained: (explained: Explained) => void
}) {
  const [choice, setChoice] = useState<GroupChoice>({ basis: 'race', group: GROUPS.race[2]! })
  const [controls, setControls] = useState<readonly Control[]>(USUAL)
  const [answer, setAnswer] = useState<Explained>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function run(event: FormEvent, about: Explained['about']) {
    event.preventDefault()
    const question: ControlledQuestion = { ...choice, controls }
    setBusy(true)
    setProblem(undefined)
    try {
      const explained: Explained =
        about === 'denial'
          ? { about, controlled: await ask({ type: 'denial', question }) }
          : { about, controlled: await ask({ type: 'price', question }) }
      setAnswer(explained)
      onExplained(explained)
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={(event) => void run(event, 'denial')}>
      <GroupSelect choice={choice} onChange={setChoice} />
      <fieldset>
        <legend className="font-semibold text-sm">Compare applicants who are alike in</legend>
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {CONTROLS.map((control) => (
            <label key={control} className="inline-flex min-h-9 items-center gap-2 text-[0.9375rem]">
              <input
                type="checkbox"
                className="size-4.5 accent-brand"
                checked={controls.includes(control)}
                onChange={({ target }) =>
                  setControls(
                    CONTROLS.filter((each) => (each === control ? target.checked : controls.includes(each))),
                  )
                }
              />
              {CONTROL_NAMES[control]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          Explain denials
        </Button>
        <Button look="quiet" busy={isBusy} onClick={(event) => void run(event, 'price')}>
          Explain rate spreads
        </Button>
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {answer && <ControlledAnswer answer={answer} />}
    </form>
  )
}

function ControlledAnswer({ answer }: { answer: Explained }) {
  const { question, used, missing, steps } = answer.controlled
  return (
    <section aria-label="Answer" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="max-w-prose font-display text-lg">
        {explainedSentence(answer)}
      </p>
      <p className="max-w-prose text-ink-soft text-sm">
        {used} applications of {question.group} applicants and their comparison group were used.
        {missing.length > 0 &&
          ` Left out because a figure is missing: ${missing
            .map(({ control, rows }) => `${CONTROL_NAMES[control]} in ${rows}`)
            .join(', ')}.`}
      </p>
      <Coefficients answer={answer} />
      {isFit(answer.controlled.result) && steps.length > 1 && (
        <div>
          <h3 className="font-semibold text-sm">What each control explains</h3>
          <ol className="mt-2 grid gap-1 text-sm">
            {steps.map(({ with: control, effect }) => (
              <li key={control ?? 'none'} className="flex max-w-md justify-between gap-4">
                <span>{control ? `and ${CONTROL_NAMES[control].toLowerCase()}` : 'No control'}</span>
                <span className="tabular-nums">
                  {effect === undefined ? 'not fitted' : effectText(answer, effect)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}

function Coefficients({ answer }: { answer: Explained }) {
  const { result } = answer.controlled
  if (!isFit(result)) return null
  if (answer.about === 'price')
    return (
      <div className="rounded-card border border-line bg-surface">
        <Table
          caption="Least squares with robust errors"
          rows={(result as LinearFit).terms}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', heading: 'Term', cell: ({ name }) => name },
            {
              id: 'coefficient',
              heading: 'Points (95 percent)',
              cell: ({ coefficient, low, high }) =>
                `${coefficient.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`,
            },
            {
              id: 'error',
              heading: 'Robust error',
              cell: ({ standardErrorHc1 }) => standardErrorHc1.toFixed(4),
            },
            { id: 'p', heading: 'p', cell: ({ p }) => chance(p) },
          ]}
        />
      </div>
    )
  const fit = result as LogisticFit
  return (
    <div className="rounded-card border border-line bg-surface">
      <Table
        caption="Logistic regression with robust errors"
        rows={fit.fit}
        keyOf={({ name }) => name}
        columns={[
          { id: 'name', heading: 'Term', cell: ({ name }) => name },
          {
            id: 'effect',
            heading: 'Chance of denial',
            cell: ({ averageMarginalEffect, averageMarginalEffectLow, averageMarginalEffectHigh }) =>
              averageMarginalEffect === undefined
                ? ''
                : `${effectText(answer, averageMarginalEffect)} (${pointsText(averageMarginalEffectLow!)} to ${pointsText(averageMarginalEffectHigh!)})`,
          },
          {
            id: 'odds',
            heading: 'Odds ratio',
            cell: ({ oddsRatio, oddsRatioLow, oddsRatioHigh }) =>
              `${oddsRatio.toPrecision(3)} (${oddsRatioLow.toPrecision(3)} to ${oddsRatioHigh.toPrecision(3)})`,
          },
          {
            id: 'error',
            heading: 'Robust error',
            cell: ({ standardErrorSandwich }) => standardErrorSandwich.toPrecision(4),
          },
          { id: 'p', heading: 'p', cell: ({ p }) => chance(p) },
        ]}
      />
      <p className="border-line border-t px-4 py-3 text-ink-soft text-sm">
        {fit.events} of {fit.n} were denied. The controls explain a share of {percent(fit.mcFaddenR2)}{' '}
        (McFadden).
      </p>
    </div>
  )
}
