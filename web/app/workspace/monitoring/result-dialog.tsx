import type { MonitoringRun, MonitoringTest } from '@plumbline/contract/compliance/monitoring.ts'
import type { SheetResult } from '@plumbline/rules/sampling/sheet-result.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ChoiceSelect } from '../work/choice-select.tsx'
import { dayText } from '../work/day-text.ts'

const RESULT_LABELS = { passed: 'Passed', failed: 'Failed' } as const
const SEVERITY_LABELS = { high: 'High', medium: 'Medium', low: 'Low' } as const

interface ResultDialogProps {
  test: Pick<MonitoringTest, 'title'>
  run: Pick<MonitoringRun, 'id' | 'dueOn'>
  /** Of its test sheet, if it has one. */
  outcome?: SheetResult
  onClose: () => void
}

/** A failure asks for its finding in the same form, as do the exceptions of a sheet. */
export function ResultDialog({ test, run, outcome, onClose }: ResultDialogProps) {
  const queries = useQueryClient()
  const [result, setResult] = useState<keyof typeof RESULT_LABELS>(
    outcome && !outcome.verdict?.holds ? 'failed' : 'passed',
  )
  const [note, setNote] = useState('')
  const [title, setTitle] = useState(`${test.title}: exception found`.slice(0, 200))
  const [severity, setSeverity] = useState<keyof typeof SEVERITY_LABELS>('medium')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const needsFinding = result === 'failed' || (outcome?.exceptions ?? 0) > 0

  async function save(event: FormEvent) {
    event.preventDefault()
    if (needsFinding && title.trim() === '') return setProblem('Enter the title of the finding.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.monitoring.record({
        id: run.id,
        result,
        note,
        ...(needsFinding && { finding: { title, severity } }),
      })
      showToast(needsFinding ? 'Finding recorded' : 'Result recorded', test.title)
      onClose()
      for (const queryKey of [api.monitoring.key(), api.tasks.key(), api.findings.key(), api.history.key()])
        await queries.invalidateQueries({ queryKey })
    } catch (error) {
      setProblem(problemText(error, 'The result could not be recorded. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Result of the run due ${dayText(run.dueOn)}`}
      action={needsFinding ? 'Record and make a finding' : 'Record result'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoiceSelect label="Result" labels={RESULT_LABELS} value={result} onChange={setResult} />
      <TextArea
        label="What was found"
        optional
        maxLength={maxLengthOf('monitoring.record', 'note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {needsFinding && (
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <TextField
            label="Title of the finding"
            maxLength={maxLengthOf('monitoring.record', 'finding.title')}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <ChoiceSelect label="Severity" labels={SEVERITY_LABELS} value={severity} onChange={setSeverity} />
        </div>
      )}
    </FormDialog>
  )
}
