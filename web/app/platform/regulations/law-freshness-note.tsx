import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/banner.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { api } from '../api/api-client.ts'

const ASKED_AGAIN_AFTER_MS = 3_600_000

/** Says so where changes in law of more than a week may be missing. */
export function LawFreshnessNote() {
  const { data } = useQuery(api.regulations.freshness.queryOptions({ staleTime: ASKED_AGAIN_AFTER_MS }))
  if (!data?.isOld || data.checkedOn === null) return null
  return (
    <div className="mb-4">
      <Banner tone="warning" title={`The law here was last checked on ${longDateUtc(data.checkedOn)}.`}>
        {data.asksSources
          ? 'An official source has not answered since, so later changes may be missing.'
          : 'Later changes that we know of are shown with what they change; others may be missing, because this installation does not ask the official sources.'}
      </Banner>
    </div>
  )
}
