import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { TridTool } from '../../tools/lending/trid-tool.tsx'

export const handle: PageHandle = { scripts: 'late' }

/** The waiting periods of the TRID rule on one calendar, for anyone. */
export default function TridToolPage() {
  return (
    <>
      <PageMeta
        title="TRID calendar"
        description="When a loan can close under 12 CFR 1026.19(e) and (f): receipt, the seven-day and three-day waits, and rescission, each day counted or skipped with its reason."
        path="/tools/trid"
        card="trid"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">TRID calendar</h1>
        <p className="mt-3 mb-6 max-w-2xl text-ink-soft">
          From the application to the day funds may go out (12 CFR 1026.19(e)-(f), 1026.23). Disclosures that
          are mailed or emailed count as received three specific business days later. The work is done in this
          page; nothing is sent. Changes after disclosure, waivers, and your own open days are in the full
          clock for members.
        </p>
        <Island name="trid-tool" component={TridTool} props={{}} />
      </div>
    </>
  )
}
