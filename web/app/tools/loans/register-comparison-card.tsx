import type {
  RegisterComparison,
  RegisterDifference,
} from '@plumbline/rules/loan-files/register-from-loan.ts'
import { FileSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { masked } from './verdict-words.ts'

const SHOWN_AT_MOST = 200
/** Fields that name a place. */
const PERSONAL: ReadonlySet<string> = new Set(['streetAddress', 'city', 'zipCode'])

interface RegisterComparisonCardProps {
  names: boolean
  onCompare: (register: File) => Promise<RegisterComparison>
}

/** The transcription test: a HMDA register beside the open loan files, field by field. */
export function RegisterComparisonCard({ names, onCompare }: RegisterComparisonCardProps) {
  const [result, setResult] = useState<RegisterComparison>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function compare(register: File) {
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
      <div className="grid gap-3 px-5 pb-5">
        <p className="max-w-prose text-ink-soft text-sm">
          The pipe-delimited register beside these files, field by field, for what a Closing Disclosure holds.
          Rows are matched by the loan number in their identifier.
        </p>
        <div>
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
              const [file] = currentTarget.files ?? []
              if (file) void compare(file)
              currentTarget.value = ''
            }}
          />
        </div>
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

const fieldWords = (field: string) => field.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()

function Compared({
  names,
  matched,
  rows,
  differences,
  rowsWithDifferences,
  unmatchedLoans,
  byField,
}: RegisterComparison & { names: boolean }) {
  const shown = (field: string, text: string) =>
    names || !PERSONAL.has(field) ? text || 'blank' : masked(text)
  const columns: Column<RegisterDifference>[] = [
    { id: 'row', heading: 'Line', cell: ({ row }) => row },
    { id: 'loan', heading: 'Loan', cell: ({ loan }) => (names ? loan : masked(loan)) },
    {
      id: 'field',
      heading: 'Field',
      cell: ({ field, citation }) => (
        <span>
          {fieldWords(field)} <span className="font-semibold text-[0.8125rem] text-brass">{citation}</span>
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
  const worst = byField
    .filter(({ different }) => different > 0)
    .sort((a, b) => b.different / b.compared - a.different / a.compared)
  return (
    <div className="grid gap-3" aria-live="polite">
      <p className="font-semibold">
        {matched} of {rows} rows have a file here; {rowsWithDifferences} of them differ in{' '}
        {differences.length} {differences.length === 1 ? 'field' : 'fields'}.
        {unmatchedLoans.length > 0 && ` ${unmatchedLoans.length} loan files are in no row.`}
      </p>
      {worst.length > 0 && (
        <p className="text-sm">
          {worst
            .map(
              ({ field, different, compared }) =>
                `${fieldWords(field)}: ${different} of ${compared} (${((different / compared) * 100).toFixed(1)} %)`,
            )
            .join('; ')}
        </p>
      )}
      {differences.length > 0 && (
        <Table
          caption="Differences"
          columns={columns}
          rows={differences.slice(0, SHOWN_AT_MOST)}
          keyOf={({ row, field }) => `${row} ${field}`}
        />
      )}
      {differences.length > SHOWN_AT_MOST && (
        <p className="text-ink-soft text-sm">The first {SHOWN_AT_MOST} are shown.</p>
      )}
    </div>
  )
}
