import { Download, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { BareSelect, TextField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { type Column, Table } from '../../ui/table.tsx'
import type { BuiltRegister, LoanRow, ShownRegisterRow } from './loan-protocol.ts'
import type { LoansOfPage } from './use-loans.ts'
import { masked } from './verdict-words.ts'

/** Fields that name a person, a place, or the loan. */
const PERSONAL: ReadonlySet<string> = new Set(['streetAddress', 'city', 'zipCode', 'uli', 'nmlsrIdentifier'])
const BLANK = 'blank'

interface RegisterRowsCardProps {
  names: boolean
  rows: readonly LoanRow[]
  loans: Pick<LoansOfPage, 'register' | 'registerRow' | 'registerOrigins'>
  /** Of the institution, where its settings have one. */
  lei?: string | undefined
  /** Opens the rows in the HMDA desk of the workspace. */
  onOpen?: ((register: File) => void) | undefined
}

/** Rows of a HMDA register, made of what the open loan files hold. */
export function RegisterRowsCard({ names, rows, loans, lei: known, onOpen }: RegisterRowsCardProps) {
  const [typed, setTyped] = useState<string>()
  const [built, setBuilt] = useState<{ register: BuiltRegister; lei: string }>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const lei = typed ?? known ?? ''

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }
  const build = () =>
    attempt(async () => {
      setBuilt(undefined)
      setBuilt({ register: await loans.register(lei), lei })
    })

  return (
    <SectionCard title="Build HMDA register rows">
      <div className="grid gap-4 px-5 pb-5">
        <p className="max-w-prose text-ink-soft text-sm">
          One row for each loan, with what its file holds (12 CFR 1003.4(a)). What a file does not hold stays
          blank and is listed. A Closing Disclosure alone does not show that the loan closed. We enter it as
          originated on its closing date; check both before you file.
        </p>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void build()
          }}
        >
          <TextField
            label="LEI"
            optional
            className="w-64"
            value={lei}
            error={problem}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button look="quiet" type="submit" busy={isBusy}>
            <Table2 aria-hidden className="size-4" /> Build register rows
          </Button>
        </form>
        {built && (
          <Built
            {...built.register}
            key={built.lei}
            names={names}
            loans={rows}
            onRow={(id) => loans.registerRow(id, built.lei)}
            onOrigins={() =>
              attempt(async () =>
                saveFile(
                  new Blob([await loans.registerOrigins(built.lei)], { type: 'text/csv' }),
                  'register-rows-sources.csv',
                ),
              )
            }
            onOpen={onOpen}
          />
        )}
      </div>
    </SectionCard>
  )
}

interface BuiltProps extends Omit<BuiltRegister, 'rows'> {
  rows: number
  names: boolean
  loans: readonly LoanRow[]
  onRow: (id: number) => Promise<ShownRegisterRow>
  onOrigins: () => void
  onOpen: RegisterRowsCardProps['onOpen']
}

const FIELD_COLUMNS: readonly Column<BuiltRegister['fields'][number]>[] = [
  {
    id: 'field',
    heading: 'Field',
    cell: ({ title, citation }) => (
      <span>
        {title} <Paragraph>{citation}</Paragraph>
      </span>
    ),
  },
  { id: 'filled', heading: 'Filled', align: 'end', className: 'tabular-nums', cell: ({ filled }) => filled },
  { id: 'open', heading: 'To decide', align: 'end', className: 'tabular-nums', cell: ({ open }) => open },
]

function Built({ text, rows, fields, blank, names, loans, onRow, onOrigins, onOpen }: BuiltProps) {
  const file = () => new File([text], 'register-rows.txt', { type: 'text/plain' })
  return (
    <div className="grid gap-4" aria-live="polite">
      <p className="font-semibold">
        {rows.toLocaleString('en-US')} {rows === 1 ? 'row' : 'rows'}: {fields.length} of 110 fields come from
        the {rows === 1 ? 'file' : 'files'}, {blank.length} are blank in {rows === 1 ? 'it' : 'every row'}.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {onOpen && (
          <Button size="small" onClick={() => onOpen(file())}>
            Open in the HMDA desk
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => saveFile(file())}>
          <Download aria-hidden className="size-4" /> Download rows
        </Button>
        <Button look="quiet" size="small" onClick={onOrigins}>
          <Download aria-hidden className="size-4" /> Download where each value is from
        </Button>
        <p className="basis-full text-ink-soft text-sm">
          The rows are those of the official file, divided by |, without its transmittal sheet.
          {onOpen && ' They replace any register open in the desk; nothing is sent.'}
        </p>
      </div>
      <OneRow names={names} loans={loans} onRow={onRow} />
      <Disclosure title={`Fields from the files: ${fields.length}`}>
        <Table
          caption="Fields from the files"
          columns={FIELD_COLUMNS}
          rows={fields}
          keyOf={({ field }) => field}
        />
      </Disclosure>
      <Disclosure title={`Left blank: ${blank.length} fields`}>
        <p className="pb-4 text-ink-soft text-sm">{blank.join(', ')}.</p>
      </Disclosure>
    </div>
  )
}

type OneRowProps = Pick<BuiltProps, 'names' | 'loans' | 'onRow'>

/** Each value of one row, with where it came from. */
function OneRow({ names, loans, onRow }: OneRowProps) {
  const [chosen, setChosen] = useState('')
  const [row, setRow] = useState<ShownRegisterRow>()

  async function choose(id: string) {
    setChosen(id)
    setRow(id === '' ? undefined : await onRow(Number(id)))
  }
  return (
    <div className="grid gap-3">
      <BareSelect
        label="Row with where each value is from"
        className="max-w-sm"
        value={chosen}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value="">Where is each value from? Choose a loan</option>
        {loans.map(({ id, name }) => (
          <option key={id} value={id}>
            {names ? name : masked(name)}
          </option>
        ))}
      </BareSelect>
      {row && (
        <>
          {row.open.length > 0 && (
            <ul className="grid gap-1 text-sm">
              {row.open.map(({ field, title, citation, because, choices }) => (
                <li key={field}>
                  <b>{title}</b> is blank. {because}{' '}
                  {choices.length > 0 && `${choices.map((one) => shown(field, one, names)).join(' or ')}.`}{' '}
                  <Paragraph>{citation}</Paragraph>
                </li>
              ))}
            </ul>
          )}
          <Table
            caption="Values of the row"
            columns={valueColumns(names)}
            rows={row.filled}
            keyOf={({ field }) => field}
          />
        </>
      )}
    </div>
  )
}

const shown = (field: string, value: string, names: boolean) =>
  names || !PERSONAL.has(field) || value === BLANK ? value : masked(value)

const valueColumns = (names: boolean): readonly Column<ShownRegisterRow['filled'][number]>[] => [
  {
    id: 'field',
    heading: 'Field',
    cell: ({ title, citation }) => (
      <span>
        {title} <Paragraph>{citation}</Paragraph>
      </span>
    ),
  },
  { id: 'value', heading: 'Value', cell: ({ field, value }) => shown(field, value, names) },
  {
    id: 'from',
    heading: 'Where from',
    cell: ({ field, from }) => (
      <span className="text-ink-soft text-sm">
        {from.length === 0 ? originOfNothing(field) : from.map((one) => originText(one, names)).join('; ')}
      </span>
    ),
  },
]

const originOfNothing = (field: string) => (field === 'lei' ? 'entered above' : 'the same in every row')

function originText(
  { label, source }: ShownRegisterRow['filled'][number]['from'][number],
  names: boolean,
): string {
  if (source === null) return label
  if (typeof source === 'string') return `${label} (${source === 'typed' ? 'typed' : 'from settings'})`
  return `${label} (${names ? source.file : masked(source.file)}, line ${source.line})`
}

const Paragraph = ({ children }: { children: string }) => (
  <span className="font-semibold text-[0.8125rem] text-brass">{children}</span>
)
