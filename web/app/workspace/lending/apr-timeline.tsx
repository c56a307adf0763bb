import type { AprResult } from '@plumbline/rules/loan-tests/apr.ts'
import { dayInFull, inDollars } from '../../tools/lending/day-words.ts'
import { SectionCard } from '../../ui/card.tsx'
import type { Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'

const UNIT = { day: 'day', week: 'week', semimonth: 'half month', month: 'month', year: 'year' } as const

/** What the rate is counted in: the first period with its odd part, then whole unit-periods. */
export function AprTimeline({ result, values }: { result: AprResult; values: Values }) {
  const { unitPeriod, firstPeriod } = result
  const advance = rowsIn(values.advances)[0]
  const payment = rowsIn(values.payments)[0]
  const name =
    unitPeriod.every === 1 ? UNIT[unitPeriod.unit] : `${unitPeriod.every} ${UNIT[unitPeriod.unit]}s`
  const odd = firstPeriod.fraction === '0' ? undefined : firstPeriod.fraction
  // Bars that stand for whole unit-periods; more than these would not be told apart.
  const shown = Math.min(firstPeriod.full, 6)
  return (
    <SectionCard title="Unit-periods">
      <p className="px-5 text-[0.9375rem] text-ink-soft">
        The unit-period is {name === 'month' || name === 'week' ? `a ${name}` : name}, {unitPeriod.perYear} to
        the year. To the first payment: {firstPeriod.full} full{odd && ` and ${odd} of one`}.
      </p>
      <div className="px-5 py-4" aria-hidden>
        <div className="flex h-9 gap-1">
          {odd && (
            <div className="hatched grid w-16 place-items-center rounded-sm border border-line-strong border-dashed text-xs">
              {odd}
            </div>
          )}
          {Array.from({ length: shown }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            <div key={index} className="grid flex-1 place-items-center rounded-sm bg-brand-soft text-xs">
              {index + 1}
            </div>
          ))}
          {firstPeriod.full > shown && <div className="grid place-items-center px-1 text-xs">…</div>}
          <div className="grid flex-1 place-items-center rounded-sm border border-line text-ink-soft text-xs">
            then each {name}
          </div>
        </div>
        <div className="mt-1 flex justify-between text-ink-soft text-xs">
          <span>{advance?.date && dayInFull(advance.date)}</span>
          <span>{payment?.date && `first payment ${dayInFull(payment.date)}`}</span>
        </div>
      </div>
      <dl className="grid gap-1.5 border-line border-t px-5 py-4 text-[0.9375rem]">
        {[
          ['Amount financed', result.amountFinanced],
          ['Finance charge', result.financeCharge],
          ['Total of payments', result.totalOfPayments],
        ].map(([label, amount]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{inDollars(amount!)}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
