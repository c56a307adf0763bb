import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { dayText } from '../work/day-text.ts'

/** What the person is asked to sign, above the list. */
export function ToSign() {
  const own = useQuery(api.attestations.mine.queryOptions({ input: {} })).data ?? []
  if (own.length === 0) return null
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        title={
          own.length === 1
            ? '1 policy waits for your signature'
            : `${own.length} policies wait for your signature`
        }
      >
        <ul className="mt-1 grid gap-1">
          {own.map(({ policyId, title, number, dueOn }) => (
            <li key={policyId}>
              <Link to={`/policies/${policyId}/sign`} className="font-semibold text-brand hover:underline">
                Read and sign {title}, version {number}
              </Link>{' '}
              by {dayText(dueOn)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
