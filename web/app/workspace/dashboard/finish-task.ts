import type { QueryClient } from '@tanstack/react-query'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { showToast } from '../../ui/toast.tsx'
import { moveTask } from '../tasks/move-task.ts'

/** Moves a task to Done, with Undo. */
export async function finishTask(queries: QueryClient, id: string): Promise<void> {
  try {
    await moveTask(queries, await apiClient.tasks.find({ id }), 'done')
  } catch (error) {
    showToast('The task was not moved', problemText(error, 'It could not be loaded. Please try again.'))
  }
}
