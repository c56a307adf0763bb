import { api } from '../api/api-client.ts'

export const LATEST_UPDATES = api.regulatoryUpdates.latest.queryOptions({ refetchInterval: 120_000 })
