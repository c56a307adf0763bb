import type { Task, TaskStatus, TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { showToast } from '../../ui/toast.tsx'
import { STATUS_LABELS } from './task-text.ts'

/** Moves a task at once and offers Undo; says who was first where two move the same one. */
export async function moveTask(
  queries: QueryClient,
  task: Pick<TaskSummary, 'id' | 'title' | 'status' | 'version'>,
  status: TaskStatus,
  reason = '',
): Promise<Task | undefined> {
  const refresh = () =>
    Promise.all(
      [api.tasks.key(), api.history.key(), api.dashboard.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  try {
    const moved = await apiClient.tasks.setStatus({ id: task.id, version: task.version, status, reason })
    await refresh()
    const from = task.status
    const undo = () => void moveTask(queries, moved, from)
    if (moved.isWaitingForApproval)
      showToast('Waiting for a second person', `${task.title} is done once somebody else approves it.`)
    else
      showToast(
        `Moved to ${STATUS_LABELS[moved.status]}`,
        task.title,
        from === 'cancelled' ? undefined : { label: 'Undo', onPress: undo },
      )
    return moved
  } catch (error) {
    await refresh()
    showToast('The task was not moved', moveProblem(error))
    return undefined
  }
}

export function useMoveTask() {
  const queries = useQueryClient()
  return (task: Parameters<typeof moveTask>[1], status: TaskStatus, reason?: string) =>
    moveTask(queries, task, status, reason)
}

export function moveProblem(error: unknown): string {
  const refusal = refusalOf(apiClient.tasks.setStatus, error)
  if (refusal?.code === 'CHANGED_MEANWHILE')
    return `${refusal.data.byName} changed it a moment ago. You see it as it is now.`
  if (refusal?.code === 'BLOCKED')
    return `It waits for ${refusal.data.titles.map((title) => `“${title}”`).join(', ')}.`
  return problemText(error, 'The task could not be saved. Please try again.')
}
