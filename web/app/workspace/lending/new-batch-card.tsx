import type {
  BatchResultRow,
  ColumnChoice,
  MappedColumn,
} from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { FileField, Select, TextField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { BatchMapping } from './batch-mapping.tsx'
import { LawNotes } from './law-notes.tsx'
import { OUTCOME_WORDS, TESTS_BY_NAME } from './saved-tests.ts'

interface Checked {
  rowCount: number
  columns: string[]
  mapping: MappedColumn[]
  fields: string[]
  rows: BatchResultRow[]
  lawNotes: string[]
}

/** Test, file, a look at the first rows, then the run. Nothing is stored before Start. */
export function NewBatchCard() {
  const [calculator, setCalculator] = useState<TestName>('trid-forward')
  const [file, setFile] = useState<File>()
  const [typedName, setTypedName] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'The file could not be read. Please try again.'))
    }
    setBusy(false)
  }
  const look = (test: TestName, chosen: File, mapping: ColumnChoice[]) =>
    attempt(async () =>
      setChecked(
        (await apiClient.loanTestBatches.check({ calculator: test, file: chosen, mapping })) as Checked,
      ),
    )
  const name = typedName ?? file?.name.replace(/\.(csv|xlsx)$/i, '') ?? ''
  const check = (test: TestName, chosen: File | undefined) => {
    setChecked(undefined)
    if (chosen) void look(test, chosen, [])
  }
  const start = () =>
    attempt(async () => {
      const { id } = await apiClient.loanTestBatches.start({
        ...{ calculator, name, file: file! },
        mapping: checked!.mapping.map(({ header, column }) => ({ header, column })),
      })
      await queries.invalidateQueries({ queryKey: api.loanTestBatches.key() })
      await navigate(`/loan-tests/batches/${id}`)
    })

  return (
    <SectionCard title="New batch">
      <div className="grid gap-4 px-5 pb-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
          <Select
            label="Test"
            value={calculator}
            onChange={({ target }) => {
              setCalculator(target.value as TestName)
              check(target.value as TestName, file)
            }}
          >
            {TESTS_BY_NAME.map(({ name: test, title }) => (
              <option key={test} value={test}>
                {title}
              </option>
            ))}
          </Select>
          <Button
            look="quiet"
            onClick={() =>
              attempt(async () => saveFile(await apiClient.loanTestBatches.template({ calculator })))
            }
          >
            <FileDown className="size-4" aria-hidden /> Template
          </Button>
        </div>
        <FileField
          label="File"
          accept=".csv,.xlsx,text/csv"
          hint="CSV (UTF-8) or XLSX without formulas, one loan in each row, at most 100,000 rows. Dates such as 6/8/2026 and amounts such as $1,250.00 can be read. A list goes into one cell as JSON. Columns with the names of the template are matched for you."
          onChange={({ target }) => {
            setFile(target.files?.[0])
            check(calculator, target.files?.[0])
          }}
        />
        {checked && (
          <>
            <BatchMapping
              mapping={checked.mapping}
              fields={checked.fields}
              onChange={(mapping) => void look(calculator, file!, mapping)}
            />
            <Preview rows={checked.rows} />
            <LawNotes notes={checked.lawNotes} />
            <TextField
              label="Name of the batch"
              value={name}
              onChange={({ target }) => setTypedName(target.value)}
            />
            <Button className="justify-self-start" busy={busy} onClick={start}>
              Run {checked.rowCount.toLocaleString('en-US')} {checked.rowCount === 1 ? 'row' : 'rows'}
            </Button>
          </>
        )}
      </div>
    </SectionCard>
  )
}

function Preview({ rows }: Pick<Checked, 'rows'>) {
  const faults = rows.filter(({ error }) => error !== null)
  return (
    <div className="rounded-control border border-line p-4 text-sm">
      <p>
        <b>First {rows.length === 1 ? 'row' : `${rows.length} rows`}:</b> {rows.length - faults.length} can be
        read, {faults.length} cannot.
      </p>
      <ol className="mt-1 grid gap-0.5">
        {rows.slice(0, 20).map(({ number, outcome, error }) => (
          <li key={number}>
            Row {number}:{' '}
            {error ? (
              <span className="text-danger">{error.message}</span>
            ) : (
              OUTCOME_WORDS[outcome as keyof typeof OUTCOME_WORDS]
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
