import { LoanDesk } from '../../tools/loans/loan-desk.tsx'
import { TestHeader } from './test-header.tsx'

/** The same check of loan files as the public tool; single tests open in the workspace. */
export default function LoanFilesPage() {
  return (
    <>
      <TestHeader title="Loan files" question="Is this loan within its limits?" />
      <p className="mb-6 max-w-3xl text-ink-soft">
        Drop the files of your origination system: every test that applies to a loan runs in this browser, and
        each verdict shows its paragraph and its values.
      </p>
      <LoanDesk place="workspace" />
    </>
  )
}
