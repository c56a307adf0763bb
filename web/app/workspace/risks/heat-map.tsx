import { BAND_LABELS } from '@plumbline/contract/compliance/risks.ts'
import type { RiskBand, RiskMethod } from '@plumbline/rules/risks/risk-method.ts'
import clsx from 'clsx'
import { Link } from 'react-router'

interface Cell {
  likelihood: number
  impact: number
  count: number
  worst: RiskBand
}

const SHADES: Readonly<Record<RiskBand, string>> = {
  low: 'bg-success-soft text-success',
  moderate: 'bg-paper text-ink',
  high: 'bg-warning-soft text-warning',
  critical: 'bg-danger-soft text-danger',
}

const STEPS = [1, 2, 3, 4, 5]

interface HeatMapProps {
  words: RiskMethod['words']
  cells: readonly Cell[]
  /** The cell that the list shows alone. */
  chosen: { likelihood?: number | undefined; impact?: number | undefined }
  addressOf: (cell: { likelihood: number; impact: number }) => string
}

/** How many risks there are by likelihood and impact; a cell is colored by the worst that remains in it. */
export function HeatMap({ words, cells, chosen, addressOf }: HeatMapProps) {
  const wordOf = (factor: 'likelihood' | 'impact', step: number) => `${step}. ${words[factor][step - 1]}`
  const at = (likelihood: number, impact: number) =>
    cells.find((cell) => cell.likelihood === likelihood && cell.impact === impact)
  return (
    <table className="h-fit w-full min-w-[min(15rem,320px)] table-fixed border-separate border-spacing-[min(0.25rem,4px)] text-center text-sm">
      <caption className="sr-only">Risks by likelihood and impact</caption>
      <thead>
        <tr>
          <th
            scope="col"
            className="wrap-anywhere w-[min(6rem,120px)] text-left font-normal text-ink-faint text-xs sm:w-32"
          >
            Impact, likelihood
          </th>
          {STEPS.map((step) => (
            <th key={step} scope="col" className="px-0.5 pb-1 font-normal text-ink-soft text-xs">
              <span className="max-sm:hidden">{wordOf('likelihood', step)}</span>
              <span className="sm:hidden">{step}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STEPS.toReversed().map((impact) => (
          <tr key={impact}>
            <th scope="row" className="wrap-anywhere pr-2 text-left font-normal text-ink-soft text-xs">
              {wordOf('impact', impact)}
            </th>
            {STEPS.map((likelihood) => {
              const cell = at(likelihood, impact)
              const isChosen = chosen.likelihood === likelihood && chosen.impact === impact
              return (
                <td key={likelihood} className="p-0">
                  {cell ? (
                    <Link
                      to={addressOf(cell)}
                      replace
                      preventScrollReset
                      aria-current={isChosen ? 'true' : undefined}
                      aria-label={`${cell.count} with likelihood ${likelihood} and impact ${impact}, at worst ${BAND_LABELS[cell.worst].toLowerCase()}`}
                      className={clsx(
                        'grid h-11 place-items-center rounded-md font-semibold tabular',
                        SHADES[cell.worst],
                        isChosen ? 'ring-2 ring-brand' : 'border border-line',
                      )}
                    >
                      {cell.count}
                    </Link>
                  ) : (
                    <span className="grid h-11 place-items-center rounded-md border border-line border-dashed text-ink-faint">
                      <span aria-hidden>·</span>
                      <span className="sr-only">None</span>
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
