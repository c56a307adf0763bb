import type { Training } from '@plumbline/contract/compliance/trainings.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import type { ListedRecord } from '../work/listed-record.ts'
import { assignedByName } from './assigned-by-name.ts'

export const TRAINING_IN_LIST: ListedRecord<Training> = {
  find: (id) => apiClient.trainings.find({ id }),
  save: (training, { dueOn }) =>
    apiClient.trainings.update({
      ...training,
      ...assignedByName(training),
      dueOn: dueOn ?? training.dueOn,
    }),
  stale: api.trainings.key(),
}
