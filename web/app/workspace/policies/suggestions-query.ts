import type { PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'

export const isWrittenOn = ({ state }: PolicyVersionSummary) => state === 'draft' || state === 'in_review'

/** Of versions in force nobody suggests changes. */
export function useSuggestions(id: string, version: PolicyVersionSummary) {
  return useQuery(
    api.policyDrafts.suggestions.queryOptions({
      input: { id, versionId: version.id },
      enabled: isWrittenOn(version),
    }),
  )
}
