import type { ExamItemDetail } from '@plumbline/contract/compliance/exam-items.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ListedRecord, ownerIdOf } from '../work/listed-record.ts'

export const examItemsInList = (examId: string): ListedRecord<ExamItemDetail> => ({
  find: (id) => apiClient.examItems.find({ examId, id }),
  save: (item, part) => apiClient.examItems.update({ ...item, ownerId: ownerIdOf(item), ...part }),
  stale: api.examItems.key(),
})
