import { loanOfTest } from '../loan-of-test.ts'
import type { MakeRow } from './make-row.ts'

/** Files of loans, and the results of their tests. */
export const LENDING_ROWS: Readonly<Record<string, MakeRow>> = {
  async hmdaFiles(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).hmdaFiles.store({
      register: new File(['1|Theirs|2026|4||||||||||0||\n'], 'theirs.txt'),
      ...{ name: 'theirs.txt', year: 2026, keepYears: 3 },
    })
    return { id }
  },
  async loanRuns(_server, owner) {
    const { id } = await (await owner.signedIn({ role: 'manager' })).loanRuns.store({
      loans: new File([JSON.stringify([{ loan: loanOfTest('T-1'), additions: {} }])], 'run.json'),
      ...{ name: 'Theirs', keepYears: 5 },
    })
    return { id }
  },
  async loanTestResults(_server, owner) {
    const { id } = await (await owner.signedIn()).loanTestResults.save({
      calculator: 'trid-forward',
      name: 'Theirs',
      input: {
        closingDisclosure: { sent: '2026-01-14', method: 'mail' },
        plannedConsummation: '2026-01-21',
      },
    })
    return { id }
  },
  async loanTestBatches(_server, owner) {
    const file = new File(
      [
        'closingDisclosure.sent,closingDisclosure.method,plannedConsummation\n2026-06-08,in_person,2026-06-11\n',
      ],
      'loans.csv',
      { type: 'text/csv' },
    )
    const { id } = await (await owner.signedIn()).loanTestBatches.start({
      calculator: 'trid-forward',
      name: 'Theirs',
      file,
    })
    return { id }
  },
}
