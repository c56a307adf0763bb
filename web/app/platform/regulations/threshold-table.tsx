import type { Threshold } from '@plumbline/contract/regulations/thresholds.ts'
import { FIGURES_NOT_HELD } from '@plumbline/rules/thresholds/not-held.ts'
import type { ReactNode } from 'react'
import { THRESHOLD_GROUPS, thresholdName, thresholdText } from './threshold-text.ts'

interface ThresholdTableProps {
  thresholds: readonly Threshold[]
  years: readonly [number, number]
  cite: (text: string) => ReactNode
}

/** Two years side by side. A year that the register does not have says so; it never shows another year's figure. */
export function ThresholdTable({ thresholds, years, cite }: ThresholdTableProps) {
  const byKey = Map.groupBy(thresholds, ({ key }) => key)
  const named = new Set(THRESHOLD_GROUPS.flatMap(({ names }) => Object.keys(names)))
  const groups = [
    ...THRESHOLD_GROUPS.map(({ title, names }) => ({ title, keys: Object.keys(names) })),
    { title: 'Time limits and other figures', keys: [...byKey.keys()].filter((key) => !named.has(key)) },
  ]
  return (
    <div className="grid gap-6">
      {groups.map(({ title, keys }) => (
        <section key={title} className="overflow-hidden rounded-card border border-line bg-surface">
          <h2 className="border-line border-b px-4 py-3 font-semibold">{title}</h2>
          <table className="w-full text-[0.9375rem]">
            <thead className="text-left text-ink-soft text-sm max-md:sr-only">
              <tr>
                <th scope="col" className="px-4 py-2 font-medium">
                  Figure
                </th>
                {years.map((year) => (
                  <th key={year} scope="col" className="px-4 py-2 text-right font-medium">
                    {year}
                  </th>
                ))}
                <th scope="col" className="px-4 py-2 font-medium">
                  Where it stands
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-line border-t">
              {keys
                .filter((key) => byKey.has(key))
                .map((key) => (
                  <Row key={key} name={thresholdName(key)} rows={byKey.get(key)!} years={years} cite={cite} />
                ))}
            </tbody>
          </table>
        </section>
      ))}
      <section className="rounded-card border border-line bg-surface px-4 py-3">
        <h2 className="font-semibold">Not held</h2>
        <p className="mt-1 text-ink-soft text-sm">
          No text on hand confirms these figures. This is where they are.
        </p>
        <ul className="mt-2 grid gap-2 text-[0.9375rem]">
          {FIGURES_NOT_HELD.map(({ figure, where, address }) => (
            <li key={figure}>
              {figure}:{' '}
              <a href={address} className="text-brand underline underline-offset-4">
                {where}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Row({
  name,
  rows,
  years,
  cite,
}: {
  name: string
  rows: readonly Threshold[]
  years: readonly [number, number]
  cite: (text: string) => ReactNode
}) {
  const found = years.map((year) => thresholdOfYear(rows, year))
  const shown = found[1] ?? found[0] ?? rows.at(-1)!
  const notes = [...new Set(found.flatMap((row) => row?.note || []))]
  return (
    <tr className="max-md:grid max-md:gap-0.5 max-md:px-4 max-md:py-3">
      <th scope="row" className="px-4 py-2.5 text-left align-top font-medium max-md:p-0">
        {name}
        <span className="block font-normal text-ink-faint text-sm">
          by date of {shown.pickedBy.replaceAll('_', ' ')}
        </span>
      </th>
      {years.map((year, index) => (
        <td key={year} className="px-4 py-2.5 text-right align-top tabular-nums max-md:p-0 max-md:text-left">
          <span className="text-ink-soft text-sm md:hidden">{year}: </span>
          {found[index] ? thresholdText(found[index]) : <span className="text-ink-faint">not loaded</span>}
          {found[index] && found[index].status !== 'V' && found[index].status !== 'V2' && (
            <span className="block text-sm text-warning">{STATUS_TEXT[found[index].status]}</span>
          )}
        </td>
      ))}
      <td className="px-4 py-2.5 align-top text-sm max-md:p-0">
        {cite(shown.citation)}
        {shown.federalRegister && <span className="block text-ink-soft">{shown.federalRegister}</span>}
        {notes.map((note) => (
          <span key={note} className="mt-1 block text-ink-soft">
            {note.charAt(0).toUpperCase() + note.slice(1)}
          </span>
        ))}
      </td>
    </tr>
  )
}

const STATUS_TEXT: Record<Exclude<Threshold['status'], 'V' | 'V2'>, string> = {
  S: 'from a secondary source',
  N: 'printed, not confirmed to be in force',
  CONFLICT: 'official sources differ',
}

/** The figure of December 31 of the year: one that begins within a year is that year's. */
export function thresholdOfYear(rows: readonly Threshold[], year: number): Threshold | undefined {
  const day = `${year}-12-31`
  return rows.find(({ from, to }) => from <= day && (to === null || to >= day))
}
