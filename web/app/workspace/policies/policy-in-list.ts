import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ListedRecord, ownerIdOf } from '../work/listed-record.ts'

export const POLICY_IN_LIST: ListedRecord<Policy> = {
  find: (id) => apiClient.policies.find({ id }),
  save: (policy, part) => apiClient.policies.update({ ...policy, ownerId: ownerIdOf(policy), ...part }),
  stale: api.policies.key(),
}
