import { LOAN_FIELDS } from '@plumbline/rules/loan-files/loan-fields.ts'
import {
  COLUMN_PRESETS,
  type ColumnMapping,
  type ProposedColumn,
  presetOf,
  proposeColumns,
} from '@plumbline/rules/loan-files/table-columns.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { BareSelect, Select, TextField } from '../../ui/field.tsx'
import type { UnmatchedTable } from './loan-protocol.ts'
import type { RememberedColumns } from './remembered-columns.ts'
import { masked } from './verdict-words.ts'

const WHY: Readonly<Record<ProposedColumn['by'] | 'chosen', string>> = {
  chosen: 'Chosen by you',
  kept: 'As you matched it before',
  preset: 'Known from this export',
  name: 'By its name: please check',
  none: 'Unknown: left out unless you choose',
}

const FIELD_OPTIONS = [...LOAN_FIELDS]
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  .map(({ key, label }) => (
    <option key={key} value={key}>
      {label}
    </option>
  ))

const LABEL_OF_KEY = new Map(LOAN_FIELDS.map(({ key, label }) => [key, label]))

interface ColumnMatchingCardProps {
  table: UnmatchedTable
  remembered: readonly RememberedColumns[]
  names: boolean
  /** Under an empty name, the columns are used once. */
  onMatch: (columns: ColumnMapping, name: string) => Promise<void>
  onSkip: () => void
}

/** Each column of a table beside the value of a loan that it holds. Matched once, the same columns are known. */
export function ColumnMatchingCard({ table, remembered, names, onMatch, onSkip }: ColumnMatchingCardProps) {
  const { file, header, examples, loans } = table
  const [start, setStart] = useState(() => presetOf(header)?.id ?? '')
  const [chosen, setChosen] = useState<ColumnMapping>({})
  const [name, setName] = useState(() => file.replace(/^.*\//, '').replace(/\.\w+$/, ''))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const proposed = useMemo(() => {
    const kept = remembered.find((one) => `kept ${one.name}` === start)?.columns
    return proposeColumns(
      header,
      kept,
      COLUMN_PRESETS.find(({ id }) => id === start),
    )
  }, [header, remembered, start])
  const columns = proposed.map((column) =>
    Object.hasOwn(chosen, column.header)
      ? { ...column, key: chosen[column.header]!, by: 'chosen' as const }
      : column,
  )
  const twice = columns.find(
    ({ key }, index) => key !== '' && columns.findIndex((one) => one.key === key) < index,
  )

  async function take() {
    if (twice) {
      const first = columns.find(({ key }) => key === twice.key)!
      return setProblem(
        `"${first.header}" and "${twice.header}" are both matched to ${LABEL_OF_KEY.get(twice.key)}. Leave one of them out.`,
      )
    }
    if (columns.every(({ key }) => key === '')) return setProblem('Match at least one column.')
    setBusy(true)
    try {
      await onMatch(Object.fromEntries(columns.map(({ header: of, key }) => [of, key])), name.trim())
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }

  return (
    <SectionCard title="Match the columns">
      <div className="grid gap-4 px-5 pb-5">
        <p className="max-w-prose text-ink-soft text-sm wrap-anywhere">
          <b className="text-ink">{file}</b> has {loans.toLocaleString('en-US')}{' '}
          {loans === 1 ? 'row' : 'rows'} and columns that are not known. Say once which value each of them
          holds; a column that is left out is not tested.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Begin with"
            value={start}
            onChange={({ target }) => {
              setStart(target.value)
              setChosen({})
            }}
          >
            <option value="">The names of the columns</option>
            {COLUMN_PRESETS.map(({ id, name: of }) => (
              <option key={id} value={id}>
                {of}
              </option>
            ))}
            {remembered.map(({ name: of }) => (
              <option key={of} value={`kept ${of}`}>
                {of}
              </option>
            ))}
          </Select>
          <TextField
            label="Remember as"
            optional
            maxLength={80}
            autoComplete="off"
            hint="Kept in this browser: the names of the columns, and nothing of a loan."
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <ul className="grid gap-3 text-sm sm:gap-2">
          {columns.map(({ header: of, key, by }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have their place, and may share a name
            <li key={index} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[1fr_1fr_1fr]">
              <span className="wrap-anywhere">
                <span className="font-semibold">{of === '' ? '(no name)' : of}</span>
                {examples[index] && (
                  <span className="block text-ink-soft">
                    {names ? examples[index] : masked(examples[index])}
                  </span>
                )}
              </span>
              <BareSelect
                label={`Value in ${of}`}
                value={key}
                onChange={({ target }) => {
                  setProblem(undefined)
                  setChosen({ ...chosen, [of]: target.value })
                }}
              >
                <option value="">Leave out</option>
                {FIELD_OPTIONS}
              </BareSelect>
              <span className="text-ink-soft">{WHY[by]}</span>
            </li>
          ))}
        </ul>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button busy={busy} onClick={() => void take()}>
            Read the loans
          </Button>
          <Button look="quiet" onClick={onSkip}>
            Leave this file out
          </Button>
        </div>
      </div>
    </SectionCard>
  )
}
