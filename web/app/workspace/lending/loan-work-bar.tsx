import { LETTERS_AT_MOST } from '@plumbline/contract/lending/loan-test-results.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FileDown, Flag, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import type { LoanWork } from '../../tools/loans/loan-desk.tsx'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast.tsx'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { TaskFormDialog } from '../tasks/task-form-dialog.tsx'
import { counted, findingOf, taskOf } from './loan-work-text.ts'

/** Makes a finding, a task, or refund letters of loans. Only what is saved in the dialog leaves the browser. */
export function LoanWorkBar({ rows, run, refunds, onSelectNone }: LoanWork) {
  const [dialog, setDialog] = useState<'task' | 'finding'>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const outside = rows.filter(({ verdict }) => verdict === 'outside')
  const owed = rows.filter(({ hasRefund }) => hasRefund)
  const queries = useQueryClient()
  const close = () => setDialog(undefined)
  const saved = () => {
    // The open run lists what was made of it.
    void queries.invalidateQueries({ queryKey: api.workLinks.key() })
    onSelectNone?.()
  }

  async function saveLetters() {
    setBusy(true)
    setProblem(undefined)
    try {
      const [first, ...others] = await refunds(owed.slice(0, LETTERS_AT_MOST).map(({ id }) => id))
      saveFile(await apiClient.loanTestResults.cureLetter({ ...first!, others, format: 'docx' }))
    } catch (error) {
      setProblem(problemText(error, 'The letters could not be made.'))
    }
    setBusy(false)
  }

  return (
    <section
      aria-label="Work on these loans"
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-brand bg-brand-soft px-4 py-2.5 print:hidden ${onSelectNone ? 'md:sticky md:top-16 md:z-10' : ''}`}
    >
      {onSelectNone && (
        <span className="font-semibold text-sm" aria-live="polite">
          {counted(rows.length)} selected
        </span>
      )}
      {outside.length > 0 && (
        <Button size="small" onClick={() => setDialog('finding')}>
          <Flag className="size-4" aria-hidden />{' '}
          {onSelectNone ? `Record ${outside.length} outside as finding` : 'Record as finding'}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => setDialog('task')}>
        <ListPlus className="size-4" aria-hidden /> Create task
      </Button>
      {owed.length > 0 && (
        <Button size="small" look="quiet" busy={isBusy} onClick={() => void saveLetters()}>
          <FileDown className="size-4" aria-hidden />{' '}
          {owed.length === 1
            ? 'Refund letter (Word)'
            : `${Math.min(owed.length, LETTERS_AT_MOST)} refund letters (Word)`}
        </Button>
      )}
      {onSelectNone && (
        <Button look="plain" size="small" onClick={onSelectNone}>
          Select none
        </Button>
      )}
      {problem && (
        <p role="alert" className="basis-full text-danger text-sm">
          {problem}
        </p>
      )}
      <p className="basis-full text-ink-soft text-sm">
        What you save leaves this browser: loan numbers and what the tests say, as you see it before you save.
        {owed.length > 0 && ' For a letter, the charges are sent and not kept.'}
      </p>
      {dialog === 'task' && (
        <TaskFormDialog
          {...(run && { origin: { kind: 'loan_run', id: run.id } })}
          start={taskOf(rows, run?.name)}
          onClose={close}
          onSaved={() => {
            showToast('Task created', 'It is under Tasks.')
            saved()
          }}
        />
      )}
      {dialog === 'finding' && (
        <FindingFormDialog
          {...(run && { origin: { kind: 'loan_run', id: run.id } })}
          start={findingOf(outside, run?.name)}
          onClose={close}
          onSaved={() => {
            showToast('Finding recorded', 'It is under Tasks, Findings.')
            saved()
          }}
        />
      )}
    </section>
  )
}
