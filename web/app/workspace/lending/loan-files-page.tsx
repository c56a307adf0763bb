import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { handRegister } from '../../tools/hmda/handed-register.ts'
import { LoanDesk } from '../../tools/loans/loan-desk.tsx'
import { todayText } from '../work/day-text.ts'
import { factOf } from './facts-in-tests.ts'
import { LoanWorkBar } from './loan-work-bar.tsx'
import { StoredRuns } from './stored-runs.tsx'
import { TestHeader } from './test-header.tsx'

/** The same check of loan files as the public tool; single tests open in the workspace. */
export default function LoanFilesPage() {
  const { data: member } = useSuspenseQuery(api.members.me.queryOptions())
  const mayWrite = useMayWrite()
  const navigate = useNavigate()
  const { data: facts } = useQuery(api.settings.facts.queryOptions())
  const lei = facts && factOf<string>({ type: member.companyType, facts, today: todayText() }, 'lei')
  return (
    <>
      <TestHeader title="Loan files" question="Is this loan within its limits?" />
      <p className="mb-6 max-w-3xl text-ink-soft">
        Drop the files of your origination system: every test that applies to a loan runs in this browser, and
        each verdict shows its paragraph and its values.
      </p>
      <LoanDesk
        place="workspace"
        register={{
          lei,
          onOpen(register) {
            handRegister(register)
            void navigate('/hmda')
          },
        }}
        {...(mayWrite && { work: (work) => <LoanWorkBar {...work} /> })}
        {...(member.worksOnHmda && { stored: (loans) => <StoredRuns loans={loans} /> })}
      />
    </>
  )
}
