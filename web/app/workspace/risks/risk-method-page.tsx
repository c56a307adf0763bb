import type { RiskMethodVersion } from '@plumbline/contract/compliance/risk-methods.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { dayText } from '../work/day-text.ts'
import { changesOfMethod } from './method-draft.ts'
import { MethodFormDialog } from './method-form-dialog.tsx'
import { MethodTables } from './method-tables.tsx'

/** How the institution rates its risks, and how it did before. */
export default function RiskMethodPage() {
  const mayWrite = useMayWrite()
  const [isChanging, setChanging] = useState(false)
  const query = useQuery(api.riskMethods.list.queryOptions())
  if (query.isPending) return <PageSpinner label="Loading the method…" />
  if (query.isError) return <ErrorState title="The method cannot be shown" onRetry={() => query.refetch()} />
  const versions = query.data
  const inUse = versions[0]!
  return (
    <>
      <title>How risks are rated · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <div className="mr-auto max-sm:w-full">
          <p className="text-sm">
            <Link to="/risks" className="text-brand hover:underline">
              Risks
            </Link>
          </p>
          <h1 className="display text-3xl">How risks are rated</h1>
          <p className="mt-1.5 text-ink-soft">{sinceText(inUse)}</p>
        </div>
        {mayWrite && <Button onClick={() => setChanging(true)}>Change the method</Button>}
      </header>
      <div className="grid max-w-5xl gap-5">
        <MethodTables method={inUse.method} />
        <Versions versions={versions} />
      </div>
      {isChanging && <MethodFormDialog inUse={inUse} onClose={() => setChanging(false)} />}
    </>
  )
}

function sinceText({ name, changedAt, changedByName }: RiskMethodVersion): string {
  if (changedAt === null)
    return `Method ${name}, as Plumbline publishes it. Your managers can make it your own.`
  return `${name}, in use since ${dayText(dayOfMoment(changedAt))}, by ${changedByName}`
}

/** Each with what it changed of the one before it. */
function Versions({ versions }: { versions: readonly RiskMethodVersion[] }) {
  const rows = versions.map((version, index) => ({ ...version, before: versions[index + 1] }))
  return (
    <SectionCard title="Versions">
      <Table
        caption="Versions of the method"
        columns={[
          {
            id: 'name',
            heading: 'Version',
            cell: ({ name, changedAt, changedByName }) => (
              <span className="grid gap-0.5">
                <span className="font-semibold">{name}</span>
                <span className="text-ink-faint text-xs">
                  {changedAt
                    ? `${dayText(dayOfMoment(changedAt))} by ${changedByName}`
                    : 'Published by Plumbline'}
                </span>
              </span>
            ),
          },
          {
            id: 'changed',
            heading: 'What changed',
            cell: ({ before, method }) =>
              before ? (
                <ul className="grid gap-0.5 text-sm">
                  {changesOfMethod(before.method, method).map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              ) : (
                <span className="text-ink-faint">The start</span>
              ),
          },
          { id: 'reason', heading: 'Why', cell: ({ reason }) => reason || 'As published' },
          {
            id: 'moved',
            heading: 'Risks moved',
            align: 'end',
            cell: ({ movedCount }) => <span className="tabular">{movedCount}</span>,
          },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
    </SectionCard>
  )
}
