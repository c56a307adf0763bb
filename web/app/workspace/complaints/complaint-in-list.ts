import type { Complaint } from '@plumbline/contract/compliance/complaints.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ListedRecord, ownerIdOf } from '../work/listed-record.ts'

export const COMPLAINT_IN_LIST: ListedRecord<Complaint> = {
  find: (id) => apiClient.complaints.find({ id }),
  save: (complaint, part) =>
    apiClient.complaints.update({ ...complaint, ownerId: ownerIdOf(complaint), ...part }),
  stale: api.complaints.key(),
}
