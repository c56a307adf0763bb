import { QUOTAS, type QuotaUse } from '@plumbline/contract/tenancy/quotas.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { Banner } from '../../ui/banner.tsx'

/** Says which quotas are nearly used, before something is refused. */
export function QuotaNotice() {
  const quotas = useQuery(api.settings.quotas.queryOptions())
  if (!quotas.data || quotas.data.length === 0) return null
  return (
    <Banner tone="warning" title="Storage is nearly used">
      <ul className="mt-1 grid gap-1">
        {quotas.data.map((use) => (
          <li key={`${use.kind}/${use.of}/${use.unit}`}>{quotaText(use)}</li>
        ))}
      </ul>
      <p className="mt-1">
        Beyond the limit nothing more is stored. Delete what is no longer needed, or ask an administrator of
        the installation for more.
      </p>
    </Banner>
  )
}

function quotaText({ kind, of, unit, used, atMost }: QuotaUse): string {
  const { name } = QUOTAS[kind]
  const number = (amount: number) => amount.toLocaleString('en-US', { maximumFractionDigits: 0 })
  const whose = of === 'you' ? 'You have' : 'Your institution has'
  return unit === 'rows'
    ? `${whose} ${number(used)} of ${number(atMost)} ${name}.`
    : `${whose} ${number(used)} of ${number(atMost)} MB of ${name}.`
}
