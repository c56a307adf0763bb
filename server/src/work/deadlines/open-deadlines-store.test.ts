import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Deadline } from '../../platform/deadlines/deadline.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { listOwnDeadlines } from './open-deadlines-store.ts'

const server = await startTestServer()
afterAll(server.close)

test('of more deadlines than a calendar takes, those nearest to today are there', async () => {
  const userId = crypto.randomUUID()
  const daily: Deadline = {
    ...{ subject: 'daily', need: 'task', reason: 'Each day', reminders: [], calendar: (title) => title },
    open: ({ today }) => sql`
      select gen_random_uuid() as id, 'Daily' as title, '/tasks' as link, ${today} + day as due_on, ${userId}::uuid as user_id
      from generate_series(-10, 1500) as day`,
  }
  const reader = { institutionId: crypto.randomUUID(), userId, role: 'user' } as const
  const days = (await listOwnDeadlines(server.db, [daily], reader, '2026-01-11')).map(({ dueOn }) => dueOn)
  expect(days).toHaveLength(1000)
  // 10 days before, the day itself, and 989 after it.
  expect([days[0], days.toSorted()[0], days.toSorted().at(-1)]).toEqual([
    '2026-01-11',
    '2026-01-01',
    '2028-09-26',
  ])
})
