import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Task } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { BareInput, Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect, TopicSelect } from '../work/choice-select.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import type { FieldWords } from '../work/field-words.ts'
import { PersonSelect } from '../work/person-select.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { PRIORITY_LABELS, RECURRENCE_PRESETS, UNFINISHED } from './task-text.ts'

interface TaskFormDialogProps {
  /** Absent: a new one. */
  task?: Task
  origin?: SubjectRef
  /** What a new task begins with. */
  start?: Partial<Pick<Draft, 'title' | 'description'>>
  onClose: () => void
  onSaved?: (task: Task) => void
}

type FieldErrors = Partial<Record<keyof Draft, string>>

type Draft = Pick<
  Task,
  | 'title'
  | 'description'
  | 'priority'
  | 'topic'
  | 'startOn'
  | 'dueOn'
  | 'requiresEvidence'
  | 'requiresApproval'
  | 'checklist'
  | 'recurrence'
> & { ownerId: string | null; after: string[] }

const WORDS: FieldWords<Draft> = {
  title: 'Title',
  description: 'Description',
  priority: { name: 'Priority', values: PRIORITY_LABELS },
  topic: 'Topic',
  startOn: 'Start date',
  dueOn: 'Due date',
  requiresEvidence: 'Requires evidence',
  requiresApproval: 'Requires a second person’s approval',
  checklist: 'Checklist',
  recurrence: 'Repeats',
  ownerId: 'Owner',
  after: 'Waits for',
}

export function TaskFormDialog({ task, origin, start, onClose, onSaved }: TaskFormDialogProps) {
  const me = useMember()?.userId ?? null
  const [errors, setErrors] = useState<FieldErrors>({})
  const { draft, set, dialog } = useRecordForm({
    keptAs: `task${origin?.id ?? ''}`,
    onClose,
    record: task,
    draft: (record) => ({ ...draftOf(record, me), ...(!record && start) }),
    find: ({ id }) => apiClient.tasks.find({ id }),
    words: WORDS,
    check(typed) {
      const found = errorsIn(typed)
      setErrors(found)
      return Object.keys(found).length > 0 || undefined
    },
    save(typed, version) {
      const input = { ...typed, checklist: typed.checklist.filter(({ text }) => text.trim() !== '') }
      return task
        ? apiClient.tasks.update({ ...input, id: task.id, version })
        : apiClient.tasks.create({ ...input, ...(origin && { origin }) })
    },
    stale: [api.tasks.key()],
    failure: saveProblem,
    onSaved(saved) {
      onSaved?.(saved)
      onClose()
    },
  })

  return (
    <FormDialog {...dialog} title={task ? 'Edit task' : 'New task'} action={task ? 'Save' : 'Create task'}>
      <TextField
        label="Title"
        value={draft.title}
        maxLength={maxLengthOf('tasks.create', 'title')}
        error={errors.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonSelect label="Owner" value={draft.ownerId} onChange={(ownerId) => set({ ownerId })} />
        <TextField
          label="Due date"
          type="date"
          value={draft.dueOn ?? ''}
          error={errors.dueOn}
          onChange={(event) => set({ dueOn: event.target.value || null })}
        />
        <ChoiceSelect
          label="Priority"
          labels={PRIORITY_LABELS}
          value={draft.priority}
          onChange={(priority) => set({ priority })}
        />
        <TopicSelect value={draft.topic} onChange={(topic) => set({ topic })} />
      </div>
      <TextArea
        label="Description"
        optional
        rows={4}
        maxLength={maxLengthOf('tasks.create', 'description')}
        hint="Markdown: **bold**, lists, and links work."
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <ChecklistField items={draft.checklist} onChange={(checklist) => set({ checklist })} />
      <Recurrence draft={draft} onChange={set} />
      <div className="grid gap-3">
        <Switch
          label="Requires evidence"
          hint="It cannot be done before evidence is attached."
          checked={draft.requiresEvidence}
          onChange={(requiresEvidence) => set({ requiresEvidence })}
        />
        <Switch
          label="Requires a second person's approval"
          hint="The person who finishes it cannot approve it."
          checked={draft.requiresApproval}
          onChange={(requiresApproval) => set({ requiresApproval })}
        />
      </div>
      <Disclosure title="Start date and order">
        <div className="grid gap-4 pt-3">
          <TextField
            label="Start date"
            optional
            type="date"
            value={draft.startOn ?? ''}
            onChange={(event) => set({ startOn: event.target.value || null })}
          />
          <AfterField
            self={task?.id}
            known={task?.after ?? []}
            ids={draft.after}
            onChange={(after) => set({ after })}
          />
        </div>
      </Disclosure>
    </FormDialog>
  )
}

function draftOf(task: Task | undefined, me: string | null): Draft {
  if (!task)
    return {
      title: '',
      description: '',
      priority: 'medium',
      topic: null,
      startOn: null,
      dueOn: null,
      requiresEvidence: false,
      requiresApproval: false,
      checklist: [],
      recurrence: '',
      ownerId: me,
      after: [],
    }
  const { title, description, priority, topic, startOn, dueOn, checklist, recurrence } = task
  const { requiresEvidence, requiresApproval } = task
  return {
    ...{ title, description, priority, topic, startOn, dueOn, checklist, recurrence },
    ...{ requiresEvidence, requiresApproval },
    ownerId: task.owner?.userId ?? null,
    after: task.after.map(({ id }) => id),
  }
}

function errorsIn({ title, startOn, dueOn, recurrence }: Draft): FieldErrors {
  const found: FieldErrors = {}
  if (title.trim() === '') found.title = 'Enter a title.'
  if (startOn && dueOn && dueOn < startOn) found.dueOn = 'The due date lies before the start date.'
  if (recurrence && !dueOn) found.dueOn = 'A recurring task needs a due date.'
  return found
}

function saveProblem(error: unknown): string {
  const refusal = refusalOf(apiClient.tasks.update, error)
  if (refusal?.code === 'DEPENDENCY_CIRCLE')
    return `These tasks would wait for each other: ${refusal.data.titles.join(' → ')}.`
  if (refusal?.code === 'RECURRENCE_INVALID') return `The recurrence cannot be used. ${refusal.data.because}`
  return problemText(error, 'The task could not be saved. Please try again.')
}

interface ChecklistFieldProps {
  items: Task['checklist']
  onChange: (items: Task['checklist']) => void
}

function ChecklistField({ items, onChange }: ChecklistFieldProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">
        Checklist <span className="font-normal text-ink-faint">(optional)</span>
      </legend>
      {items.map((item, index) => (
        <span key={item.id} className="flex gap-2">
          <BareInput
            label={`Item ${index + 1}`}
            maxLength={maxLengthOf('tasks.create', 'checklist[].text')}
            value={item.text}
            onChange={(event) =>
              onChange(
                items.map((each) => (each.id === item.id ? { ...each, text: event.target.value } : each)),
              )
            }
          />
          <IconButton
            label={`Remove item ${index + 1}`}
            onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
          >
            <X aria-hidden />
          </IconButton>
        </span>
      ))}
      {items.length < 50 && (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...items, { id: crypto.randomUUID(), text: '', isDone: false }])}
        >
          <Plus className="size-4" aria-hidden />
          Add an item
        </Button>
      )}
    </fieldset>
  )
}

function Recurrence({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const isPreset = RECURRENCE_PRESETS.some(({ rule }) => rule === draft.recurrence)
  const [isCustom, setCustom] = useState(!isPreset)
  const from = draft.dueOn ?? todayText()
  const preview = useQuery(
    api.tasks.previewRecurrence.queryOptions({
      input: { recurrence: draft.recurrence, from },
      enabled: draft.recurrence !== '',
      retry: false,
    }),
  )
  return (
    <div className="grid gap-2">
      <Select
        label="Recurs"
        value={isCustom ? 'custom' : draft.recurrence}
        onChange={(event) => {
          const { value } = event.target
          setCustom(value === 'custom')
          onChange({ recurrence: value === 'custom' ? draft.recurrence || 'FREQ=MONTHLY' : value })
        }}
      >
        {RECURRENCE_PRESETS.map(({ rule, label }) => (
          <option key={rule} value={rule}>
            {label}
          </option>
        ))}
        <option value="custom">Custom repeat…</option>
      </Select>
      {isCustom && (
        <TextField
          label="Rule"
          maxLength={maxLengthOf('tasks.create', 'recurrence')}
          value={draft.recurrence}
          onChange={(event) => onChange({ recurrence: event.target.value })}
          hint="For example FREQ=MONTHLY;BYMONTHDAY=15"
        />
      )}
      {draft.recurrence !== '' && (
        <p className="text-ink-soft text-sm" role="status">
          {preview.data && preview.data.dates.length > 0
            ? `Then ${preview.data.dates.slice(0, 4).map(dayText).join(', ')}…`
            : preview.isError
              ? saveProblem(preview.error)
              : ''}
        </p>
      )}
    </div>
  )
}

interface AfterFieldProps {
  self: string | undefined
  known: readonly { id: string; title: string }[]
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

/** Tasks that have to be done first, chosen from those that are not finished. */
function AfterField({ self, known, ids, onChange }: AfterFieldProps) {
  const tasks = useQuery(
    api.tasks.list.queryOptions({ input: { whose: 'all', statuses: [...UNFINISHED], sort: 'title' } }),
  )
  const titles = new Map([...known, ...(tasks.data?.items ?? [])].map(({ id, title }) => [id, title]))
  const offered = (tasks.data?.items ?? []).filter(({ id }) => id !== self && !ids.includes(id))
  return (
    <div className="grid gap-2">
      <Select
        label="Starts after"
        optional
        value=""
        onChange={(event) => event.target.value && onChange([...ids, event.target.value])}
      >
        <option value="">Add a task that has to be done first</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <ul className="grid gap-1 text-sm">
        {ids.map((id) => (
          <li key={id} className="flex items-center gap-2">
            {titles.get(id) ?? 'A task you may not see'}
            <IconButton
              label={`Remove ${titles.get(id) ?? 'task'}`}
              className="size-8"
              onClick={() => onChange(ids.filter((each) => each !== id))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
