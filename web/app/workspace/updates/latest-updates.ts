import { api } from '../../platform/api/api-client.ts'

export const LATEST_UPDATES = api.regulatoryUpdates.latest.queryOptions({ refetchInterval: 120_000 })
