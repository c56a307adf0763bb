import type { Additions, Loan } from '@plumbline/rules/loan-files/loan.ts'
import type { LoanVerdict } from '@plumbline/rules/loan-files/loan-verdict.ts'
import type { LoanAnswers, LoanRow, RunChange } from './loan-protocol.ts'
import { forgetTables } from './loan-reading.ts'
import { rowOf } from './loan-rows.ts'
import { forgetLoans, joinedWith, loans, testOf } from './open-loans.ts'

/** As much of a stored run as is read here. */
interface OpenedRun {
  loans: { loan: Loan; additions: Additions }[]
  results: {
    name: string
    verdicts: { id: string; question: string; verdict: LoanVerdict['verdict']; sentence: string }[]
  }[]
}

/** Opens the loans of a stored run in the place of the list, and says what is decided otherwise today. */
export async function restoreRun(run: File): Promise<LoanAnswers['restore']> {
  const stored = JSON.parse(await run.text()) as OpenedRun
  forgetLoans()
  forgetTables()
  const rows: LoanRow[] = []
  const changes: RunChange[] = []
  for (const [index, one] of stored.loans.entries()) {
    const id = loans.push(one) - 1
    joinedWith(id)
    const report = testOf(id)
    rows.push(rowOf(id, report))
    const before = new Map(stored.results[index]?.verdicts.map((verdict) => [verdict.id, verdict]))
    for (const now of report.verdicts) {
      const then = before.get(now.id)
      before.delete(now.id)
      if (then?.verdict === now.verdict && then.sentence === now.sentence) continue
      changes.push({ loan: report.name, question: now.question, before: then ?? null, now })
    }
    for (const then of before.values())
      changes.push({ loan: report.name, question: then.question, before: then, now: null })
  }
  return { rows, gone: [], problems: [], unmatched: [], changes: changes.map(plainChange) }
}

/** The page needs no working of them. */
function plainChange({ loan, question, before, now }: RunChange): RunChange {
  const said = (one: RunChange['now']) => one && { verdict: one.verdict, sentence: one.sentence }
  return { loan, question, before: said(before), now: said(now) }
}
