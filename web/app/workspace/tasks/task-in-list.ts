import type { Task } from '@plumbline/contract/compliance/tasks.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ListedRecord, ownerIdOf } from '../work/listed-record.ts'

export const TASK_IN_LIST: ListedRecord<Task> = {
  find: (id) => apiClient.tasks.find({ id }),
  save: (task, part) =>
    apiClient.tasks.update({
      ...task,
      ownerId: ownerIdOf(task),
      after: task.after.map(({ id }) => id),
      ...part,
    }),
  stale: api.tasks.key(),
}
