import type { InstitutionSummary } from '@plumbline/contract/tenancy/institutions.ts'
import { Ellipsis, Eye, LogIn, Merge, Pause, Pencil, Play, Trash2, Undo2 } from 'lucide-react'
import { COMPANY_TYPE_LABELS } from '../../platform/people/person-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { DateText, shortDate } from '../../ui/date-text.tsx'
import { lastDayBefore } from '../../ui/last-day-before.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { type InstitutionAct, PLAN_LABELS } from './institution-text.ts'

interface InstitutionTableProps {
  institutions: readonly InstitutionSummary[]
  onAct: (act: InstitutionAct, institution: InstitutionSummary) => void
  onReactivate: (institution: InstitutionSummary) => void
  onKeep: (institution: InstitutionSummary) => void
  onRemoveSample: () => void
}

export function InstitutionTable({ institutions, ...acts }: InstitutionTableProps) {
  const columns: Column<InstitutionSummary>[] = [
    {
      id: 'name',
      heading: 'Institution',
      cell: ({ name, suspendedAt, suspendedReason, deleteAfter, isSample, hasTwin }) => (
        <span className="block min-w-0 wrap-anywhere as-table:min-w-40">
          <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 font-semibold as-table:justify-start">
            {name}
            {isSample && <Badge tone="info">Sample</Badge>}
            {hasTwin && <Badge tone="warning">Name occurs twice</Badge>}
            {deleteAfter ? (
              <Badge tone="danger">Deleted after {shortDate(deleteAfter)}</Badge>
            ) : (
              suspendedAt && <Badge tone="danger">Suspended</Badge>
            )}
          </span>
          {suspendedReason && <span className="block text-ink-soft text-sm">{suspendedReason}</span>}
        </span>
      ),
    },
    { id: 'type', heading: 'Type', cell: ({ type }) => COMPANY_TYPE_LABELS[type] },
    { id: 'plan', heading: 'Plan', cell: ({ plan }) => PLAN_LABELS[plan] },
    {
      id: 'people',
      heading: 'People',
      cell: ({ people, peopleAtMost }) => (
        <span className="tabular">
          {people}
          {peopleAtMost !== null && ` of ${peopleAtMost}`}
        </span>
      ),
    },
    {
      id: 'trial',
      heading: 'Trial',
      cell: ({ trialEndsAt }) => (trialEndsAt ? shortDate(lastDayBefore(trialEndsAt)) : '–'),
    },
    { id: 'created', heading: 'Created', cell: ({ createdAt }) => <DateText iso={createdAt} /> },
    {
      id: 'actions',
      heading: 'Actions',
      align: 'end',
      cell: (institution) => <InstitutionMenu institution={institution} {...acts} />,
    },
  ]
  return <Table caption="Institutions" columns={columns} rows={institutions} keyOf={({ id }) => id} />
}

function InstitutionMenu({
  institution,
  onAct,
  onReactivate,
  onKeep,
  onRemoveSample,
}: Omit<InstitutionTableProps, 'institutions'> & { institution: InstitutionSummary }) {
  const { name, isSample, isSupportOpen, suspendedAt, deleteAfter } = institution
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onAct('edit', institution)}>
        Edit
      </MenuItem>
      <MenuItem icon={<LogIn aria-hidden />} onSelect={() => onAct('provider', institution)}>
        Sign-in provider
      </MenuItem>
      <MenuItem
        icon={<Eye aria-hidden />}
        disabled={!isSupportOpen}
        hint={!isSupportOpen && 'Its managers have not opened support access.'}
        onSelect={() => onAct('look', institution)}
      >
        Look (support access)
      </MenuItem>
      {isSample ? (
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onRemoveSample}>
          Remove the sample
        </MenuItem>
      ) : (
        <>
          <MenuItem icon={<Merge aria-hidden />} onSelect={() => onAct('merge', institution)}>
            Merge into another
          </MenuItem>
          <MenuSeparator />
          {deleteAfter ? (
            <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => onKeep(institution)}>
              Keep, do not delete
            </MenuItem>
          ) : (
            <>
              {suspendedAt ? (
                <MenuItem icon={<Play aria-hidden />} onSelect={() => onReactivate(institution)}>
                  Reactivate
                </MenuItem>
              ) : (
                <MenuItem danger icon={<Pause aria-hidden />} onSelect={() => onAct('suspend', institution)}>
                  Suspend
                </MenuItem>
              )}
              <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => onAct('delete', institution)}>
                Delete
              </MenuItem>
            </>
          )}
        </>
      )}
    </Menu>
  )
}
