import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageSpinner } from '../../ui/spinner.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { api } from '../api/api-client.ts'
import { useMember } from '../session/member.ts'
import { namesText } from './names-text.ts'

interface ManagersOnlyProps {
  /** Of the screen. */
  title: string
  /** What only a manager can do there: "read the audit log". */
  action: string
  /** The screen names itself above. */
  hasHeading?: boolean
  children: ReactNode
}

/** A screen for managers. Everybody else reads who can do it, and nothing is asked of the server that it refuses. */
export function ManagersOnly({ title, action, hasHeading = false, children }: ManagersOnlyProps) {
  const member = useMember()
  if (!member) return <PageSpinner />
  if (member.role !== 'user') return children
  return (
    <>
      {!hasHeading && (
        <>
          <title>{`${title} · Plumbline`}</title>
          <h1 className="display text-3xl">{title}</h1>
        </>
      )}
      <EmptyState title={`Only a manager can ${action}`}>
        <AskManagers />
      </EmptyState>
    </>
  )
}

/** "Ask Ada Moore or Ben Ruiz." */
export function AskManagers() {
  const { data, isPending } = useQuery(api.setup.find.queryOptions({ staleTime: 300_000 }))
  if (isPending) return <Skeleton className="mx-auto h-5 w-40" />
  const managers = data?.managers ?? []
  return <>Ask {managers.length === 0 ? 'a manager' : namesText(managers)}.</>
}
