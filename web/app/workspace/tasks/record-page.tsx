import type { ExportKind, ImportKind } from '@plumbline/contract/compliance/work-imports.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import clsx from 'clsx'
import { FileUp, Plus } from 'lucide-react'
import { Children, isValidElement, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useAddressParams } from '../../platform/list/address-params.ts'
import { SearchBox } from '../../platform/list/filter-bar.tsx'
import { FilterControl } from '../../platform/list/filter-control.tsx'
import { textIn } from '../../platform/list/list-address.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import type { FilterSelectProps } from '../work/choice-select.tsx'
import type { BulkChange } from '../work/selection-bar.tsx'
import { useSelection } from '../work/use-selection.tsx'
import { withChanges } from './task-address.ts'
import { TaskTabs } from './task-tabs.tsx'

interface RecordPageProps {
  title: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** What is open beside the list. */
  panel?: ReactNode
  children: ReactNode
}

/** A page below the tabs of tasks: findings, complaints, trainings, monitoring. */
export function RecordPage({ title, actions, panel, children }: RecordPageProps) {
  return (
    <>
      <title>{`${title} · Plumbline`}</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <h1 className="display mr-auto text-3xl max-sm:w-full">{title}</h1>
        {actions}
      </header>
      <TaskTabs />
      <div className={clsx(panel && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}>
        <div className="min-w-0">{children}</div>
        {panel}
      </div>
    </>
  )
}

export function NewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus className="size-4" aria-hidden />
      {label}
    </Button>
  )
}

const EXPORTED: Readonly<Record<ExportKind, true>> = {
  ...{ vendors: true, risks: true, controls: true },
  ...{ product_reviews: true, marketing_reviews: true },
}

/** To the import of a file, with this kind chosen. */
export function ImportLink({ kind }: { kind: ImportKind }) {
  return (
    <Link to={`/settings/data?import=${kind}`} className={buttonClass('quiet')}>
      <FileUp className="size-4" aria-hidden />
      {kind in EXPORTED ? 'Import or export' : 'Import'}
    </Link>
  )
}

interface RecordFiltersProps {
  /** "findings". */
  plural: string
  isFiltered: boolean
  /** How many are shown, in words. */
  count: string | undefined
  /** Filter selects: several fold into one control with a chip for each that is set. */
  children?: ReactNode
}

/** The search box of a list with its filters, in the address. */
export function RecordFilters({ plural, isFiltered, count, children }: RecordFiltersProps) {
  const [params, update] = useAddressParams()
  const selects = Children.toArray(children).filter((child) => isValidElement<FilterSelectProps>(child))
  const chosen = selects.flatMap(({ props: { name, label, value, labels, onChange } }) => {
    const text = value && labels[value]
    return text ? [{ name, text: `${label}: ${text}`, onRemove: () => onChange({ [name]: undefined }) }] : []
  })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="min-w-[min(10rem,100%)] flex-1 md:max-w-64">
        <SearchBox
          label={`Search ${plural}`}
          placeholder={`Search ${plural}`}
          value={textIn(params, 'search')}
          onSearch={(text) => update((before) => withChanges(before, { search: text || undefined }))}
        />
      </div>
      {selects.length > 1 ? <FilterControl chosen={chosen}>{children}</FilterControl> : children}
      {isFiltered && (
        <Link to="?" replace className="px-1 font-semibold text-brand text-sm hover:underline">
          Clear
        </Link>
      )}
      {count !== undefined && (
        <span className="tabular ml-auto text-ink-soft text-sm" role="status">
          {count}
        </span>
      )}
    </div>
  )
}

interface RecordListProps<Row> {
  query: UseQueryResult<{ items: Row[]; page: number; pageCount: number }>
  plural: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  empty: { title: string; text: ReactNode }
  /** Lets several rows be selected and changed at once. */
  bulk?: BulkChange<Row>
}

/** One page of records, or what is in its place. */
export function RecordList<Row extends object>({
  query,
  plural,
  columns,
  keyOf,
  empty,
  bulk,
}: RecordListProps<Row>) {
  const [params] = useAddressParams()
  const selection = useSelection(query.data?.items ?? [], bulk)
  if (query.isPending)
    return (
      <div role="status" aria-label={`Loading ${plural}`} className="grid gap-2">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    )
  if (query.isError)
    return <ErrorState title={`The ${plural} could not be loaded`} onRetry={() => query.refetch()} />
  const { items, page, pageCount } = query.data
  if (items.length === 0)
    return (
      <Card>
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      </Card>
    )
  const name = plural.charAt(0).toUpperCase() + plural.slice(1)
  return (
    <div>
      {selection.bar}
      <Card>
        <Table
          caption={name}
          columns={[...selection.columns, ...columns]}
          rows={items}
          keyOf={keyOf}
          isCompact
        />
      </Card>
      <div className="mt-4">
        <Pager
          page={page}
          pageCount={pageCount}
          href={(to) => `?${withChanges(params, { page: to > 1 ? String(to) : undefined })}`}
          label={`${name} pages`}
        />
      </div>
    </div>
  )
}

interface RecordLinkProps {
  to: string
  children: ReactNode
  below?: ReactNode
}

/** The first cell of a row: it opens the record beside the list. */
export function RecordLink({ to, children, below }: RecordLinkProps) {
  return (
    <span className="grid gap-0.5 as-row:gap-0 as-lines:block">
      <Link
        to={to}
        replace
        preventScrollReset
        className="wrap-anywhere font-semibold hover:underline as-row:line-clamp-2 as-row:leading-tight"
      >
        {children}
      </Link>
      {below && <span className="block text-ink-faint text-xs as-row:line-clamp-1">{below}</span>}
    </span>
  )
}
