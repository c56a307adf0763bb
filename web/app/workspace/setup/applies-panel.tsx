import type { SetupFact } from '@plumbline/contract/tenancy/setup.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/states.tsx'

const PAUSE_MS = 400

const GROUPS = [
  ['applies', 'Apply'],
  ['may_apply', 'May apply'],
  ['does_not_apply', 'Don’t apply'],
] as const

/** Which regulations apply with what is typed, before it is saved. */
export function AppliesPanel({ facts }: { facts: readonly SetupFact[] }) {
  const asked = useDebounced(JSON.stringify(facts))
  const preview = useQuery({
    ...api.setup.preview.queryOptions({ input: { facts: JSON.parse(asked) as SetupFact[] } }),
    placeholderData: keepPreviousData,
  })
  const items = preview.data?.items.filter(({ kind }) => kind === 'regulation' || kind === 'duty')
  const missing = new Set(items?.flatMap((item) => item.missing))
  return (
    <Card className="p-5 xl:sticky xl:top-20">
      <h3 className="font-semibold">With these facts</h3>
      {preview.isError && <p className="text-ink-soft">What applies could not be worked out just now.</p>}
      {!items && !preview.isError && <Skeleton className="mt-3 h-40 w-full" />}
      {items && (
        <>
          <p role="status" className="sr-only">
            {GROUPS.map(
              ([outcome, label]) => `${items.filter((item) => item.outcome === outcome).length} ${label}`,
            ).join(', ')}
          </p>
          {GROUPS.map(([outcome, label]) => {
            const group = items.filter((item) => item.outcome === outcome)
            return (
              <details key={outcome} open={outcome === 'applies'} className="mt-3">
                <summary className="cursor-pointer font-medium">
                  {label} <span className="tabular text-ink-soft">{group.length}</span>
                </summary>
                <ul className="mt-1 grid gap-1 text-sm">
                  {group.map(({ id, name }) => (
                    <li key={id}>{name}</li>
                  ))}
                </ul>
              </details>
            )
          })}
          <details className="mt-3">
            <summary className="cursor-pointer font-medium">
              Still unknown <span className="tabular text-ink-soft">{missing.size}</span>
            </summary>
            <ul className="mt-1 grid gap-1 text-sm">
              {[...missing].map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </Card>
  )
}

function useDebounced(value: string): string {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
