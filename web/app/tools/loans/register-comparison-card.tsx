import { csvText } from '@plumbline/rules/csv/csv-text.ts'
import { Download, FileSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { type Column, Table } from '../../ui/table.tsx'
import type { ShownComparison } from './loan-protocol.ts'
import { masked } from './verdict-words.ts'

const SHOWN_AT_MOST = 200
/** Fields that name a place. */
const PERSONAL: ReadonlySet<string> = new Set(['streetAddress', 'city', 'zipCode'])

/** As the words of an empty value say it. */
const BLANK = 'blank'

interface RegisterComparisonCardProps {
  names: boolean
  onCompare: (register: File) => Promise<ShownComparison>
}

/** The transcription test: a HMDA register beside the open loan files, field by field. */
export function RegisterComparisonCard({ names, onCompare }: RegisterComparisonCardProps) {
  const [result, setResult] = useState<ShownComparison>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function compare(register: File | undefined) {
    if (!register) return
    setBusy(true)
    setProblem(undefined)
    try {
      setResult(await onCompare(register))
    } catch (error) {
      setResult(undefined)
      setProblem((error as Error).message)
    }
    setBusy(false)
  }

  return (
    <SectionCard title="Compare with a HMDA register">
      <div className="grid gap-4 px-5 pb-5">
        <section
          aria-label="Open a register"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void compare(event.dataTransfer.files[0])
          }}
          className={`grid justify-items-start gap-3 rounded-control border border-dashed px-4 py-3 ${isOver ? 'border-brand bg-brand-soft' : 'border-line-strong'}`}
        >
          <p className="max-w-prose text-ink-soft text-sm">
            Drop the pipe-delimited register here. It is compared with these files field by field, for what
            they hold, as an examiner does. Rows are matched by the loan number in their identifier.
          </p>
          <Button look="quiet" size="small" busy={busy} onClick={() => chooser.current?.click()}>
            <FileSearch aria-hidden className="size-4" /> Choose a register
          </Button>
          <input
            ref={chooser}
            type="file"
            aria-label="Register to compare"
            accept=".txt,.dat,text/plain"
            className="sr-only"
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              void compare(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </section>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        {result && <Compared {...result} names={names} />}
      </div>
    </SectionCard>
  )
}

type FieldRate = ShownComparison['byField'][number]
type Difference = ShownComparison['differences'][number]

const RATE_COLUMNS: readonly Column<FieldRate>[] = [
  { id: 'field', heading: 'Field', cell: ({ title }) => title },
  {
    id: 'compared',
    heading: 'Compared',
    align: 'end',
    className: 'tabular-nums',
    cell: (row) => row.compared,
  },
  {
    id: 'different',
    heading: 'Different',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ different }) => different,
  },
  {
    id: 'rate',
    heading: 'Error rate',
    align: 'end',
    className: 'tabular-nums',
    cell: ({ different, compared }) => `${((different / compared) * 100).toFixed(1)}%`,
  },
]

const differenceColumns = (names: boolean): readonly Column<Difference>[] => {
  const shown = (field: string, text: string) =>
    names || !PERSONAL.has(field) || text === BLANK ? text : masked(text)
  return [
    {
      id: 'loan',
      heading: 'Loan',
      cell: ({ loan, row }) => (
        <span>
          {names ? loan : masked(loan)} <span className="whitespace-nowrap text-ink-soft">line {row}</span>
        </span>
      ),
    },
    {
      id: 'field',
      heading: 'Field',
      cell: ({ title, citation }) => (
        <span>
          {title} <span className="font-semibold text-[0.8125rem] text-brass">{citation}</span>
        </span>
      ),
    },
    { id: 'register', heading: 'Register', cell: ({ field, register }) => shown(field, register) },
    {
      id: 'file',
      heading: 'Loan file',
      cell: ({ field, file }) => file.map((text) => shown(field, text)).join(' or '),
    },
  ]
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

function Compared({ names, ...compared }: ShownComparison & { names: boolean }) {
  const { rows, comparedRows, differences, rowsWithDifferences, unmatchedLoans, byField, notCompared } =
    compared
  const rates = [...byField].sort(
    (a, b) => b.different / b.compared - a.different / a.compared || b.different - a.different,
  )
  return (
    <div className="grid gap-4" aria-live="polite">
      <p className="font-semibold">
        {comparedRows} of {counted(rows, 'row', 'rows')} {rows === 1 ? 'has' : 'have'} a file here;{' '}
        {differences.length === 0
          ? 'they agree in every field that was compared.'
          : `${rowsWithDifferences} of them ${rowsWithDifferences === 1 ? 'differs' : 'differ'}, in ${counted(differences.length, 'value', 'values')}.`}
        {unmatchedLoans.length > 0 &&
          ` ${counted(unmatchedLoans.length, 'loan file is', 'loan files are')} in no row.`}
      </p>
      <p className="max-w-prose border-brass-mark border-l-2 pl-3 text-ink-soft text-sm">
        The FFIEC HMDA Examiner Transaction Testing Guidelines (August 2017) set how many errors call for
        resubmission, and which small differences do not count. Plumbline does not hold those thresholds, so
        every difference counts here. The FFIEC and your regulator publish the guidelines.
      </p>
      {rates.length > 0 && (
        <Table
          caption="Error rates by field"
          columns={RATE_COLUMNS}
          rows={rates}
          keyOf={({ field }) => field}
        />
      )}
      {notCompared.length > 0 && (
        <Disclosure title={`Not in these files: ${counted(notCompared.length, 'field', 'fields')}`}>
          <p className="pb-4 text-ink-soft text-sm">{notCompared.join(', ')}.</p>
        </Disclosure>
      )}
      {differences.length > 0 && (
        <>
          <div>
            <Button look="quiet" size="small" onClick={() => saveDifferences(differences)}>
              <Download aria-hidden className="size-4" /> Download differences
            </Button>
          </div>
          <Table
            caption="Differences"
            columns={differenceColumns(names)}
            rows={differences.slice(0, SHOWN_AT_MOST)}
            keyOf={({ row, field }) => `${row} ${field}`}
          />
        </>
      )}
      {differences.length > SHOWN_AT_MOST && (
        <p className="text-ink-soft text-sm">
          The first {SHOWN_AT_MOST} are shown; the download has all{' '}
          {differences.length.toLocaleString('en-US')}.
        </p>
      )}
    </div>
  )
}

function saveDifferences(differences: readonly Difference[]): void {
  const rows = differences.map(({ row, loan, title, citation, register, file }) => [
    ...[String(row), loan, title, `12 CFR ${citation}`, register, file.join(' or ')],
  ])
  const text = csvText([['Line', 'Loan', 'Field', 'Paragraph', 'Register', 'Loan file'], ...rows])
  saveFile(new Blob([text], { type: 'text/csv' }), 'register-differences.csv')
}
