import {
  ExportKind,
  IMPORT_KINDS,
  IMPORT_MEGABYTES_AT_MOST,
  ImportKind,
  type ImportProblem,
  WORK_IMPORT_ROWS_AT_MOST,
  type WorkImportPreview,
} from '@plumbline/contract/compliance/work-imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { FileField, Select } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'

const NOT_SENT = `The file could not be sent. It may be larger than ${IMPORT_MEGABYTES_AT_MOST} MB.`
const NOT_MADE = 'The file could not be made. Please try again.'

const KINDS: Readonly<Record<ImportKind, { one: string; many: string; page: string }>> = {
  tasks: { one: 'task', many: 'tasks', page: '/tasks' },
  findings: { one: 'finding', many: 'findings', page: '/tasks/findings' },
  complaints: { one: 'complaint', many: 'complaints', page: '/tasks/complaints' },
  vendors: { one: 'vendor', many: 'vendors', page: '/vendors' },
  risks: { one: 'risk', many: 'risks', page: '/risks' },
  controls: { one: 'control', many: 'controls', page: '/risks/controls' },
  product_reviews: { one: 'product review', many: 'product reviews', page: '/product-reviews' },
  marketing_reviews: { one: 'marketing piece', many: 'marketing pieces', page: '/marketing-reviews' },
  policies: { one: 'policy', many: 'policies', page: '/policies' },
  evidence: { one: 'piece of evidence', many: 'pieces of evidence', page: '/tasks' },
  facts: { one: 'fact', many: 'facts', page: '/settings/institution' },
}
const LABELS: Readonly<Record<ImportKind, string>> = {
  tasks: 'Tasks',
  findings: 'Findings',
  complaints: 'Complaints',
  vendors: 'Vendors',
  risks: 'Risks, each with the law it cites',
  controls: 'Controls',
  product_reviews: 'Product reviews',
  marketing_reviews: 'Marketing pieces',
  policies: 'Policies (title, owner, topic, review)',
  evidence: 'Evidence index (title, date, where it lies, what it is for)',
  facts: 'Facts about the institution',
}

const counted = (kind: ImportKind, count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? KINDS[kind].one : KINDS[kind].many}`

/** Kind, file, preview, then everything or nothing. */
export function ImportCard() {
  const [params, update] = useAddressParams()
  const kind = ImportKind.catch('tasks').parse(params.get('import'))
  const exported = ExportKind.safeParse(kind).data
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<WorkImportPreview>()
  const [problem, setProblem] = useState<string>()
  const [created, setCreated] = useState<number>()
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()

  async function attempt(work: () => Promise<void>, failure = NOT_SENT) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, failure))
    }
    setBusy(false)
  }
  const check = (of: ImportKind, chosen: File | undefined) => {
    setPreview(undefined)
    setCreated(undefined)
    setProblem(undefined)
    if (!chosen) return
    return attempt(async () => setPreview(await apiClient.workImports.check({ kind: of, file: chosen })))
  }
  const apply = (fingerprint: string) =>
    attempt(async () => {
      const done = await apiClient.workImports.apply({ kind, file: file!, fingerprint })
      setCreated(done.created)
      setPreview(undefined)
      await queries.invalidateQueries()
    })

  return (
    <SectionCard title="Import from a file" className="max-w-2xl">
      <div className="grid gap-4 px-5 pb-5">
        {problem && <Banner tone="danger">{problem}</Banner>}
        {created !== undefined && (
          <Banner tone="success">
            {counted(kind, created)} imported. <Link to={KINDS[kind].page}>See the {KINDS[kind].many}</Link>
          </Banner>
        )}
        <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
          <Select
            label="What the file holds"
            value={kind}
            disabled={busy}
            onChange={({ target }) => {
              const chosen = ImportKind.parse(target.value)
              update((before) => {
                const after = new URLSearchParams(before)
                after.set('import', chosen)
                return after
              })
              void check(chosen, file)
            }}
          >
            {IMPORT_KINDS.map((one) => (
              <option key={one} value={one}>
                {LABELS[one]}
              </option>
            ))}
          </Select>
          <Button
            look="quiet"
            onClick={() =>
              attempt(async () => saveFile(await apiClient.workImports.template({ kind })), NOT_MADE)
            }
          >
            <FileDown className="size-4" aria-hidden /> Template
          </Button>
        </div>
        {exported && (
          <div className="flex flex-wrap items-center gap-3">
            <Button
              look="quiet"
              size="small"
              onClick={() =>
                attempt(
                  async () => saveFile(await apiClient.workImports.records({ kind: exported })),
                  NOT_MADE,
                )
              }
            >
              <FileDown className="size-4" aria-hidden /> Export your {KINDS[kind].many}
            </Button>
            <p className="min-w-0 flex-1 basis-60 text-ink-soft text-sm">
              An Excel file in the columns of the import, with at most 5,000 records. Evidence, links,
              comments, and history are in the export of the institution.
            </p>
          </div>
        )}
        <FileField
          label="File"
          accept=".csv,.xlsx,text/csv"
          disabled={busy}
          hint={`CSV or XLSX, at most ${WORK_IMPORT_ROWS_AT_MOST.toLocaleString('en-US')} rows and ${IMPORT_MEGABYTES_AT_MOST} MB. The first line names the columns as the template does. Formulas count as their values. Nothing is created before you have seen a preview.`}
          onChange={({ target }) => {
            setFile(target.files?.[0])
            void check(kind, target.files?.[0])
          }}
        />
        <p className="text-ink-soft text-sm">
          Loans are imported by running them through a test.{' '}
          <Link to="/loan-tests/batches" className="underline">
            Choose a file of loans
          </Link>
          ; it is checked first, too.
        </p>
        {preview && preview.problemCount > 0 && <Problems preview={preview} />}
        {preview?.fingerprint && (
          <>
            <Rows preview={preview} />
            <Button
              className="justify-self-start"
              busy={busy}
              onClick={() => void apply(preview.fingerprint!)}
            >
              Import {counted(kind, preview.rowCount)}
            </Button>
          </>
        )}
      </div>
    </SectionCard>
  )
}

function Problems({ preview: { problems, problemCount } }: { preview: WorkImportPreview }) {
  return (
    <div className="grid gap-3">
      <Banner tone="danger">
        {problemCount === 1 ? '1 problem' : `${problemCount.toLocaleString('en-US')} problems`}. Correct the
        file and choose it again. Nothing was created.
      </Banner>
      <ul className="grid max-h-80 gap-2 overflow-y-auto text-sm" tabIndex={-1}>
        {problems.map((one) => (
          <li key={`${one.line}/${one.column}/${one.because}`}>{problemLine(one)}</li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p className="text-ink-soft text-sm">The first {problems.length} are shown.</p>
      )}
    </div>
  )
}

function problemLine({ line, column, value, because, nearest }: ImportProblem) {
  return (
    <>
      <b>
        Line {line}
        {column && `, ${column}`}:
      </b>{' '}
      {value && `“${value}”. `}
      {because}
      {nearest && ` The nearest valid value is “${nearest}”.`}
    </>
  )
}

function Rows({ preview: { rows, columns, rowCount } }: { preview: WorkImportPreview }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard
    <section aria-label="Preview" tabIndex={0} className="overflow-x-auto rounded-control border border-line">
      <table className="w-full text-sm">
        <caption className="px-3 py-2 text-left text-ink-soft">
          {rowCount > rows.length
            ? `The first ${rows.length} of ${rowCount.toLocaleString('en-US')} rows`
            : 'All rows'}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-3 py-2 text-left font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              {cells.map((cell, at) => (
                <td key={columns[at]} className="max-w-60 truncate px-3 py-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
