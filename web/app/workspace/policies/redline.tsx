import type { PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import { useQuery } from '@tanstack/react-query'
import { ParagraphComparison } from '../../editing/versions/paragraph-comparison.tsx'
import { api } from '../../platform/api/api-client.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'

interface RedlineProps {
  policyId: string
  before: PolicyVersionSummary
  after: PolicyVersionSummary
}

/** What changed between two versions; the earlier one is always the one that was changed. */
export function Redline({ policyId: id, before: first, after: second }: RedlineProps) {
  const [before, after] = first.number < second.number ? [first, second] : [second, first]
  const old = useQuery(api.policies.findVersion.queryOptions({ input: { id, versionId: before.id } }))
  const now = useQuery(api.policies.findVersion.queryOptions({ input: { id, versionId: after.id } }))
  return (
    <Card className="px-5 py-5">
      <h2 className="mb-3 font-semibold">
        Redline {before.number} to {after.number}
      </h2>
      {(old.isError || now.isError) && (
        <ErrorState
          title="The versions could not be compared"
          onRetry={() => Promise.all([old.refetch(), now.refetch()])}
        />
      )}
      {(old.isPending || now.isPending) && <Skeleton className="h-64 w-full" />}
      {old.data && now.data && (
        <ParagraphComparison
          label={`Changes from version ${before.number} to version ${after.number}`}
          before={old.data}
          after={now.data}
        />
      )}
    </Card>
  )
}
