import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { loanOfTest } from '../../testing/loan-of-test.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { StoredRun } from './stored-run.ts'

const server = await startTestServer()
afterAll(server.close)

const owner = await server.newInstitution({})
const manager = await owner.signedIn({ role: 'manager' })
const colleague = (worksOnHmda: boolean) => owner.signedIn({ role: 'user', worksOnHmda })

const late = loanOfTest('LN-2', { closingDate: '2026-03-11' })
const typed = {
  closingDisclosureMethod: { value: 'email', source: 'typed' as const, reason: 'Seen in the log.' },
}
const fileOf = (loans: unknown) => new File([JSON.stringify(loans)], 'run.json', { type: 'application/json' })
const loans = () =>
  fileOf([
    { loan: loanOfTest('LN-1'), additions: typed },
    { loan: late, additions: {} },
  ])

test('stores loans with results of the server, and gives them back to a manager', async () => {
  const run = await manager.loanRuns.store({ loans: loans(), name: 'March closings', keepYears: 5 })
  expect(run).toMatchObject({
    name: 'March closings',
    loanCount: 2,
    outside: 1,
    storedByName: expect.any(String),
  })
  expect(new Date(run.keepUntil).getFullYear() - new Date(run.storedAt).getFullYear()).toBe(5)
  const opened: StoredRun = JSON.parse(await (await manager.loanRuns.open({ id: run.id })).text())
  expect(opened.loans[0]).toEqual({ loan: loanOfTest('LN-1'), additions: typed })
  // Three business days before March 11 end on March 7; it was sent on March 9.
  expect(opened.results[1]!.verdicts.find(({ id }) => id === 'trid-forward')).toMatchObject({
    verdict: 'outside',
    citation: '1026.19(f)(1)(ii)(A)',
  })
  expect(await manager.loanRuns.list()).toEqual([run])
  const paper = Buffer.from(await (await manager.loanRuns.workpaper({ id: run.id })).arrayBuffer())
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
})

test('what is stored is sealed, and each look is written down', async () => {
  const { rows } = await server.db.execute<{ sealed: Uint8Array }>(sql`select sealed from loan_runs`)
  for (const { sealed } of rows) expect(Buffer.from(sealed).includes('LN-1')).toBe(false)
  const [run] = await manager.loanRuns.list()
  const { rows: acts } = await server.db.execute<{ action: string }>(
    sql`select action from audit_log where subject_id = ${run!.id} order by number`,
  )
  expect(acts.map(({ action }) => action)).toEqual([
    'loan_test.store_run',
    'loan_test.open_run',
    'loan_test.run_workpaper',
  ])
})

test('webhooks are told that a run was stored, and nothing that is in it', async () => {
  const { webhook } = await manager.webhooks.create({
    url: 'https://hooks.example.com/loans',
    events: ['loan_test'],
  })
  const run = await manager.loanRuns.store({ loans: loans(), name: 'Closings of Avery Doe', keepYears: 1 })
  const { rows } = await server.db.execute<{ event: string; body: string }>(
    sql`select event, body from webhook_deliveries where webhook_id = ${webhook.id}`,
  )
  expect(rows.map(({ event, body }) => [event, JSON.parse(body)])).toEqual([
    [
      'loan_test.store_run',
      {
        type: 'loan_test.store_run',
        timestamp: expect.any(String),
        data: { id: run.id, institutionId: expect.any(String), actorId: expect.any(String) },
      },
    ],
  ])
  await manager.loanRuns.remove({ id: run.id })
})

test('opens to people who may see loans, each their own', async () => {
  const outsider = await colleague(false)
  await expect(outsider.loanRuns.list()).rejects.toMatchObject({ code: 'LOAN_DATA_ACCESS' })
  await expect(outsider.loanRuns.store({ loans: loans(), name: 'Mine', keepYears: 1 })).rejects.toMatchObject(
    { code: 'LOAN_DATA_ACCESS' },
  )
  const [ofManager] = await manager.loanRuns.list()
  const analyst = await colleague(true)
  expect(await analyst.loanRuns.list()).toEqual([])
  await expect(analyst.loanRuns.open({ id: ofManager!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(analyst.loanRuns.remove({ id: ofManager!.id })).rejects.toMatchObject({ code: 'NOT_YOURS' })
  const own = await analyst.loanRuns.store({ loans: loans(), name: 'Mine', keepYears: 1 })
  await analyst.loanRuns.remove({ id: own.id })
  await expect(analyst.loanRuns.open({ id: own.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a finding and a task of a run lead to it, and it names them', async () => {
  const run = await manager.loanRuns.store({ loans: loans(), name: 'April closings', keepYears: 1 })
  const origin = { kind: 'loan_run' as const, id: run.id }
  const finding = await manager.findings.create({
    ...{ title: 'Closed too early', source: 'self_test', severity: 'medium', foundOn: '2026-04-01' },
    ...{ ownerId: null, description: '', origin },
  })
  expect(finding).toMatchObject({
    originTitle: 'April closings',
    origin: { ...origin, path: `/loan-tests/loans?run=${run.id}` },
  })
  const task = await manager.tasks.create({ title: 'Correct the disclosure', origin })
  const { items } = await manager.workLinks.list(origin)
  expect(items.map(({ kind, id }) => [kind, id]).toSorted()).toEqual(
    [
      ['finding', finding.id],
      ['task', task.id],
    ].toSorted(),
  )
  // Who may not open the run sees where the finding came from, and no way to it.
  const analyst = await colleague(true)
  await expect(analyst.workLinks.list(origin)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect((await colleague(false)).workLinks.list(origin)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await manager.loanRuns.remove({ id: run.id })
  expect(await manager.findings.find({ id: finding.id })).toMatchObject({
    origin: null,
    originTitle: 'April closings',
  })
  expect(await manager.workLinks.list({ kind: 'finding', id: finding.id })).toMatchObject({
    items: [],
    hiddenCount: 0,
  })
})

test('a key with the scope reads runs, and neither stores nor deletes them', async () => {
  const run = await manager.loanRuns.store({ loans: loans(), name: 'May closings', keepYears: 1 })
  const keyed = async (nouns: ('loan_runs' | 'loan_tests')[]) =>
    server.clientOf(
      (
        await manager.apiKeys.create({
          ...{ name: 'Warehouse', belongsTo: 'me', mayWrite: true, nouns, days: 30 },
        })
      ).secret,
    )
  const reader = await keyed(['loan_runs'])
  expect((await reader.loanRuns.list({})).map(({ name }) => name)).toContain('May closings')
  const opened: StoredRun = JSON.parse(await (await reader.loanRuns.open({ id: run.id })).text())
  expect(opened.results).toHaveLength(2)
  await expect(
    reader.loanRuns.store({ loans: loans(), name: 'By a key', keepYears: 1 }),
  ).rejects.toMatchObject({ status: 403 })
  await expect(reader.loanRuns.remove({ id: run.id })).rejects.toMatchObject({ status: 403 })
  await expect((await keyed(['loan_tests'])).loanRuns.list({})).rejects.toMatchObject({ status: 403 })
})

test('refuses what is no run, and a run under another key', async () => {
  const store = (file: File) => manager.loanRuns.store({ loans: file, name: 'Wrong', keepYears: 1 })
  await expect(store(new File(['loans'], 'a.txt'))).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
    message: 'The file is no JSON.',
  })
  await expect(store(fileOf([{ loan: { ...late, kind: 'car' }, additions: {} }]))).rejects.toMatchObject({
    message: 'At 0.loan.kind: this is no loan as the page writes it.',
  })
  await expect(store(fileOf([]))).rejects.toMatchObject({ message: 'There is no loan to store.' })
  const [run] = await manager.loanRuns.list()
  await server.db.execute(sql`update loan_runs set key_mark = '0000000000000000' where id = ${run!.id}`)
  await expect(manager.loanRuns.open({ id: run!.id })).rejects.toMatchObject({ code: 'OTHER_STORAGE_KEY' })
})

test('what people wrote about a run goes with it, also when its time is over', async () => {
  const made = await Promise.all(
    ['Removed by hand', 'Out of time'].map((name) =>
      manager.loanRuns.store({ loans: loans(), name, keepYears: 1 }),
    ),
  )
  for (const { id } of made)
    await manager.comments.add({ kind: 'loan_run', id, body: 'Ask Ms. Borrower.', mentions: [] })
  const left = async () =>
    (await server.db.execute(sql`select 1 from comments where subject_kind = 'loan_run'`)).rows.length
  expect(await left()).toBe(2)
  await manager.loanRuns.remove({ id: made[0]!.id })
  expect(await left()).toBe(1)
  await server.db.execute(sql`delete from loan_runs where id = ${made[1]!.id}`)
  expect(await left()).toBe(0)
})
