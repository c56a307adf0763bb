import { everyone } from '../../platform/procedures.ts'
import { listThresholds } from './threshold-store.ts'

export const thresholdHandlers = {
  list: everyone.thresholds.list.handler(() => listThresholds()),
}
