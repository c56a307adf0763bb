import type { Entry, Given, Loan } from '@plumbline/rules/loan-files/loan.ts'
import { fieldOf, LOAN_FIELDS, labelOf } from '@plumbline/rules/loan-files/loan-fields.ts'
import { SectionCard } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
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

interface LoanValuesProps {
  loan: Loan
  names: boolean
  onType: (key: string, value: string) => Promise<void>
}

/** Everything that was read, with the line that it comes from. A typed value can be taken back. */
export function LoanValues({ loan, names, onType }: LoanValuesProps) {
  return (
    <SectionCard title="Values of the file">
      <div className="border-line border-t px-5">
        {Object.entries(GROUPS).map(([group, title]) => {
          const fields = LOAN_FIELDS.filter((field) => field.group === group && loan.values[field.key])
          if (fields.length === 0) return null
          return (
            <Disclosure key={group} title={`${title} (${fields.length})`}>
              <dl className="grid gap-x-6 gap-y-1 pb-4 text-sm sm:grid-cols-2">
                {fields.map(({ key, label }) => {
                  const given = loan.values[key]!
                  return (
                    <div key={key} className="flex flex-wrap gap-x-2">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="wrap-anywhere">
                        <Value name={key} given={given} names={names} />
                        {given.source === 'typed' && (
                          <button
                            type="button"
                            className="ml-2 cursor-pointer font-semibold text-brand underline underline-offset-3"
                            onClick={() => void onType(key, '')}
                          >
                            Take back
                          </button>
                        )}
                      </dd>
                    </div>
                  )
                })}
              </dl>
            </Disclosure>
          )
        })}
        {Object.entries(LISTS).map(([key, title]) => {
          const entries = loan.lists[key] ?? []
          if (entries.length === 0) return null
          return (
            <Disclosure key={key} title={`${title} (${entries.length})`}>
              <ul className="grid gap-3 pb-4 text-sm">
                {entries.slice(0, 200).map((entry) => (
                  <li key={entry.path} className="border-line border-l-2 pl-3">
                    <EntryValues entry={entry} name={key} names={names} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          )
        })}
      </div>
    </SectionCard>
  )
}

function EntryValues({ entry, name, names }: { entry: Entry; name: string; names: boolean }) {
  return (
    <>
      {Object.entries(entry.values).map(([key, given]) => (
        <span key={key} className="mr-4 inline-block wrap-anywhere">
          <span className="text-ink-soft">{labelOf(`${name}.${key}`)}</span>{' '}
          <Value name={`${name}.${key}`} given={given} names={names} />
        </span>
      ))}
      {Object.entries(entry.lists).map(([list, entries]) =>
        entries.map((inner) => (
          <EntryValues key={inner.path} entry={inner} name={`${name}.${list}`} names={names} />
        )),
      )}
    </>
  )
}

function Value({ name, given, names }: { name: string; given: Given; names: boolean }) {
  const isMasked = !names && fieldOf(name)?.personal === true
  const { source } = given
  return (
    <span
      className="tabular-nums"
      title={typeof source === 'string' ? source : `Line ${source.line}: ${source.path}`}
    >
      {isMasked ? masked(given.value) : given.value}
    </span>
  )
}
