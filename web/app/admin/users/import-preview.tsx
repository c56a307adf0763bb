import type { ImportRow } from '@plumbline/contract/tenancy/users.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, Table } from '../../ui/table.tsx'

const SHOWN_AT_MOST = 200

const COLUMNS: readonly Column<ImportRow>[] = [
  { id: 'line', heading: 'Line', cell: ({ line }) => <span className="tabular">{line}</span> },
  { id: 'email', heading: 'Email', cell: ({ email }) => <span className="break-all">{email}</span> },
  { id: 'name', heading: 'Full name', cell: ({ fullName }) => fullName },
  { id: 'company', heading: 'Company', cell: ({ companyName }) => companyName },
  {
    id: 'state',
    heading: 'State',
    cell: ({ problem, isNewInstitution }) =>
      problem ? (
        <span className="text-danger text-sm">{problem}</span>
      ) : (
        <Badge tone="success">{isNewInstitution ? 'Ready, new institution' : 'Ready'}</Badge>
      ),
  },
]

/** Invalid rows come first. */
export function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const bad = rows.filter(({ problem }) => problem !== null)
  const shown = [...bad, ...rows.filter(({ problem }) => problem === null)].slice(0, SHOWN_AT_MOST)
  return (
    <div className="grid gap-3">
      <p>
        {rows.length} {rows.length === 1 ? 'row' : 'rows'},{' '}
        {bad.length === 0 ? 'all ready' : `${bad.length} with a problem`}.
        {shown.length < rows.length && ` The first ${shown.length} are shown.`}
      </p>
      <div className="max-h-[45dvh] overflow-auto rounded-card border border-line">
        <Table caption="Rows of the file" columns={COLUMNS} rows={shown} keyOf={({ line }) => String(line)} />
      </div>
    </div>
  )
}
