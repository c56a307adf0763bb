import type { TridForwardInput, TridForwardResult } from '@plumbline/rules/trid/trid-forward-shape.ts'
import { CalendarPlus, Eraser, Pin, Printer } from 'lucide-react'
import { apiClient } from '../../platform/api/api-client.ts'
import { TridCalendarCard } from '../../tools/lending/trid-calendar-card.tsx'
import { tridCalendar } from '../../tools/lending/trid-calendar-days.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { Skeleton } from '../../ui/states.tsx'
import { valuesIn } from './address-values.ts'
import { calendarFile } from './calendar-file.ts'
import { CompareCard } from './compare-card.tsx'
import { Refused } from './loan-test-screen.tsx'
import { ProofCard } from './proof-card.tsx'
import { SaveResultButton } from './save-result-button.tsx'
import type { Values } from './test-definition.ts'
import { TestForm } from './test-form.tsx'
import { TestHeader } from './test-header.tsx'
import { refusalsOf } from './test-refusal.ts'
import { TridBackward } from './trid-backward.tsx'
import { TRID_GROUPS } from './trid-clock-fields.ts'
import { formRefusals, tridInput } from './trid-clock-input.ts'
import { tridVerdict } from './trid-verdict.ts'
import { TridWhatIf } from './trid-what-if.tsx'
import { useTestAnswer } from './use-test-answer.ts'
import { useTestValues } from './use-test-values.ts'
import { VerdictCard } from './verdict-card.tsx'

const SAMPLE: Values = {
  applicationReceived: '2026-01-05',
  loanEstimateSent: '2026-01-07',
  loanEstimateMethod: 'email',
  closingDisclosureSent: '2026-01-14',
  closingDisclosureMethod: 'email',
  plannedConsummation: '2026-01-21',
  rescission: 'yes',
}

const FORWARD = {
  name: 'trid-forward',
  run: (input: TridForwardInput) => apiClient.loanTests['trid-forward'](input),
}

/** The clock of one set of dates; where the loan can be rescinded, from the day on which it closes. */
function useClock(values: Values) {
  const input = tridInput(values)
  const isFilled = Object.keys(input).length > 0
  const first = useTestAnswer(FORWARD, isFilled ? input : undefined)
  const closing = closingDay(first.data?.result)
  const rescinding =
    values.rescission === 'yes' && closing !== null
      ? {
          ...input,
          rescission: {
            consummation: closing,
            noticeDelivered: closing,
            materialDisclosuresDelivered: closing,
          },
        }
      : undefined
  const withRescission = useTestAnswer(FORWARD, first.error ? undefined : rescinding)
  const answer = (rescinding && withRescission.data) || first.data
  const refusals = isFilled && first.error ? formRefusals(refusalsOf(first.error)) : []
  return { input: rescinding ?? input, isFilled, answer, refusals }
}

export default function TridClockPage() {
  const { values, typed, fromSettings, change, params, setParams } = useTestValues(TRID_GROUPS)
  const { input, isFilled, answer, refusals } = useClock(Object.keys(typed).length > 0 ? values : typed)
  const pinned = params.get('compare')
  const pinnedValues = valuesIn(new URLSearchParams(pinned ?? ''))
  const before = useClock(pinnedValues).answer

  const pin = () => {
    const after = new URLSearchParams(values)
    if (pinned === null) after.set('compare', String(new URLSearchParams(values)))
    setParams(after, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <TestHeader
        title="TRID clock"
        question="When can we close?"
        actions={
          answer &&
          refusals.length === 0 && (
            <>
              <Button look="quiet" onClick={() => setParams({}, { preventScrollReset: true })}>
                <Eraser className="size-4" aria-hidden /> Clear
              </Button>
              <Button look="quiet" onClick={pin} aria-pressed={pinned !== null}>
                <Pin className="size-4" aria-hidden /> {pinned === null ? 'Compare' : 'Stop comparing'}
              </Button>
              <Button look="quiet" onClick={() => saveFile(calendarOf(answer.result), 'trid-clock.ics')}>
                <CalendarPlus className="size-4" aria-hidden /> Calendar file
              </Button>
              <Button look="quiet" onClick={() => print()}>
                <Printer className="size-4" aria-hidden /> One page
              </Button>
              <SaveResultButton name="trid-forward" title="TRID clock" input={input} values={values} />
            </>
          )
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[min(16rem,26vw)_minmax(0,1fr)] print:block">
        <div className="max-lg:order-2">
          <TestForm
            groups={TRID_GROUPS}
            part="1026"
            values={values}
            fromSettings={fromSettings}
            onChange={change}
            refusals={refusals}
          />
        </div>
        <section
          aria-label="Result"
          className="grid items-start gap-4 max-lg:contents 2xl:grid-cols-[minmax(0,1fr)_min(20rem,26vw)]"
        >
          <div className="grid gap-4 max-lg:contents">
            {!isFilled && (
              <Banner tone="info" title="When did you receive the application?">
                Enter the dates you know, or{' '}
                <button
                  type="button"
                  className="font-semibold underline"
                  onClick={() => setParams({ ...SAMPLE }, { preventScrollReset: true })}
                >
                  start from an example
                </button>
                .
              </Banner>
            )}
            {refusals.length > 0 && <Refused refusals={refusals} />}
            {isFilled && refusals.length === 0 && !answer && <Skeleton className="h-64" />}
            {isFilled && refusals.length === 0 && answer && (
              <>
                <div className="max-lg:order-1">
                  <VerdictCard verdict={tridVerdict(answer.result)}>
                    <TridBackward
                      planned={values.plannedConsummation}
                      timeshare={values.timeshare === 'yes'}
                    />
                  </VerdictCard>
                </div>
                <div className="max-lg:order-3">
                  <TridCalendarCard
                    calendar={tridCalendar(input, answer.result)}
                    allowed={answer.result.plannedConsummation.allowed}
                  />
                </div>
              </>
            )}
          </div>
          {isFilled && refusals.length === 0 && answer && (
            <div className="grid gap-4 max-lg:order-4 print:mt-4">
              {pinned !== null && before && (
                <CompareCard
                  before={{ values: pinnedValues, result: before.result }}
                  now={{ values, result: answer.result }}
                />
              )}
              <TridWhatIf values={values} earliest={answer.result.earliestConsummation} />
              <ProofCard answer={answer} part="1026" />
            </div>
          )}
        </section>
      </div>
    </>
  )
}

/** The planned day where it is possible, otherwise the first day that is. */
function closingDay(result: TridForwardResult | undefined): string | null {
  if (!result) return null
  const { date, allowed } = result.plannedConsummation
  return allowed ? date : result.earliestConsummation
}

function calendarOf({
  loanEstimate,
  earliestConsummation,
  plannedConsummation,
  rescission,
}: TridForwardResult) {
  const entry = (date: string | null, title: string, description: string) =>
    date ? [{ date, title, description }] : []
  return calendarFile(
    [
      ...entry(loanEstimate.dueBy, 'Loan Estimate due', '12 CFR 1026.19(e)(1)(iii)(A)'),
      ...entry(loanEstimate.sevenDayEarliest, 'Seven business days end', '12 CFR 1026.19(e)(1)(iii)(B)'),
      ...entry(earliestConsummation, 'Earliest closing', '12 CFR 1026.19(f)(1)(ii)(A)'),
      ...entry(plannedConsummation.date, 'Planned closing', 'As entered'),
      ...entry(rescission.expiresAtMidnightOf, 'Rescission ends at midnight', '12 CFR 1026.23(a)(3)'),
      ...entry(rescission.disburseFrom, 'Funds may be disbursed', '12 CFR 1026.23(c)'),
    ],
    new Date(),
  )
}
