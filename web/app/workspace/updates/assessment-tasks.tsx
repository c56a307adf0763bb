import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { TaskFormDialog } from '../tasks/task-form-dialog.tsx'
import { StatusMark } from '../tasks/task-marks.tsx'
import { dayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'

export function useAssessmentTasks(id: string) {
  return useQuery(
    api.tasks.list.queryOptions({ input: { origin: `assessment:${id}`, status: 'all', whose: 'all' } }),
  )
}

/** Tasks that carry out the plan; the sign-off waits for them. */
export function AssessmentTasks({ update: { id } }: { update: UpdateDetail }) {
  const subject = { kind: 'assessment', id } as const
  const [isAdding, setAdding] = useState(false)
  const queries = useQueryClient()
  const tasks = useAssessmentTasks(id)
  return (
    <PanelSection
      title="Tasks of the plan"
      count={tasks.data?.items.length}
      action={
        <button type="button" className="font-semibold text-brand" onClick={() => setAdding(true)}>
          Add a task
        </button>
      }
    >
      {tasks.isError && (
        <p className="text-sm">
          The tasks could not be loaded.{' '}
          <Button look="plain" size="small" onClick={() => tasks.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {tasks.data?.items.length === 0 && <p className="text-ink-soft text-sm">No tasks yet.</p>}
      <ul className="grid gap-1.5 text-sm">
        {tasks.data?.items.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-x-2">
            <StatusMark status={task.status} className="text-xs" />
            <Link to={`/tasks?task=${task.id}`} className="wrap-anywhere font-semibold hover:underline">
              {task.title}
            </Link>
            {task.dueOn && <span className="text-ink-faint text-xs">due {dayText(task.dueOn)}</span>}
          </li>
        ))}
      </ul>
      {isAdding && (
        <TaskFormDialog
          origin={subject}
          onClose={() => setAdding(false)}
          onSaved={() => void queries.invalidateQueries({ queryKey: api.tasks.key() })}
        />
      )}
    </PanelSection>
  )
}
