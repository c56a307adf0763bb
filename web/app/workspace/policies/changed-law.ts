import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import type { Citation } from '@plumbline/rules/citations/citation.ts'
import { overlaps } from '@plumbline/rules/citations/overlaps.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../platform/api/api-client.ts'

/** Whether the law that a citation names changed since the version in force, and nobody has reviewed it. */
export function useChangedLaw(policy: Policy | undefined): (citation: Citation) => boolean {
  const inForce = policy?.versions.find(({ state }) => state === 'effective')
  const { data } = useQuery(
    api.policyLaw.ofVersion.queryOptions({
      input: { id: policy?.id ?? '', versionId: inForce?.id ?? '' },
      enabled: inForce !== undefined,
    }),
  )
  return useCallback(
    (citation) =>
      (data?.changes ?? []).some(({ citation: text, isReviewed }) => {
        const changed = isReviewed ? undefined : parseCitation(text)
        return changed?.code === 'CFR' && citation.code === 'CFR' && overlaps(changed, citation)
      }),
    [data],
  )
}
