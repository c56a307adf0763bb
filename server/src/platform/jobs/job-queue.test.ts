import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLog } from '../log.ts'
import { createJobRunner, enqueueJob, type QueuedJob } from './job-queue.ts'

let server: TestServer
let busy: string
let quiet: string
beforeAll(async () => {
  server = await startTestServer()
  busy = (await server.newInstitution()).id
  quiet = (await server.newInstitution()).id
})
beforeEach(() => server.db.execute(sql`delete from jobs`))
afterAll(() => server.close())

const runner = (handler: (job: QueuedJob) => Promise<void>) =>
  createJobRunner(server.db, { work: handler }, createLog('silent'))

test('institutions take turns, however much each has to do', async () => {
  for (let n = 0; n < 4; n++) await enqueueJob(server.db, busy, 'work', { n })
  await enqueueJob(server.db, quiet, 'work', { n: 0 })
  const order: string[] = []
  const runNext = runner(async ({ institutionId }) => {
    order.push(institutionId)
  })
  while (await runNext());
  expect(order).toHaveLength(5)
  expect(order.indexOf(quiet)).toBeLessThan(2)
})

test('a job that fails is tried again later, with what went wrong', async () => {
  await enqueueJob(server.db, busy, 'work', {})
  await runner(() => Promise.reject(new Error('no receiver')))()
  const { rows } = await server.db.execute<{ last_error: string; waits: boolean; attempts: number }>(
    sql`select last_error, attempts, run_at > now() as waits from jobs`,
  )
  expect(rows).toEqual([{ last_error: 'no receiver', attempts: 1, waits: true }])
})

test('two processes do not run one job twice', async () => {
  await enqueueJob(server.db, busy, 'work', {})
  let runs = 0
  const runNext = runner(async () => {
    runs++
  })
  await Promise.all([runNext(), runNext()])
  expect(runs).toBe(1)
})

test('a job of a kind that this process does not know is left for another', async () => {
  await enqueueJob(server.db, busy, 'unknown', {})
  expect(await runner(async () => {})()).toBe(false)
})
