import type { Risk } from '@plumbline/contract/compliance/risks.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ListedRecord, ownerIdOf } from '../work/listed-record.ts'

export const RISK_IN_LIST: ListedRecord<Risk> = {
  find: (id) => apiClient.risks.find({ id }),
  save: (risk, part) => apiClient.risks.update({ ...risk, ownerId: ownerIdOf(risk), ...part }),
  stale: api.risks.key(),
}
