import type { LoanRun } from '@plumbline/contract/lending/loan-runs.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import type { RunChange } from '../../tools/loans/loan-protocol.ts'
import { masked, VERDICT_WORDS } from '../../tools/loans/verdict-words.ts'
import { Banner } from '../../ui/banner.tsx'

const SHOWN_AT_MOST = 50

interface RunChangesProps {
  run: LoanRun
  changes: readonly RunChange[]
  onDismiss: () => void
}

/** What today's rules and figures decide otherwise than on the day when the run was stored, and why. */
export function RunChanges({ run, changes, onDismiss }: RunChangesProps) {
  const why =
    run.rulesVersion === RULES_VERSION
      ? `The rules are the same (${RULES_VERSION}); a difference comes from published figures or the law as it stands now.`
      : `The rules were ${run.rulesVersion} then and are ${RULES_VERSION} now.`
  if (changes.length === 0)
    return (
      <Banner tone="success" title={`${run.name} is open, and nothing has changed`} onDismiss={onDismiss}>
        Every test says today what it said when the run was stored. The loans are in the list above.
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      title={`${run.name} is open; ${changes.length} ${changes.length === 1 ? 'answer has' : 'answers have'} changed`}
      onDismiss={onDismiss}
    >
      <p>{why}</p>
      <ul className="mt-2 grid max-h-80 gap-2 overflow-y-auto">
        {changes.slice(0, SHOWN_AT_MOST).map(({ loan, question, before, now }) => (
          <li key={`${loan} ${question}`} className="border-line-strong border-l-2 pl-3 wrap-anywhere">
            <b>
              Loan {masked(loan)}: {question}
            </b>
            <br />
            Then: {saidBy(before)}
            <br />
            Now: {saidBy(now)}
          </li>
        ))}
      </ul>
      {changes.length > SHOWN_AT_MOST && <p className="mt-2">The first {SHOWN_AT_MOST} are shown.</p>}
    </Banner>
  )
}

const saidBy = (one: RunChange['now']) =>
  one ? `${VERDICT_WORDS[one.verdict].text}. ${one.sentence}` : 'The test did not exist.'
