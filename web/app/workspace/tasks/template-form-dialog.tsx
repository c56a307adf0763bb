import type { TaskTemplate, TemplateItem } from '@plumbline/contract/compliance/tasks.ts'
import { Plus } from 'lucide-react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceSelect, TopicSelect } from '../work/choice-select.tsx'
import { useRecordForm } from '../work/record-form.tsx'
import { PRIORITY_LABELS } from './task-text.ts'

const ITEMS_AT_MOST = 60

interface TemplateFormDialogProps {
  /** Absent: a new one. */
  template?: TaskTemplate | undefined
  onClose: () => void
  onSaved: (template: TaskTemplate) => void
}

const newItem = (): TemplateItem => ({
  title: '',
  description: '',
  priority: 'medium',
  topic: null,
  dueAfterDays: 0,
  requiresEvidence: false,
  requiresApproval: false,
  checklist: [],
  after: [],
})

async function findTemplate({ id }: TaskTemplate): Promise<TaskTemplate> {
  const found = (await apiClient.tasks.templates()).find((template) => template.id === id)
  if (!found) throw new Error('The template was removed.')
  return found
}

export function TemplateFormDialog({ template, onClose, onSaved }: TemplateFormDialogProps) {
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'template',
    onClose,
    record: template,
    draft: (record) => ({
      name: record?.name ?? '',
      description: record?.description ?? '',
      anchor: record?.anchor ?? '',
      items: record?.items ?? [newItem()],
    }),
    find: findTemplate,
    words: {
      name: 'Name',
      description: 'Description',
      anchor: 'What the date stands for',
      items: 'Tasks',
    },
    check({ name, anchor, items }) {
      if (name.trim() === '') return 'Enter a name.'
      if (anchor.trim() === '') return 'Enter what the date stands for.'
      const untitled = items.findIndex(({ title }) => title.trim() === '')
      if (untitled >= 0) return `Enter a title for task ${untitled + 1}.`
      const undated = items.findIndex(
        ({ dueAfterDays }) => !Number.isInteger(dueAfterDays) || Math.abs(dueAfterDays) > 730,
      )
      return undated >= 0 ? `Enter from -730 to 730 days for task ${undated + 1}.` : undefined
    },
    save: (fields, version) =>
      apiClient.tasks.saveTemplate({ ...fields, ...(template && { id: template.id, version }) }),
    stale: [api.tasks.templates.key()],
    failure: 'The template could not be saved. Please try again.',
    onSaved(saved) {
      onSaved(saved)
      onClose()
    },
  })
  const change = (at: number, part: Partial<TemplateItem>) =>
    set({ items: draft.items.map((item, place) => (place === at ? { ...item, ...part } : item)) })

  return (
    <FormDialog {...dialog} title={template ? 'Edit template' : 'New template'} action="Save template">
      <TextField
        label="Name"
        maxLength={maxLengthOf('tasks.saveTemplate', 'name')}
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="What the date stands for"
        maxLength={maxLengthOf('tasks.saveTemplate', 'anchor')}
        hint="Such as “Filing deadline”. Tasks are due so many days before or after it."
        value={draft.anchor}
        onChange={(event) => set({ anchor: event.target.value })}
      />
      <TextArea
        label="Description"
        optional
        rows={2}
        maxLength={maxLengthOf('tasks.saveTemplate', 'description')}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      {draft.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the order of tasks names
        <fieldset key={at} className="grid gap-3 rounded-control border border-line p-3">
          <legend className="px-1 font-semibold text-sm">Task {at + 1}</legend>
          <TextField
            label="Title"
            maxLength={maxLengthOf('tasks.saveTemplate', 'items[].title')}
            value={item.title}
            onChange={(event) => change(at, { title: event.target.value })}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            <TextField
              label="Days after the date"
              type="number"
              min={-730}
              max={730}
              hint="Below zero: before it."
              value={Number.isNaN(item.dueAfterDays) ? '' : item.dueAfterDays}
              onChange={(event) => change(at, { dueAfterDays: event.target.valueAsNumber })}
            />
            <ChoiceSelect
              label="Priority"
              labels={PRIORITY_LABELS}
              value={item.priority}
              onChange={(priority) => change(at, { priority })}
            />
            <TopicSelect value={item.topic} onChange={(topic) => change(at, { topic })} />
          </div>
          <StartsAfter items={draft.items} at={at} onChange={(after) => change(at, { after })} />
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Checkbox
              label="Requires evidence"
              checked={item.requiresEvidence}
              onChange={(requiresEvidence) => change(at, { requiresEvidence })}
            />
            <Checkbox
              label="Requires a second person"
              checked={item.requiresApproval}
              onChange={(requiresApproval) => change(at, { requiresApproval })}
            />
            {draft.items.length > 1 && (
              <Button look="plain" size="small" onClick={() => set({ items: without(draft.items, at) })}>
                Remove task {at + 1}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {draft.items.length < ITEMS_AT_MOST && (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => set({ items: [...draft.items, newItem()] })}
        >
          <Plus className="size-4" aria-hidden />
          Add a task
        </Button>
      )}
    </FormDialog>
  )
}

interface StartsAfterProps {
  items: readonly TemplateItem[]
  at: number
  onChange: (after: number[]) => void
}

/** Earlier tasks of the template that have to be done first. */
function StartsAfter({ items, at, onChange }: StartsAfterProps) {
  const { after } = items[at]!
  const offered = items.flatMap(({ title }, place) =>
    place !== at && !after.includes(place) ? [{ place, title }] : [],
  )
  if (items.length === 1) return null
  return (
    <div className="grid gap-1.5">
      <Select
        label="Starts after"
        optional
        value=""
        onChange={(event) => event.target.value && onChange([...after, Number(event.target.value)])}
      >
        <option value="">Add a task that has to be done first</option>
        {offered.map(({ place, title }) => (
          <option key={place} value={place}>
            {place + 1}. {title || 'Untitled'}
          </option>
        ))}
      </Select>
      {after.length > 0 && (
        <span className="flex flex-wrap items-center gap-2 text-sm">
          {after.map((place) => (
            <Button
              key={place}
              look="quiet"
              size="small"
              onClick={() => onChange(after.filter((one) => one !== place))}
            >
              Not after {place + 1}. {items[place]?.title}
            </Button>
          ))}
        </span>
      )}
    </div>
  )
}

/** Places behind the one that is taken out move forward. */
function without(items: readonly TemplateItem[], at: number): TemplateItem[] {
  return items
    .filter((_, place) => place !== at)
    .map((item) => ({
      ...item,
      after: item.after.filter((place) => place !== at).map((place) => (place > at ? place - 1 : place)),
    }))
}
