import { type Ask, drive } from './load.ts'
import { startProduct } from './programs.ts'
import { bearerOf } from './signed-in.ts'

const FOR_MS = 3_000

/** What people read, of a member of the first institution who is its manager. */
const LISTS: Record<string, string> = {
  'tasks, a page': '/api/tasks?whose=all&page=2',
  'tasks, own': '/api/tasks?whose=mine',
  'tasks, a search': '/api/tasks?whose=all&search=register',
  'history of a task': '/api/history?kind=task&id=:task',
  'comments of a task': '/api/comments?kind=task&id=:task',
  notifications: '/api/notifications',
  'audit log of the institution': '/api/settings/audit',
  'evidence, a search': '/api/evidence/search?query=paper%20100',
  policies: '/api/policies',
  complaints: '/api/complaints',
  findings: '/api/findings',
  'saved loan tests': '/api/loan-test-results',
  'batches of loan tests': '/api/loan-test-batches',
  dashboard: '/api/dashboard',
  'search of everything': '/api/search?query=register',
}

/** The 95th percentile of each in milliseconds. */
export async function listTimes(environment: Record<string, string>, taskId: string) {
  const product = await startProduct({ ...environment, AUTH_RATE_LIMITS: 'off', REQUESTS_PER_MINUTE: 'off' })
  const headers = { authorization: `Bearer ${await bearerOf(product.origin, 'person-0-1@bank.example')}` }
  const times: Record<string, number> = {}
  for (const [item, path] of Object.entries(LISTS)) {
    const ask = (): Ask => ({ path: path.replace(':task', taskId), headers })
    await drive(product.origin, ask, { connections: 1, forMs: FOR_MS / 3 })
    times[item] = (await drive(product.origin, ask, { connections: 1, forMs: FOR_MS })).p95
  }
  await product.stop()
  return times
}
