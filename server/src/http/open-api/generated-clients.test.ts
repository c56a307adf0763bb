import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileProgram, runProgram } from '../../testing/generated-clients/compile-program.ts'
import { expectedOf, OPENAPI_TYPESCRIPT } from '../../testing/generated-clients/generators.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createApp } from '../app.ts'
import { type HttpServer, listen } from '../http-server.ts'

const run = promisify(execFile)
const below = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

let server: TestServer
let http: HttpServer
let folder: string
let key: string
let document: object

beforeAll(async () => {
  server = await startTestServer()
  http = await listen(createApp(server.plumbline), { port: 0, host: '127.0.0.1' })
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { secret } = await manager.apiKeys.create({
    ...{ name: 'Generated client', belongsTo: 'me', mayWrite: true, nouns: ['tasks', 'evidence'], days: 30 },
  })
  key = secret
  const served = await fetch(`${origin()}/api/v1/openapi.json`)
  // The document names the public address; this server listens elsewhere.
  document = { ...((await served.json()) as object), servers: [{ url: `${origin()}/api/v1` }] }
  // Below the packages, so that what is generated finds its library.
  await mkdir(below('node_modules/.cache'), { recursive: true })
  folder = await mkdtemp(below('node_modules/.cache/clients-'))
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
}, 180_000)
afterAll(async () => {
  await http.stop()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
const origin = () => `http://127.0.0.1:${http.port}`

/** Compiles with the project's compiler in strict mode, then runs and returns what it prints. */
async function compileAndRun(name: string, program: string): Promise<unknown> {
  const place = join(folder, name)
  await compileProgram(place, program, { exactOptionalPropertyTypes: false })
  return runProgram(place, { PLUMBLINE_KEY: key })
}

/** What each program does: create twice under one key, read, change against a stale version, ask for nothing. */
const EXPECTED = {
  isSameTask: true,
  titles: ['Made by a generated client'],
  read: 'Made by a generated client',
  changed: 'Changed',
  stale: { status: 412, code: 'PRECONDITION_FAILED' },
  missing: { status: 404, code: 'NOT_FOUND' },
}

test('a client that oazapfts generates compiles and works', { timeout: 120_000 }, async () => {
  await mkdir(join(folder, 'oazapfts'))
  const generated = join(folder, 'oazapfts', 'client.ts')
  await run(process.execPath, [
    below('node_modules/oazapfts/dist/cli.js'),
    join(folder, 'openapi.json'),
    generated,
  ])
  expect(
    await compileAndRun(
      'oazapfts',
      `
import { randomUUID } from 'node:crypto'
import { defaults, tasksCreate, tasksFind, tasksList, tasksUpdate } from './client'

defaults.headers = { authorization: 'Bearer ' + process.env.PLUMBLINE_KEY }
const title = 'Made by a generated client'
const idempotencyKey = randomUUID()
const first = await tasksCreate({ title }, { idempotencyKey })
const again = await tasksCreate({ title }, { idempotencyKey })
if (first.status !== 200 || again.status !== 200) throw new Error('not created')
const { id, version } = first.data
const listed = await tasksList({ whose: 'all', search: title })
const read = await tasksFind(id)
const ifMatch = '"' + version + '"'
const changed = await tasksUpdate(id, { title: 'Changed' }, { ifMatch })
const stale = await tasksUpdate(id, { title: 'Too late' }, { ifMatch })
const missing = await tasksFind(randomUUID())
if (listed.status !== 200 || read.status !== 200 || changed.status !== 200) throw new Error('refused')
if (stale.status !== 412 || missing.status !== 404) throw new Error('not refused')
console.log(JSON.stringify({
  isSameTask: first.data.id === again.data.id,
  titles: listed.data.items.map((task) => task.title),
  read: read.data.title,
  changed: changed.data.title,
  stale: { status: stale.status, code: stale.data.code },
  missing: { status: missing.status, code: missing.data.code },
}))`,
    ),
  ).toEqual(EXPECTED)
})

test('a client that openapi-typescript-codegen generates compiles and works', {
  timeout: 120_000,
}, async () => {
  const { generate } = await import('openapi-typescript-codegen')
  await generate({ input: document, output: join(folder, 'codegen', 'client'), httpClient: 'fetch' })
  expect(
    await compileAndRun(
      'codegen',
      `
import { randomUUID } from 'node:crypto'
import { ApiError, OpenAPI, TasksService } from './client'

OpenAPI.TOKEN = process.env.PLUMBLINE_KEY
const refusal = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  return { status: error.status, code: error.body.code }
}
const title = 'Made by a generated client'
const idempotencyKey = randomUUID()
const first = await TasksService.tasksCreate({ title, priority: 'high' }, idempotencyKey)
const again = await TasksService.tasksCreate({ title, priority: 'high' }, idempotencyKey)
const listed = await TasksService.tasksList('all', undefined, undefined, ['high'])
const read = await TasksService.tasksFind(first.id)
const ifMatch = '"' + first.version + '"'
const changed = await TasksService.tasksUpdate(first.id, { title: 'Changed' }, ifMatch)
console.log(JSON.stringify({
  isSameTask: first.id === again.id,
  titles: listed.items.map((task) => task.title),
  read: read.title,
  changed: changed.title,
  stale: await TasksService.tasksUpdate(first.id, { title: 'Too late' }, ifMatch).catch(refusal),
  missing: await TasksService.tasksFind(randomUUID()).catch(refusal),
}))`,
    ),
  ).toEqual(EXPECTED)
})

test('a client of openapi-typescript and openapi-fetch compiles and works', {
  timeout: 120_000,
}, async () => {
  const place = join(folder, 'openapi-fetch')
  await mkdir(place)
  await OPENAPI_TYPESCRIPT.generate({
    folder: place,
    document: join(folder, 'openapi.json'),
    document30: '',
    file: (path) => below(`scripts/generators/node_modules/${path}`),
  })
  await OPENAPI_TYPESCRIPT.compile(place)
  const environment = {
    PLUMBLINE_URL: `${origin()}/api/v1`,
    PLUMBLINE_KEY: key,
    TITLE: 'Made by openapi-fetch',
  }
  expect(await OPENAPI_TYPESCRIPT.run(place, environment)).toEqual(expectedOf(environment.TITLE))
})
