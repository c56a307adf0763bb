import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import type { Matter } from '../../tools/fair-lending/matters.ts'
import { Select, TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { FindingFormDialog } from '../findings/finding-form-dialog.tsx'
import { TaskFormDialog } from '../tasks/task-form-dialog.tsx'

type Into = 'task' | 'finding' | 'room'

/** What becomes of a pair, a focal point, or a figure: a task, a finding, or a note in the self-test room. */
export function FollowUpDialog({ matter, onClose }: { matter: Matter; onClose: () => void }) {
  const access = useQuery(api.selfTests.access.queryOptions())
  const mayRecord = useMayWrite()
  const isNamed = access.data?.isNamed ?? false
  const [chosen, setChosen] = useState<Into>()
  const [isSettled, setSettled] = useState(false)
  const into = chosen ?? (isNamed ? 'room' : 'task')
  const start = { title: matter.title, description: matter.text }

  if (isSettled && into === 'task')
    return <TaskFormDialog start={start} onClose={onClose} onSaved={() => showToast('Task created')} />
  if (isSettled && into === 'finding')
    return (
      <FindingFormDialog
        start={{ ...start, source: 'monitoring' }}
        onClose={onClose}
        onSaved={() => showToast('Finding recorded')}
      />
    )
  if (isSettled) return <RoomNoteDialog matter={matter} onClose={onClose} />
  return (
    <FormDialog
      title="Follow up"
      description={
        into === 'room'
          ? 'It is added to the notes of a self-test, which only the people named on the room see.'
          : 'What you save is stored in your institution and seen by your colleagues. It is no part of a self-test.'
      }
      action="Continue"
      problem={undefined}
      onSubmit={(event) => {
        event.preventDefault()
        setSettled(true)
      }}
      onClose={onClose}
    >
      <Select label="It becomes" value={into} onChange={({ target }) => setChosen(target.value as Into)}>
        {isNamed && <option value="room">A note in the self-test room</option>}
        <option value="task">A task</option>
        {mayRecord && <option value="finding">A finding</option>}
      </Select>
      <p className="whitespace-pre-line text-ink-soft text-sm">{matter.text}</p>
    </FormDialog>
  )
}

function RoomNoteDialog({ matter, onClose }: { matter: Matter; onClose: () => void }) {
  const queries = useQueryClient()
  const tests = useQuery(api.selfTests.list.queryOptions({ input: {} }))
  const [id, setId] = useState('')
  const [text, setText] = useState(matter.text)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const items = tests.data?.items ?? []
  const into = id || items[0]?.id

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!into) return setProblem('There is no self-test yet. Add one in the self-test room first.')
    setBusy(true)
    setProblem(undefined)
    try {
      const test = await apiClient.selfTests.find({ id: into })
      await apiClient.selfTests.update({ ...test, notes: [test.notes, text].filter(Boolean).join('\n\n') })
      await queries.invalidateQueries({ queryKey: api.selfTests.key() })
      showToast('Added to the self-test')
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The note could not be saved. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Note in the self-test room"
      action="Add note"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      {tests.isSuccess && items.length === 0 ? (
        <p>There is no self-test yet. Add one in the self-test room first.</p>
      ) : (
        <Select label="Self-test" value={into ?? ''} onChange={({ target }) => setId(target.value)}>
          {items.map((test) => (
            <option key={test.id} value={test.id}>
              {test.title}
            </option>
          ))}
        </Select>
      )}
      <TextArea label="Note" rows={8} value={text} onChange={({ target }) => setText(target.value)} />
    </FormDialog>
  )
}
