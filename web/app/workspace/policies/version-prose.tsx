import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { withCitationLinks } from '../../platform/regulations/linked-html.ts'
import { Prose } from '../../ui/prose.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

/** The text of one version, to be read before something is decided. */
export function VersionProse({ policyId, versionId }: { policyId: string; versionId: string }) {
  const text = useQuery(api.policies.findVersion.queryOptions({ input: { id: policyId, versionId } }))
  if (text.isError) return <ErrorState title="The text could not be loaded" onRetry={() => text.refetch()} />
  if (!text.data) return <Skeleton className="h-64 w-full" />
  return <Prose html={withCitationLinks(text.data.html)} large className="[&>:first-child]:mt-0!" />
}
