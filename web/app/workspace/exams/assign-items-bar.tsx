import type { ExamItem } from '@plumbline/contract/compliance/exam-items.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'

const AS_IT_IS = ''
const NOBODY = 'nobody'

interface AssignItemsBarProps {
  exam: Exam
  items: readonly ExamItem[]
  onSelectAll: () => void
  onDone: () => void
}

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** Appears with the first selected item. */
export function AssignItemsBar({ exam, items, onSelectAll, onDone }: AssignItemsBarProps) {
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0) return null
  return (
    <div className="sticky top-16 z-10 mb-3 flex flex-wrap items-center gap-3 rounded-card border border-brand bg-brand-soft px-4 py-2">
      <span className="font-semibold text-sm" aria-live="polite">
        {items.length} selected
      </span>
      <Button size="small" onClick={() => setOpen(true)}>
        Assign…
      </Button>
      <Button look="plain" size="small" onClick={onSelectAll}>
        Select all shown
      </Button>
      <Button look="plain" size="small" onClick={onDone}>
        Select none
      </Button>
      {isOpen && <AssignDialog exam={exam} items={items} onClose={() => setOpen(false)} onDone={onDone} />}
    </div>
  )
}

interface AssignDialogProps {
  exam: Exam
  items: readonly ExamItem[]
  onClose: () => void
  onDone: () => void
}

function AssignDialog({ exam, items, onClose, onDone }: AssignDialogProps) {
  const queries = useQueryClient()
  const [owner, setOwner] = useState(AS_IT_IS)
  const [dueOn, setDueOn] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (owner === AS_IT_IS && dueOn === '') return setProblem('Choose an owner or a due date.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.examItems.assign({
        id: exam.id,
        itemIds: items.map(({ id }) => id),
        ...(owner !== AS_IT_IS && { ownerId: owner === NOBODY ? null : owner }),
        ...(dueOn !== '' && { dueOn }),
      })
      await Promise.all([
        queries.invalidateQueries({ queryKey: api.examItems.key() }),
        queries.invalidateQueries({ queryKey: api.exams.key() }),
      ])
      showToast(`${itemsText(items.length)} changed`)
      onDone()
    } catch (error) {
      setProblem(problemText(error, 'The items could not be assigned.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Assign ${itemsText(items.length)}`}
      description="What you leave as it is stays as it is for each item. A new owner is told once."
      action="Assign"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Owner" value={owner} onChange={(event) => setOwner(event.target.value)}>
          <option value={AS_IT_IS}>As it is</option>
          <option value={NOBODY}>Nobody</option>
          {exam.people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label="Due"
          optional
          type="date"
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
        />
      </div>
    </FormDialog>
  )
}
