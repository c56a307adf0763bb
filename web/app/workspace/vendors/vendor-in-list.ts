import type { Vendor } from '@plumbline/contract/compliance/vendors.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type ListedRecord, ownerIdOf } from '../work/listed-record.ts'

export const VENDOR_IN_LIST: ListedRecord<Vendor> = {
  find: (id) => apiClient.vendors.find({ id }),
  save: (vendor, part) => apiClient.vendors.update({ ...vendor, ownerId: ownerIdOf(vendor), ...part }),
  stale: api.vendors.key(),
}
