import type { Finding } from '@plumbline/contract/compliance/findings.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ListedRecord, ownerIdOf } from '../work/listed-record.ts'

export const FINDING_IN_LIST: ListedRecord<Finding> = {
  find: (id) => apiClient.findings.find({ id }),
  save: (finding, part) => apiClient.findings.update({ ...finding, ownerId: ownerIdOf(finding), ...part }),
  stale: api.findings.key(),
}
