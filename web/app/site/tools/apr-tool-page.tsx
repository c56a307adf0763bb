import { apiContext } from '../../platform/api/page-contexts.ts'
import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { AprTool } from '../../tools/lending/apr-tool.tsx'
import type { Route } from './+types/apr-tool-page'

export const handle: PageHandle = { scripts: 'late' }

export async function loader({ context }: Route.LoaderArgs) {
  const { rows } = await context.get(apiContext).referenceData.thresholds({
    keys: ['apr_tolerance_regular', 'apr_tolerance_irregular'],
  })
  return rows
}

/** The APR of a loan by the actuarial method, and whether a disclosed one is close enough. */
export default function AprToolPage({ loaderData: tolerances }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="APR check"
        description="Compute an annual percentage rate by the actuarial method (12 CFR part 1026, appendix J) and check a disclosed one against its tolerance."
        path="/tools/apr"
        card="apr"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">APR check</h1>
        <p className="mt-3 mb-6 max-w-2xl text-ink-soft">
          The annual percentage rate by the actuarial method of Regulation Z, odd first periods included. The
          rate is worked out in this page; nothing is sent. A disclosed rate may be off by 1/8 of a percentage
          point, or by 1/4 in an irregular transaction (12 CFR 1026.22(a)(2)-(3)).
        </p>
        <Island name="apr-tool" component={AprTool} props={{ tolerances }} />
      </div>
    </>
  )
}
