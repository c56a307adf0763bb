import type { Threshold } from '@plumbline/contract/regulations/thresholds.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { ThresholdTable } from '../../platform/regulations/threshold-table.tsx'
import { thresholdName } from '../../platform/regulations/threshold-text.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { CitationLink } from './citation-link.tsx'

export default function ThresholdsPage() {
  const [params, update] = useAddressParams()
  const register = useQuery(api.thresholds.list.queryOptions({ staleTime: 300_000 }))
  const thisYear = new Date().getFullYear()
  const yearOf = (name: string, otherwise: number) => Number(params.get(name)) || otherwise
  const first = yearOf('year', thisYear - 1)
  const second = yearOf('with', thisYear)
  const choose = (name: string, year: string) =>
    update((next) => {
      next.set(name, year)
      return next
    })

  return (
    <>
      <title>Threshold register · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/resources" className="hover:underline">
          Resources
        </Link>
      </nav>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">Threshold register</h1>
        <p className="max-w-2xl text-ink-soft">
          The figures that loan tests use. A figure belongs to the year that the named date of the loan falls
          in.
        </p>
        {register.data && (
          <div className="flex flex-wrap items-end gap-3">
            {(
              [
                ['year', 'Year', first],
                ['with', 'Beside', second],
              ] as const
            ).map(([name, label, year]) => (
              <Select
                key={name}
                label={label}
                value={year}
                onChange={(event) => choose(name, event.target.value)}
              >
                {yearsOf(register.data, thisYear).map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </Select>
            ))}
            <Button look="quiet" onClick={() => download(register.data)}>
              <Download className="size-4" aria-hidden />
              Download CSV
            </Button>
          </div>
        )}
      </header>
      {register.isPending && <Skeleton className="h-96 w-full" />}
      {register.isError && (
        <ErrorState title="The register could not be loaded" onRetry={() => register.refetch()} />
      )}
      {register.data && <ThresholdTable thresholds={register.data} years={[first, second]} cite={cited} />}
    </>
  )
}

function cited(text: string) {
  const found = findCitations(text, { title: 12, part: '1026' })
  if (found.length === 0) return text
  return found.map(({ citation, text: words, start }) => (
    <span key={start} className="mr-2 font-semibold text-brass">
      <CitationLink citation={citation} text={words} />
    </span>
  ))
}

function yearsOf(register: readonly Threshold[], thisYear: number) {
  const first = Math.min(...register.map(({ from }) => Number(from.slice(0, 4))))
  return Array.from({ length: thisYear + 2 - first }, (_, index) => thisYear + 1 - index)
}

function download(register: readonly Threshold[]) {
  const header = [
    'key',
    'name',
    'value',
    'unit',
    'from',
    'to',
    'picked by',
    'citation',
    'federal register',
    'status',
    'note',
  ]
  const rows = register.map((row) => [
    ...[row.key, thresholdName(row.key), row.value, row.unit, row.from, row.to ?? '', row.pickedBy],
    ...[row.citation, row.federalRegister, row.status, row.note],
  ])
  saveFile(new Blob([csvText([header, ...rows])], { type: 'text/csv' }), 'thresholds.csv')
}
