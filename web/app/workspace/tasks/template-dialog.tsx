import type { TaskTemplate } from '@plumbline/contract/compliance/tasks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { dayAfter } from '../../ui/day-of-moment.ts'
import { Select, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayText } from '../work/day-text.ts'
import { PersonSelect } from '../work/person-select.tsx'
import { TemplateFormDialog } from './template-form-dialog.tsx'

/** A set of tasks around a day, shown with its dates before anything is created. */
export function TemplateDialog({ onClose }: { onClose: () => void }) {
  const templates = useQuery(api.tasks.templates.queryOptions())
  const queries = useQueryClient()
  const [id, setId] = useState('')
  const [day, setDay] = useState('')
  const [ownerId, setOwnerId] = useState<string | null>(null)
  const [editing, setEditing] = useState<'new' | 'this'>()
  const [isDeleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const template = templates.data?.find((each) => each.id === id)

  async function create(event: FormEvent) {
    event.preventDefault()
    if (!template) return setProblem('Choose a template.')
    if (day === '') return setProblem(`Enter the date: ${template.anchor.toLowerCase()}.`)
    setBusy(true)
    try {
      const { created } = await apiClient.tasks.applyTemplate({ id, day, ownerId })
      await queries.invalidateQueries({ queryKey: api.tasks.key() })
      showToast(`${created.length} tasks created`, template.name)
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The tasks could not be created.'))
      setBusy(false)
    }
  }

  async function remove() {
    try {
      await apiClient.tasks.removeTemplate({ id })
    } catch (error) {
      return problemText(error, 'The template could not be deleted. Please try again.')
    }
    setId('')
    setDeleting(false)
    await queries.invalidateQueries({ queryKey: api.tasks.templates.key() })
    return undefined
  }

  if (editing)
    return (
      <TemplateFormDialog
        template={editing === 'this' ? template : undefined}
        onClose={() => setEditing(undefined)}
        onSaved={(saved) => setId(saved.id)}
      />
    )
  if (isDeleting && template)
    return (
      <ConfirmDialog
        title="Delete template"
        question={`“${template.name}” is no longer offered. Tasks that were made from it stay.`}
        action="Delete"
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      />
    )

  return (
    <FormDialog
      title="From a template"
      description="A set of tasks with dates counted from one day."
      action={template ? `Create ${template.items.length} tasks` : 'Create tasks'}
      busy={isBusy}
      problem={problem}
      onSubmit={create}
      onClose={onClose}
    >
      {templates.isPending && <Spinner label="Loading the templates…" />}
      {templates.isError && <p>The templates could not be loaded. Close and open again.</p>}
      <Select label="Template" value={id} onChange={(event) => setId(event.target.value)}>
        <option value="">Choose one</option>
        {templates.data?.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
      <span className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => setEditing('new')}>
          New template
        </Button>
        {template && (
          <>
            <Button look="quiet" size="small" onClick={() => setEditing('this')}>
              Edit template
            </Button>
            <Button look="plain" size="small" onClick={() => setDeleting(true)}>
              Delete template
            </Button>
          </>
        )}
      </span>
      {template && (
        <>
          {template.description && <p className="text-ink-soft text-sm">{template.description}</p>}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={template.anchor}
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
            <PersonSelect
              label="Owner"
              nobody="Nobody yet"
              value={ownerId}
              onChange={setOwnerId}
              hint="Of every task; change single ones afterward."
            />
          </div>
          <Preview template={template} day={day} />
        </>
      )}
    </FormDialog>
  )
}

function Preview({ template, day }: { template: TaskTemplate; day: string }) {
  return (
    <ol className="grid gap-1.5 border-line border-t pt-3 text-sm">
      {template.items.map(({ title, dueAfterDays }) => (
        <li key={title} className="flex gap-3">
          <span className="tabular w-28 flex-none text-ink-soft">{when(day, dueAfterDays)}</span>
          {title}
        </li>
      ))}
    </ol>
  )
}

function when(day: string, after: number): string {
  if (day !== '') return dayText(dayAfter(day, after))
  if (after === 0) return 'on the day'
  return `${Math.abs(after)} days ${after < 0 ? 'before' : 'after'}`
}
