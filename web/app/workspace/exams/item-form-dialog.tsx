import { type ExamItemDetail, ITEM_NOTE_AT_MOST } from '@plumbline/contract/compliance/exam-items.ts'
import { type FormEvent, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'

interface ItemFormDialogProps {
  item: ExamItemDetail
  onClose: () => void
  onSaved: () => Promise<unknown>
  onRemoved: () => void
}

/** Corrects what was read from the request list: number, section, words, note, and the day it is due. */
export function ItemFormDialog({ item, onClose, onSaved, onRemoved }: ItemFormDialogProps) {
  const [number, setNumber] = useState(item.number)
  const [section, setSection] = useState(item.section)
  const [request, setRequest] = useState(item.request)
  const [dueOn, setDueOn] = useState(item.dueOn ?? '')
  const [note, setNote] = useState(item.note)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const at = { examId: item.examId, id: item.id }

  async function act(work: () => Promise<unknown>, otherwise: string): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      await onSaved()
      return true
    } catch (error) {
      setProblem(problemText(error, otherwise))
      setBusy(false)
      return false
    }
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if (request.trim() === '') return setProblem('Enter what was asked for.')
    const { owner, status, version } = item
    const changed = { number, section, request, dueOn: dueOn || null, note, ownerId: owner?.userId ?? null }
    const isSaved = await act(
      () => apiClient.examItems.update({ ...at, ...changed, status, version }),
      'The item could not be saved.',
    )
    if (isSaved) onClose()
  }
  async function remove(): Promise<string | undefined> {
    try {
      await apiClient.examItems.remove(at)
    } catch (error) {
      return problemText(error, 'The item could not be removed.')
    }
    onRemoved()
    showToast(`Item ${item.number || item.position} removed`)
    await onSaved()
    return undefined
  }

  return (
    <FormDialog
      title={`Edit item ${item.number || item.position}`}
      action="Save"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Number"
          optional
          hint="As the examiner wrote it, such as 22a or II-3."
          maxLength={maxLengthOf('examItems.update', 'number')}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          label="Due"
          optional
          type="date"
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
        />
      </div>
      <TextField
        label="Section"
        optional
        maxLength={maxLengthOf('examItems.update', 'section')}
        value={section}
        onChange={(event) => setSection(event.target.value)}
      />
      <TextArea
        label="Request"
        rows={5}
        maxLength={maxLengthOf('examItems.update', 'request')}
        value={request}
        onChange={(event) => setRequest(event.target.value)}
      />
      <TextArea
        label="Note"
        optional
        hint="For your own people. The examiner does not see it."
        rows={3}
        maxLength={ITEM_NOTE_AT_MOST}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {item.deliveryCount === 0 && (
        <div>
          <Button look="quiet" size="small" disabled={isBusy} onClick={() => setRemoving(true)}>
            Remove this item
          </Button>
        </div>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={`Remove item ${item.number || item.position}`}
          question="The item is removed with its answers and comments. This cannot be undone."
          action="Remove item"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </FormDialog>
  )
}
