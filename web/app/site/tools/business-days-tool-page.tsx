import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { BusinessDayTool } from '../../tools/dates/business-day-tool.tsx'

export const handle: PageHandle = { scripts: 'late' }

/** Business days of Regulation Z for anyone, worked out in the page. */
export default function BusinessDaysToolPage() {
  return (
    <>
      <PageMeta
        title="Business day calculator"
        description="Count business days under 12 CFR 1026.2(a)(6), forward or backward, with each day that does not count and why."
        path="/tools/business-days"
        card="business-days"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">Business day calculator</h1>
        <p className="mt-3 mb-6 max-w-2xl text-ink-soft">
          Regulation Z has two definitions of a business day (12 CFR 1026.2(a)(6)). Waiting periods, receipt,
          and rescission use the specific one, in which Saturday counts and an observed holiday counts too.
          The Loan Estimate's due date uses the general one. The work is done in this page; nothing is sent.
        </p>
        <Island name="business-days" component={BusinessDayTool} props={{}} />
      </div>
    </>
  )
}
