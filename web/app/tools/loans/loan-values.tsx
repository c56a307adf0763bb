import {
  correctionsOf,
  type Entry,
  entryKey,
  type Given,
  type Loan,
} from '@plumbline/rules/loan-files/loan.ts'
import { fieldOf, labelOf } from '@plumbline/rules/loan-files/loan-field-names.ts'
import { LOAN_FIELDS } from '@plumbline/rules/loan-files/loan-fields.ts'
import { SectionCard } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { TypedValue } from './loan-protocol.ts'
import { useShownPart } from './shown-part.tsx'
import { ShownValue } from './shown-value.tsx'
import { valueText } from './value-text.ts'
import { masked } from './verdict-words.ts'

const GROUPS: Readonly<Record<string, string>> = {
  terms: 'Terms',
  dates: 'Dates',
  property: 'Property',
  features: 'Features',
  loan_calculations: 'Loan calculations',
  rate: 'Adjustable rate',
  escrow: 'Escrow',
  cash: 'Cash at closing',
  disclosure: 'Disclosure',
  asked: 'From other sources',
}

const LISTS: Readonly<Record<string, string>> = {
  parties: 'Parties',
  fees: 'Fees',
  prepaids: 'Prepaid items',
  escrowItems: 'Escrow items',
  projectedPayments: 'Projected payments',
  cashToClose: 'Calculating cash to close',
  payoffs: 'Payoffs',
  adjustments: 'Adjustments',
  prorations: 'Prorations',
  funds: 'Funds',
  rateChanges: 'Rate changes',
  paymentChanges: 'Payment changes',
  lateCharges: 'Late charges',
  propertyCosts: 'Property costs',
  signatures: 'Signatures',
}

const ENTRIES_AT_ONCE = 25

interface LoanValuesProps {
  loan: Loan
  listLengths: Readonly<Record<string, number>>
  names: boolean
  onType: (typed: TypedValue) => Promise<void>
}

/** Every value with where it comes from. A person can correct it with a reason, and take that back. */
export function LoanValues({ loan, listLengths, names, onType }: LoanValuesProps) {
  return (
    <>
      <Corrections loan={loan} names={names} onType={onType} />
      <SectionCard title="Values of the file">
        <div className="border-line border-t px-5">
          {Object.entries(GROUPS).map(([group, title]) => {
            // What no file of this kind holds is shown where it is not given, so that it can be entered.
            const fields = LOAN_FIELDS.filter(
              (field) => field.group === group && (loan.values[field.key] || group === 'asked'),
            )
            if (fields.length === 0) return null
            const count = fields.filter(({ key }) => loan.values[key]).length
            return (
              <Disclosure key={group} title={`${title} (${count})`}>
                <dl className="grid gap-x-6 gap-y-1.5 pb-4 text-sm sm:grid-cols-2">
                  {fields.map(({ key, label }) => (
                    <div key={key} className="flex flex-wrap items-baseline gap-x-2">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="min-w-0 wrap-anywhere">
                        <ShownValue
                          {...{ name: key, valueKey: key, names, onType }}
                          given={loan.values[key]}
                          file={loan.file}
                        />
                      </dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
            )
          })}
          {Object.entries(LISTS).map(([key, title]) => {
            const entries = loan.lists[key] ?? []
            if (entries.length === 0) return null
            const count = listLengths[key] ?? entries.length
            return (
              <Disclosure key={key} title={`${title} (${count.toLocaleString('en-US')})`}>
                <ValuesOfList {...{ entries, name: key, names, onType, count }} file={loan.file} />
              </Disclosure>
            )
          })}
        </div>
      </SectionCard>
    </>
  )
}

interface ValuesOfListProps extends Omit<EntryValuesProps, 'entry'> {
  entries: readonly Entry[]
  /** Of the loan; the page has the first ones alone. */
  count: number
}

function ValuesOfList({ entries, count, ...rest }: ValuesOfListProps) {
  const { part, more } = useShownPart(entries, ENTRIES_AT_ONCE)
  return (
    <>
      <ul className="grid gap-3 pb-4 text-sm">
        {part.map((entry) => (
          <li key={entry.path} className="grid gap-1 border-line border-l-2 pl-3">
            <EntryValues {...rest} entry={entry} />
          </li>
        ))}
      </ul>
      {more}
      {count > entries.length && (
        <p className="pb-4 text-ink-soft text-sm">The page has the first {entries.length} of them.</p>
      )}
    </>
  )
}

function Corrections({ loan, names, onType }: Omit<LoanValuesProps, 'listLengths'>) {
  const corrections = correctionsOf(loan)
  if (corrections.length === 0) return null
  return (
    <SectionCard title={`Corrected values (${corrections.length})`}>
      <ul className="grid gap-2 px-5 pb-5 text-sm">
        {corrections.map(({ key, name, was, value, reason }) => {
          const shown = (text: string) => (!names && fieldOf(name)?.personal ? masked(text) : valueText(text))
          return (
            <li key={key} className="border-brass-mark border-l-2 pl-3 wrap-anywhere">
              {labelOf(name)}: <s className="text-ink-soft">{shown(was)}</s>{' '}
              <b className="tabular-nums">{shown(value)}</b> <span className="text-ink-soft">{reason}</span>
              <button
                type="button"
                aria-label={`Take back the correction of ${labelOf(name)}`}
                className="ml-2 cursor-pointer font-semibold text-brand underline underline-offset-3"
                onClick={() => void onType({ key, name, value: '' })}
              >
                Take back
              </button>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}

interface EntryValuesProps {
  entry: Entry
  name: string
  file: string
  names: boolean
  onType: LoanValuesProps['onType']
}

function EntryValues({ entry, name, ...rest }: EntryValuesProps) {
  return (
    <>
      {Object.entries(entry.values).map(([key, given]: [string, Given]) => (
        <div key={key} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
          <span className="text-ink-soft">{labelOf(`${name}.${key}`)}</span>
          <ShownValue {...rest} name={`${name}.${key}`} valueKey={entryKey(entry, key)} given={given} />
        </div>
      ))}
      {Object.entries(entry.lists).map(([list, entries]) =>
        entries.map((inner) => (
          <EntryValues key={inner.path} {...rest} entry={inner} name={`${name}.${list}`} />
        )),
      )}
    </>
  )
}
