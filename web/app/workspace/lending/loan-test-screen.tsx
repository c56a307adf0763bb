import { Eraser, Pin, Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { valuesIn } from './address-values.ts'
import { CompareCard } from './compare-card.tsx'
import { ProofCard } from './proof-card.tsx'
import { SaveResultButton } from './save-result-button.tsx'
import type { TestDefinition, Values } from './test-definition.ts'
import { TestForm } from './test-form.tsx'
import { TestHeader } from './test-header.tsx'
import { inputOf, missingLabels } from './test-input.ts'
import { type FieldRefusal, refusalsOf } from './test-refusal.ts'
import { useTestAnswer } from './use-test-answer.ts'
import { useTestValues } from './use-test-values.ts'
import { VerdictCard } from './verdict-card.tsx'

interface LoanTestScreenProps<Input, Result> {
  test: TestDefinition<Input, Result>
  /** Other ways to fill the form, below it. */
  children?: ReactNode
}

/** A form, and beside it the answer as it is typed: verdict, details, then the working. */
export function LoanTestScreen<Input, Result>({ test, children }: LoanTestScreenProps<Input, Result>) {
  const { values, typed, fromSettings, change, params, setParams } = useTestValues(test.groups)
  const isFilled = Object.keys(typed).length > 0
  const answer = useAnswerTo(test, isFilled ? values : typed)
  const pinned = params.get('compare')
  const pinnedValues = pinned === null ? undefined : valuesIn(new URLSearchParams(pinned))
  const pinnedAnswer = useAnswerTo(test, pinnedValues)
  const resultId = useId()

  const pin = () => {
    const after = new URLSearchParams(values)
    if (pinned === null) after.set('compare', String(new URLSearchParams(values)))
    setParams(after, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <TestHeader
        title={test.title}
        question={test.question}
        actions={
          isFilled && (
            <>
              <Button look="quiet" onClick={() => setParams({}, { preventScrollReset: true })}>
                <Eraser className="size-4" aria-hidden /> Clear
              </Button>
              <Button look="quiet" onClick={pin} aria-pressed={pinned !== null}>
                <Pin className="size-4" aria-hidden /> {pinned === null ? 'Compare' : 'Stop comparing'}
              </Button>
              <Button look="quiet" onClick={() => print()}>
                <Printer className="size-4" aria-hidden /> One page
              </Button>
              {answer.data && answer.refusals.length === 0 && !test.cannotBeSaved && (
                <SaveResultButton name={test.name} title={test.title} input={answer.input} values={values} />
              )}
            </>
          )
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(min(17rem,27vw),min(22rem,35vw))_minmax(0,1fr)] print:block">
        <div className="grid gap-4">
          {children}
          <TestForm
            groups={test.groups}
            part={test.part}
            values={values}
            fromSettings={fromSettings}
            onChange={change}
            refusals={answer.refusals}
          />
        </div>
        <section
          id={resultId}
          aria-label="Result"
          className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-first"
        >
          {!isFilled && (
            <Banner tone="info" title="Nothing entered yet">
              Fill in the form, or{' '}
              <button
                type="button"
                className="font-semibold underline"
                onClick={() => {
                  setParams({ ...test.sample }, { preventScrollReset: true })
                  // The button goes away; its place is kept for the keyboard.
                  document.getElementById(resultId)?.focus()
                }}
              >
                start from an example
              </button>
              . Your inputs stay in the address of this page.
            </Banner>
          )}
          {isFilled && <Answer test={test} values={values} answer={answer} />}
          {pinnedValues && pinnedAnswer.data && answer.data && (
            <CompareCard
              before={{ values: pinnedValues, result: pinnedAnswer.data.result }}
              now={{ values, result: answer.data.result }}
            />
          )}
        </section>
      </div>
    </>
  )
}

function useAnswerTo<Input, Result>(test: TestDefinition<Input, Result>, values: Values | undefined) {
  const missing = values === undefined ? [] : missingLabels(test.groups, values)
  const input =
    values === undefined || missing.length > 0
      ? undefined
      : (test.toInput?.(values) ?? (inputOf(test.groups, values) as Input))
  const query = useTestAnswer(test, input)
  const formRefusals = (error: unknown) => test.toFormRefusals?.(refusalsOf(error)) ?? refusalsOf(error)
  const refusals: FieldRefusal[] = input !== undefined && query.error ? formRefusals(query.error) : []
  return { missing, refusals, input, data: input === undefined ? undefined : query.data }
}

interface AnswerProps<Input, Result> {
  test: TestDefinition<Input, Result>
  values: Values
  answer: ReturnType<typeof useAnswerTo<Input, Result>>
}

function Answer<Input, Result>({ test, values, answer }: AnswerProps<Input, Result>) {
  const { missing, refusals, data } = answer
  if (missing.length > 0)
    return (
      <VerdictCard
        verdict={{
          tone: 'undetermined',
          headline: `Not determined: ${missing.join(', ')}`,
          more: 'Fill in what is missing and the answer appears here.',
        }}
      />
    )
  if (refusals.length > 0) return <Refused refusals={refusals} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <>
      <VerdictCard verdict={test.verdict(data.result, values)} />
      {test.details?.(data.result, values)}
      <ProofCard answer={data} part={test.part} />
    </>
  )
}

/** Inputs stay as typed; each sentence names what is wrong. */
export function Refused({ refusals }: { refusals: readonly FieldRefusal[] }) {
  return (
    <Banner tone="danger" title="Not determined: an input cannot be used">
      <ul className="grid gap-1">
        {refusals.map(({ field, message }) => (
          <li key={field + message}>{message}</li>
        ))}
      </ul>
    </Banner>
  )
}
