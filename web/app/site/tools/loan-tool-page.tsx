import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { LoanDesk } from '../../tools/loans/loan-desk.tsx'

export const handle: PageHandle = { scripts: 'now' }

/** Loan files for everyone: every test that applies, in the browser. */
export default function LoanToolPage() {
  return (
    <>
      <PageMeta
        title="Loan file check"
        description="Drop a Closing Disclosure as MISMO XML and see every test that applies: waiting periods, APR, points and fees, and the arithmetic of each section. Nothing of it leaves your computer."
        path="/tools/loan"
        card="loan"
      />
      <div className="wrap py-10">
        <p className="eyebrow">Free tool</p>
        <h1 className="display mt-2 text-4xl">Loan file check</h1>
        <p className="mt-3 mb-6 max-w-3xl text-ink-soft">
          Waiting periods, APR and finance charge, points and fees, qualified mortgage, high-cost and
          higher-priced loans, and the arithmetic of sections A to N, each with its paragraph and its working
          (12 CFR 1026.19, 1026.32, 1026.35, 1026.38, 1026.43).
        </p>
        <Island name="loan-desk" component={LoanDesk} props={{ place: 'public' }} />
      </div>
    </>
  )
}
