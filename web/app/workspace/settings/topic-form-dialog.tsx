import { type ListedTopic, TOPIC_LABEL_AT_MOST } from '@plumbline/contract/compliance/topics.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'

interface TopicFormDialogProps {
  /** The one to rename; a new one without. */
  topic: Pick<ListedTopic, 'label' | 'own'> | undefined
  onClose: () => void
  onSaved: () => Promise<unknown>
}

export function TopicFormDialog({ topic, onClose, onSaved }: TopicFormDialogProps) {
  const [label, setLabel] = useState(topic?.label ?? '')
  const [missing, setMissing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (label.trim() === '') return setMissing('Enter a name.')
    setMissing(undefined)
    setBusy(true)
    setProblem(undefined)
    try {
      if (topic?.own) await apiClient.topics.update({ ...topic.own, label })
      else await apiClient.topics.create({ label })
      await onSaved()
      showToast(topic ? 'Topic renamed' : 'Topic added')
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The topic could not be saved.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={topic ? 'Rename topic' : 'New topic'}
      action={topic ? 'Rename' : 'Add topic'}
      size="small"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint={topic ? 'Records that have it show the new name.' : 'Such as “Indirect auto”.'}
        required
        maxLength={TOPIC_LABEL_AT_MOST}
        value={label}
        error={missing}
        onChange={(event) => setLabel(event.target.value)}
      />
    </FormDialog>
  )
}
