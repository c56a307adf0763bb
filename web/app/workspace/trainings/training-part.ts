import { api, apiClient } from '../../platform/api/api-client.ts'
import type { NounPart } from '../work/noun-parts.ts'

export default {
  stale: api.trainings.key(),
  needDays: {
    training: {
      name: 'Completed on',
      async save(id, completedOn, mayManage) {
        await apiClient.trainings.complete({ id, completedOn })
        return mayManage ? () => apiClient.trainings.reopen({ id }) : undefined
      },
    },
  },
} satisfies NounPart
