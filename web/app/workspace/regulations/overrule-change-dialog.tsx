import {
  CHANGE_REASON_LENGTH,
  type ChangeClass,
  type RedlineChange,
  type RedlineQuestion,
} from '@plumbline/contract/regulations/regulations.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { CHANGE_KIND_LABELS } from '../../platform/regulations/change-kinds.ts'
import { Select, TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

interface OverruleChangeDialogProps {
  change: RedlineChange
  question: RedlineQuestion
  onClose: () => void
  onDone: () => void
}

/** What the program called a change holds until an administrator says otherwise, for all institutions. */
export function OverruleChangeDialog({ change, question, onClose, onDone }: OverruleChangeDialogProps) {
  const [chosen, setChosen] = useState<ChangeClass | ''>(
    change.computed === 'editorial' ? 'changed' : 'editorial',
  )
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim().length < 3) return setProblem('Say why in at least 3 characters.')
    setBusy(true)
    try {
      await apiClient.regulations.overruleChange({
        ...question,
        pair: change.pair,
        class: chosen || null,
        reason,
      })
      onDone()
    } catch (error) {
      setProblem(problemText(error, 'The decision was not saved.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="What is this change?"
      description={`${change.citation}. The decision counts for every institution, and stays with your name and the reason.`}
      action="Save decision"
      busy={busy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label="This change is"
        value={chosen}
        onChange={(event) => setChosen(event.target.value as ChangeClass | '')}
      >
        <option value="changed">A change of the rule</option>
        <option value="editorial">Editorial only</option>
        <option value="">As the program says: {CHANGE_KIND_LABELS[change.computed].toLowerCase()}</option>
      </Select>
      <TextArea
        label="Reason"
        rows={3}
        maxLength={CHANGE_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
