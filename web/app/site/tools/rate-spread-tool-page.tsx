import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { RateSpreadTool } from '../../tools/lending/rate-spread-tool.tsx'

export const handle: PageHandle = { scripts: 'late' }

/** The rate spread that HMDA asks for. */
export default function RateSpreadToolPage() {
  return (
    <>
      <PageMeta
        title="Rate spread"
        description="The difference between an APR and the average prime offer rate of a comparable transaction (12 CFR 1003.4(a)(12)), with the week and the term used."
        path="/tools/rate-spread"
        card="rateSpread"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">Rate spread</h1>
        <p className="mt-3 mb-6 max-w-2xl text-ink-soft">
          The APR less the average prime offer rate of a comparable transaction, as of the day the rate was
          set (12 CFR 1003.4(a)(12)). The published table is fetched once; your loan stays in this page. A
          week that is not in the table is said to be missing, never replaced by another.
        </p>
        <Island name="rate-spread-tool" component={RateSpreadTool} props={{}} />
      </div>
    </>
  )
}
