import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '../../testing/program.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createApp } from '../app.ts'
import { type HttpServer, listen } from '../http-server.ts'

const run = promisify(execFile)
const below = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

let server: TestServer
let http: HttpServer
let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  server = await startTestServer()
  http = await listen(createApp(server.plumbline), { port: 0, host: '127.0.0.1' })
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { secret } = await manager.apiKeys.create({
    ...{ name: 'Client', belongsTo: 'me', mayWrite: true, nouns: ['tasks', 'evidence'], days: 30 },
  })
  environment = { PLUMBLINE_URL: `http://127.0.0.1:${http.port}`, PLUMBLINE_KEY: secret }
  folder = await mkdtemp(join(tmpdir(), 'plumbline-client-'))
  await buildServer()
  const served = await fetch(`${environment.PLUMBLINE_URL}/developers/plumbline-client.tgz`)
  await writeFile(join(folder, 'plumbline-client.tgz'), Buffer.from(await served.arrayBuffer()))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', './plumbline-client.tgz'], {
    cwd: folder,
  })
}, 180_000)
afterAll(async () => {
  await http.stop()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

interface Ran {
  status: number
  out: string
  error: string
}

function node(args: string[], settings: Record<string, string> = {}): Promise<Ran> {
  const options = { env: { PATH: process.env.PATH, ...environment, ...settings } }
  return run(process.execPath, args, options).then(
    ({ stdout, stderr }) => ({ status: 0, out: stdout, error: stderr }),
    ({ code, stdout, stderr }) => ({ status: code, out: stdout, error: stderr }),
  )
}

const command = (args: string[], settings?: Record<string, string>) =>
  node([join(folder, 'node_modules/.bin/plumbline-client'), ...args], settings)

test('the package has the compiled client, its types, and its README, and nothing else', async () => {
  const { stdout } = await run('tar', ['tzf', join(folder, 'plumbline-client.tgz')])
  const files = stdout.trim().split('\n')
  expect(files).toContain('package/build/plumbline-client.d.ts')
  expect(
    files.filter((file) => !/^package\/(package\.json|README\.md|build\/.+\.(js|d\.ts))$/.test(file)),
  ).toEqual([])
  expect(files.filter((file) => file.includes('server') || file.includes('test'))).toEqual([])
})

const PACKAGE = 'plumbline-client'

const PROGRAM = `
import { createClient, everyRow, isRefusal } from '${PACKAGE}'

const client = createClient()
const idempotencyKey = crypto.randomUUID()
const first = await client.tasks.create({ title: 'Made by the client', priority: 'high' }, { idempotencyKey })
const again = await client.tasks.create({ title: 'Made by the client', priority: 'high' }, { idempotencyKey })
for (let number = 1; number < 6; number++) await client.tasks.create({ title: 'Task ' + number })
const listed = await client.tasks.list({ whose: 'all', priorities: ['high'] })
const changed = await client.tasks.update({ id: first.id, title: 'Changed' }, { ifMatch: first.version })
const refusal = (called) => (error) =>
  isRefusal(error, called) ? { code: error.code, status: error.status, fields: error.fields } : String(error)
const stale = await client.tasks.update({ id: first.id, title: 'Late' }, { ifMatch: first.version }).catch(refusal(client.tasks.update))
const missing = await client.tasks.find({ id: crypto.randomUUID() }).catch(refusal(client.tasks.find))
const invalid = await client.tasks.list({ page: 0 }).catch(refusal(client.tasks.list))
const closed = await client.policies.list().catch(refusal(client.policies.list))
const rows = []
for await (const { title } of everyRow(client.tasks.rows, { limit: 4 })) rows.push(title)
const sheet = await client.tasks.sheet({ whose: 'all' })
console.log(JSON.stringify({
  isSame: first.id === again.id, listed: listed.items.map(({ title }) => title), changed: changed.title,
  stale, missing, invalid, closed, rows: rows.sort(), sheet: sheet.size > 1000,
}))
`

test('a program creates, lists, changes, pages through, and is refused', async () => {
  await writeFile(join(folder, 'program.mjs'), PROGRAM)
  const { status, out, error } = await node([join(folder, 'program.mjs')])
  expect({ status, error }).toEqual({ status: 0, error: '' })
  expect(JSON.parse(out)).toEqual({
    isSame: true,
    listed: ['Made by the client'],
    changed: 'Changed',
    stale: { code: 'PRECONDITION_FAILED', status: 412, fields: [] },
    missing: { code: 'NOT_FOUND', status: 404, fields: [] },
    invalid: { code: 'BAD_REQUEST', status: 400, fields: [{ field: 'page', message: expect.any(String) }] },
    closed: { code: 'KEY_NOT_ALLOWED', status: 403, fields: [] },
    rows: ['Changed', 'Task 1', 'Task 2', 'Task 3', 'Task 4', 'Task 5'],
    sheet: true,
  })
})

const TYPED = `
import { createClient, everyRow, isRefusal, type Task } from '${PACKAGE}'

const client = createClient({ url: 'https://plumbline.example.com', key: 'pl_' })
const task: Task = await client.tasks.create({ title: 'One' })
const titles: string[] = []
for await (const row of everyRow(client.tasks.rows, { limit: 10 })) titles.push(row.title)
// @ts-expect-error A task needs a title.
await client.tasks.create({})
// @ts-expect-error There is no such status.
await client.tasks.list({ statuses: ['begun'] })
const error: unknown = task
if (isRefusal(error, client.tasks.create, 'PERSON_UNKNOWN')) titles.push(error.code satisfies 'PERSON_UNKNOWN')
// @ts-expect-error Creating a task never refuses with this.
isRefusal(error, client.tasks.create, 'SLUG_UNAVAILABLE')
`

test('its types say what an operation takes, answers, and refuses with', async () => {
  await writeFile(join(folder, 'typed.ts'), TYPED)
  const options = {
    ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], module: 'nodenext' },
    ...{ moduleDetection: 'force', noEmit: true, strict: true, exactOptionalPropertyTypes: true, types: [] },
  }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }),
  )
  const { stdout } = await run(below('node_modules/.bin/tsc'), ['-p', folder]).catch((failed) => failed)
  expect(stdout).toBe('')
})

test('the command creates, lists as a table and as JSON, and changes', async () => {
  const created = await command([
    'tasks',
    'create',
    '--title',
    'From the shell',
    '--due-on',
    '2030-01-31',
    '--json',
  ])
  expect(created.error).toBe('')
  const task = JSON.parse(created.out) as { id: string; version: number; dueOn: string }
  expect(task.dueOn).toBe('2030-01-31')
  const table = await command(['tasks', 'list', '--status', 'open', '--whose=all', '--search', 'shell'])
  expect(table.out.split('\n')[0]).toMatch(/^id +title +status +dueOn/)
  expect(table.out).toContain('From the shell')
  const change = ['tasks', 'update', task.id, '--title', 'Renamed', '--if-match']
  expect((await command([...change, String(task.version)])).out).toContain('Renamed')
  const late = await command([...change, String(task.version)])
  expect(late).toMatchObject({ status: 1, out: '', error: expect.stringContaining('(PRECONDITION_FAILED)') })
  const all = await command(['tasks', 'rows', '--all', '--limit', '2', '--json'])
  expect(JSON.parse(all.out).map(({ title }: { title: string }) => title)).toContain('Renamed')
  const got = await command(['get', '/tasks?whose=all&search=Renamed', '--json'])
  expect(JSON.parse(got.out).items).toHaveLength(1)
})

test('the command names what it was given wrong, by its exit status too', async () => {
  const unknown = await command(['tasks', 'create', '--titel', 'x'])
  expect(unknown).toMatchObject({ status: 2, error: expect.stringContaining('Did you mean --title?') })
  const missing = await command(['tasks', 'create'])
  expect(missing).toMatchObject({ status: 2, error: expect.stringContaining('--title is missing.') })
  const value = await command(['tasks', 'list', '--status', 'begun'])
  expect(value).toMatchObject({ status: 2, error: expect.stringContaining('in_progress') })
  const refused = await command(['tasks', 'create', '--title', ' '])
  expect(refused).toMatchObject({ status: 1, error: expect.stringContaining('  title: ') })
  const key = await command(['tasks', 'list'], { PLUMBLINE_KEY: 'pl_unknown' })
  expect(key).toMatchObject({ status: 3, error: expect.stringContaining('(UNAUTHORIZED)') })
  const address = await command(['tasks', 'list'], { PLUMBLINE_URL: '' })
  expect(address).toMatchObject({ status: 2, error: expect.stringContaining('PLUMBLINE_URL') })
})

test('the command explains itself, its nouns, and its operations', async () => {
  expect((await command(['--help'])).out).toContain('PLUMBLINE_KEY')
  expect((await command(['tasks', '--help'])).out).toMatch(/set-status ID +Move a task/)
  expect((await command(['tasks', 'create', '--help'])).out).toContain('--priority high|medium|low')
})
