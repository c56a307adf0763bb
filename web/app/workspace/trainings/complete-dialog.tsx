import { COMPLETION_NOTE_AT_MOST } from '@plumbline/contract/compliance/trainings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { todayText } from '../work/day-text.ts'

interface CompleteDialogProps {
  assignmentId: string
  title: string
  /** Absent: oneself. */
  name?: string | undefined
  onClose: () => void
}

export function CompleteDialog({ assignmentId, title, name, onClose }: CompleteDialogProps) {
  const queries = useQueryClient()
  const [completedOn, setCompletedOn] = useState(todayText())
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (completedOn === '') return setProblem('Enter the day of completion.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.trainings.complete({ id: assignmentId, completedOn, note })
      showToast('Training completed', title)
      onClose()
      for (const queryKey of [api.trainings.key(), api.history.key()])
        await queries.invalidateQueries({ queryKey })
    } catch (error) {
      setProblem(problemText(error, 'The completion could not be recorded. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      size="small"
      title={name ? `Completed by ${name}` : 'Complete training'}
      action="Record completion"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Completed on"
        type="date"
        max={todayText()}
        value={completedOn}
        onChange={(event) => setCompletedOn(event.target.value)}
      />
      <TextArea
        label="Note"
        optional
        rows={3}
        maxLength={COMPLETION_NOTE_AT_MOST}
        hint="Such as the course, the trainer, or the score."
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  )
}
