import type { LoanVerdict, Verdict } from '@plumbline/rules/loan-files/loan-verdict.ts'
import { ArrowLeft, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card, SectionCard } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { dayInShort, inDollars } from '../lending/day-words.ts'
import { stepValue } from '../lending/step-value.ts'
import { FeeComparisonCard } from './fee-comparison-card.tsx'
import type { LoanDetail, ShownCharge, TypedValue } from './loan-protocol.ts'
import { LoanValues } from './loan-values.tsx'
import { MissingValues } from './missing-values.tsx'
import { openTest } from './open-test.ts'
import { useShownPart } from './shown-part.tsx'
import { rateText, valueText } from './value-text.ts'
import { masked, VERDICT_ORDER, VERDICT_WORDS } from './verdict-words.ts'

interface LoanPageProps extends LoanDetail {
  place: 'public' | 'workspace'
  names: boolean
  heading: RefObject<HTMLHeadingElement | null>
  /** What the workspace makes of the loan. */
  work?: ReactNode
  onNames: () => void
  onClose: () => void
  onType: (typed: TypedValue) => Promise<void>
}

/** One loan: the verdict, what is wrong, what is missing, then everything with its working. */
export function LoanPage({
  loan,
  report,
  charges,
  listLengths,
  place,
  names,
  heading,
  work,
  onNames,
  onClose,
  onType,
}: LoanPageProps) {
  const { verdicts, verdict, counts } = report
  const of = (one: Verdict) => verdicts.filter((row) => row.verdict === one)
  const missing = [...new Map(verdicts.flatMap((one) => one.missing).map((one) => [one.name, one])).values()]
  const calculations = verdicts.filter(
    ({ disclosed, recomputed, id }) => (disclosed ?? recomputed) !== null && CALCULATIONS.has(id),
  )
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button look="quiet" size="small" onClick={onClose}>
          <ArrowLeft aria-hidden className="size-4" /> All loans
        </Button>
        <Button look="quiet" size="small" aria-pressed={names} onClick={onNames}>
          {names ? <EyeOff aria-hidden className="size-4" /> : <Eye aria-hidden className="size-4" />}
          {names ? 'Mask names and numbers' : 'Show names and numbers'}
        </Button>
      </div>
      <Card className="px-5 py-4">
        <h2 ref={heading} tabIndex={-1} className="text-ink-soft text-sm outline-none wrap-anywhere">
          Loan {names ? report.name : masked(report.name)}
        </h2>
        <p className="mt-1 font-display text-2xl font-semibold leading-tight" aria-live="polite">
          {HEADLINES[verdict](counts)}
        </p>
        <p className="mt-1 text-ink-soft text-sm tabular-nums">
          {counts.within} within, {counts.outside} outside, {counts.undetermined} not determined,{' '}
          {counts.not_applicable} do not apply.
        </p>
        {of('outside').length > 0 && (
          <ul className="mt-4 grid gap-2">
            {of('outside').map(({ id, sentence, citation }) => (
              <li key={id} className="border-danger border-l-2 pl-3">
                {sentence} <span className="font-semibold text-[0.8125rem] text-brass">{citation}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {work}
      {missing.length > 0 && <MissingValues missing={missing} onType={onType} />}
      {calculations.length > 0 && (
        <SectionCard title="Disclosed against recomputed">
          <Table
            caption="Disclosed against recomputed"
            columns={CALCULATION_COLUMNS}
            rows={calculations}
            keyOf={({ id }) => id}
          />
        </SectionCard>
      )}
      <SectionCard title="Dates">
        <ol className="grid gap-x-6 gap-y-1.5 px-5 pb-4 sm:grid-cols-2">
          {report.timeline.map(({ date, label, from }) => (
            <li key={`${date} ${label}`} className="flex gap-3">
              <span className="w-36 flex-none tabular-nums">
                {dayInShort(date)}, {date.slice(0, 4)}
              </span>
              <span className={from === 'computed' ? 'text-ink-soft italic' : ''}>{label}</span>
            </li>
          ))}
        </ol>
      </SectionCard>
      {report.feeComparison && <FeeComparisonCard {...report.feeComparison} />}
      {charges.length > 0 && <Charges charges={charges} />}
      <AllTests verdicts={verdicts} place={place} names={names} loan={loan.values.loanIdentifier?.value} />
      <LoanValues loan={loan} listLengths={listLengths} names={names} onType={onType} />
    </div>
  )
}

function Charges({ charges }: { charges: readonly ShownCharge[] }) {
  const { part, more } = useShownPart(charges)
  return (
    <SectionCard title="Charges">
      <div className="overflow-x-auto [--heading-at:0px]">
        <Table caption="Charges" columns={CHARGE_COLUMNS} rows={part} keyOf={({ key }) => key} />
      </div>
      {more}
    </SectionCard>
  )
}

interface AllTestsProps {
  verdicts: readonly LoanVerdict[]
  place: LoanPageProps['place']
  names: boolean
  /** Its number. */
  loan: string | undefined
}

/** What needs a look at once; the tests that are within or do not apply on request. */
function AllTests({ verdicts, place, names, loan }: AllTestsProps) {
  const [all, setAll] = useState(false)
  const needsLook = ({ verdict }: LoanVerdict) => verdict === 'outside' || verdict === 'undetermined'
  const open = verdicts.filter(needsLook)
  const shown = all || open.length === 0 ? verdicts : open
  const hidden = verdicts.length - shown.length
  return (
    <SectionCard title={hidden === 0 ? 'All tests' : 'Tests that need a look'}>
      <div className="border-line border-t px-5">
        {[...shown]
          .sort((a, b) => VERDICT_ORDER.indexOf(a.verdict) - VERDICT_ORDER.indexOf(b.verdict))
          .map((one) => (
            <OneTest key={one.id} verdict={one} {...{ place, names, loan }} />
          ))}
      </div>
      {hidden > 0 && (
        <p className="px-5 py-4">
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            Show the other {hidden} tests
          </Button>
        </p>
      )}
    </SectionCard>
  )
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const HEADLINES: Readonly<
  Record<'within' | 'outside' | 'undetermined', (counts: Record<Verdict, number>) => string>
> = {
  within: () => 'Within its limits in every test.',
  outside: ({ outside }) => `Outside in ${plural(outside, 'test', 'tests')}.`,
  undetermined: ({ undetermined }) =>
    `Nothing is outside; ${plural(undetermined, 'test is', 'tests are')} not determined.`,
}

const CALCULATIONS: ReadonlySet<string> = new Set([
  'apr',
  'finance-charge',
  'amount-financed',
  'total-of-payments',
  'total-interest-percentage',
  'principal-and-interest',
  'points-and-fees',
  'rate-spread',
])

const amountText = (value: string | null) =>
  value === null ? '' : /^-?\d+\.\d\d$/.test(value) ? inDollars(value) : value

/** Rates, which may have two decimals as money has. */
const RATES: ReadonlySet<string> = new Set(['apr', 'rate-spread', 'total-interest-percentage'])

const figureText = (id: string, value: string | null) =>
  RATES.has(id) ? rateText(value ?? '') : amountText(value)

const CALCULATION_COLUMNS: readonly Column<LoanVerdict>[] = [
  {
    id: 'what',
    heading: 'Test',
    cell: ({ question, citation }) => (
      <span>
        {question} <span className="font-semibold text-[0.8125rem] text-brass">{citation}</span>
      </span>
    ),
  },
  {
    id: 'disclosed',
    heading: 'Disclosed',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ id, disclosed }) => figureText(id, disclosed),
  },
  {
    id: 'recomputed',
    heading: 'Recomputed',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ id, recomputed }) => figureText(id, recomputed),
  },
  {
    id: 'verdict',
    heading: 'Verdict',
    cell: ({ verdict }) => <Badge tone={VERDICT_WORDS[verdict].tone}>{VERDICT_WORDS[verdict].text}</Badge>,
  },
]

const money = (id: keyof ShownCharge['columns'], heading: string): Column<ShownCharge> => ({
  id,
  heading,
  align: 'end',
  className: 'tabular-nums',
  cell: ({ columns }) => amountText(columns[id]),
})

const READINGS = { in: 'Finance charge', out: 'No finance charge', open: 'Not settled by the file' } as const

const CHARGE_COLUMNS: readonly Column<ShownCharge>[] = [
  { id: 'section', heading: 'Section', cell: ({ section }) => section },
  {
    id: 'label',
    heading: 'Charge',
    cell: ({ label, paidTo }) => (
      <span>
        {label}
        {paidTo && (
          <span className="block text-ink-soft text-sm">
            to {paidTo.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'estimated',
    heading: 'Loan Estimate',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ estimated }) => amountText(estimated),
  },
  money('borrowerAtClosing', 'Borrower, at closing'),
  money('borrowerBeforeClosing', 'Borrower, before'),
  money('sellerAtClosing', 'Seller, at closing'),
  money('paidByOthers', 'Others'),
  {
    id: 'reading',
    heading: 'Read as',
    cell: ({ financeCharge, reason, citation }) => (
      <span title={reason}>
        {READINGS[financeCharge]}{' '}
        <span className="font-semibold text-[0.8125rem] text-brass">{citation}</span>
      </span>
    ),
  },
]

const NOTES_SHOWN = 50

interface OneTestProps extends Omit<AllTestsProps, 'verdicts'> {
  verdict: LoanVerdict
}

function OneTest({ verdict, place, names, loan }: OneTestProps) {
  const { question, sentence, citation, steps, notes, uses, missing } = verdict
  const address = openTest(verdict, place, loan)
  const { part: shownSteps, more: moreSteps } = useShownPart(steps)
  const given = uses.filter(({ value }) => value !== null)
  return (
    <Disclosure
      title={
        <span className="grid gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={VERDICT_WORDS[verdict.verdict].tone}>{VERDICT_WORDS[verdict.verdict].text}</Badge>
            {question} <span className="font-semibold text-[0.8125rem] text-brass">{citation}</span>
          </span>
          <span className="font-normal text-ink-soft">{sentence}</span>
        </span>
      }
    >
      <div className="grid gap-3 pb-5 text-[0.9375rem]">
        {steps.length > 0 && (
          <ol className="list-decimal divide-y divide-line pl-6">
            {shownSteps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered by their place
              <li key={index} className="py-1.5 pl-1">
                {step.text} <b className="tabular-nums">{stepValue(step)}</b>{' '}
                {step.citation && (
                  <span className="font-semibold text-[0.8125rem] text-brass">{step.citation}</span>
                )}
              </li>
            ))}
          </ol>
        )}
        {moreSteps}
        {notes.slice(0, NOTES_SHOWN).map((note) => (
          <p key={note} className="border-brass-mark border-l-2 pl-3 text-ink-soft text-sm">
            {note}
          </p>
        ))}
        {notes.length > NOTES_SHOWN && (
          <p className="text-ink-soft text-sm">
            The first {NOTES_SHOWN} notes of {notes.length.toLocaleString('en-US')}.
          </p>
        )}
        {missing.length > 0 && (
          <p className="text-sm">Missing: {missing.map(({ label }) => label).join(', ')}.</p>
        )}
        {given.length > 0 && (
          <div>
            <h3 className="font-semibold text-sm">Values used</h3>
            <ul className="mt-1 grid gap-x-6 text-ink-soft text-sm sm:grid-cols-2">
              {given.map(({ name, label, value, source, reason }) => (
                <li
                  key={name}
                  className="wrap-anywhere"
                  title={
                    typeof source === 'object' && source
                      ? `${names ? source.file : masked(source.file)}, line ${source.line}: ${source.path}`
                      : undefined
                  }
                >
                  {label}: <span className="text-ink tabular-nums">{valueText(value!)}</span>
                  {source === 'typed' && (reason ? ` (corrected: ${reason})` : ' (typed)')}
                  {typeof source === 'object' && source && ` (line ${source.line})`}
                </li>
              ))}
            </ul>
          </div>
        )}
        {address && (
          <p>
            <a className={buttonClass('quiet', 'small')} href={address} target="_blank" rel="noreferrer">
              Open the test with these values
            </a>
          </p>
        )}
      </div>
    </Disclosure>
  )
}
