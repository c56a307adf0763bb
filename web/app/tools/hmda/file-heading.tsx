import { FILING_YEARS } from '@plumbline/rules/hmda/filing-list.ts'
import { MonitorCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { DeskFiling, DeskState, Quarter } from './desk-protocol.ts'
import { plural } from './hmda-text.ts'

const filingText = ({ year, quarter }: DeskFiling) =>
  quarter ? `${year}, quarter ${quarter}` : `${year}, annual`
const OPTIONS: readonly DeskFiling[] = [...FILING_YEARS]
  .reverse()
  .flatMap((year) =>
    year === 2027
      ? [{ year, quarter: undefined }]
      : [{ year, quarter: undefined }, ...([1, 2, 3] as Quarter[]).map((quarter) => ({ year, quarter }))],
  )
const optionValue = ({ year, quarter }: DeskFiling) => `${year}-${quarter ?? 0}`

interface FileHeadingProps {
  state: DeskState
  onFiling: (filing: DeskFiling) => void
  children: ReactNode
}

/** What the file is, which year it is checked for, and what can be done with it. */
export function FileHeading({ state, onFiling, children }: FileHeadingProps) {
  const { filing, sheetFiling } = state
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="mr-auto">
          <h2 className="display text-3xl">
            Loan register {filing.year}
            {filing.quarter ? `, quarter ${filing.quarter}` : ''}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <span className="inline-flex items-center gap-2 rounded-control bg-success-soft px-3 py-1.5 font-semibold text-success">
              <MonitorCheck aria-hidden className="size-4" /> Nothing leaves this computer
            </span>
            <span className="text-ink-soft">{state.name}</span>
            <span className="text-ink-soft">
              {plural(state.rows, 'loan row')}, {state.sheet ? '1 transmittal row' : 'no transmittal row'}
            </span>
            {state.changedRows + state.removedRows > 0 && (
              <span className="text-ink-soft">
                {plural(state.changedRows, 'row')} changed
                {state.removedRows > 0 ? `, ${state.removedRows} removed` : ''}
              </span>
            )}
          </p>
        </div>
        <label className="grid gap-0.5 text-sm">
          <span className="sr-only">Filing</span>
          <select
            value={optionValue(filing)}
            onChange={({ target }) =>
              onFiling(OPTIONS.find((option) => optionValue(option) === target.value)!)
            }
            className="min-h-11 rounded-control border border-control-line bg-surface px-3"
          >
            {OPTIONS.map((option) => (
              <option key={optionValue(option)} value={optionValue(option)}>
                {option.year === 2027 ? '2027, draft edits' : filingText(option)}
              </option>
            ))}
          </select>
        </label>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">{children}</div>
      </div>
      {sheetFiling && (
        <Banner tone="warning">
          The transmittal sheet says {filingText(sheetFiling)}, and the file is checked for{' '}
          {filingText(filing)}.{' '}
          <Button look="quiet" size="small" className="ml-2" onClick={() => onFiling(sheetFiling)}>
            Check as {filingText(sheetFiling)}
          </Button>
        </Banner>
      )}
      {state.draft && (
        <Banner tone="warning">
          The edits of 2027 are a draft seen in public working branches. They are not published, and nothing
          here is binding.
        </Banner>
      )}
      {(state.byteOrderMark || state.lineEnds === 'mixed' || !state.finalNewline || state.blankLines > 0) && (
        <p className="text-sm text-ink-soft">
          About the file:{' '}
          {[
            state.byteOrderMark && 'it begins with a byte order mark',
            state.lineEnds === 'mixed' && 'its line ends are mixed',
            !state.finalNewline && 'its last row has no line end',
            state.blankLines > 0 && `${plural(state.blankLines, 'blank line')} at the end`,
          ]
            .filter(Boolean)
            .join(', ')}
          . The export keeps all of this as it is.
        </p>
      )}
    </header>
  )
}
