import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { KEY_NOUNS } from '@plumbline/contract/tenancy/api-keys.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createApp } from '../app.ts'
import { listen } from '../http-server.ts'
import { type ExampleOperation, examplesOf } from './api-examples.ts'

const run = promisify(execFile)
type Paths = Record<string, Record<string, ExampleOperation>>

let server: TestServer
let paths: Paths
beforeAll(async () => {
  server = await startTestServer()
  paths = ((await (await server.request('/api/openapi.json')).json()) as { paths: Paths }).paths
})
afterAll(() => server.close())

const all = () =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      examplesOf('https://example.org/api', method, path, operation),
    ),
  )

test('every operation has an example in three languages, with every parameter filled in', () => {
  for (const examples of all()) {
    expect(examples.map(({ language }) => language)).toEqual(['curl', 'TypeScript', 'Python'])
    for (const { code } of examples) expect(code).not.toMatch(/\{[A-Za-z]+\}'|undefined/)
  }
})

test('the page lists the refusals of an operation by their codes', async () => {
  const page = await (await server.request('/developers/tasks/update')).text()
  expect(page).toContain('<li>404 <code>NOT_FOUND</code> This does not exist, or you may not see it.</li>')
  expect(page).toContain('<li>412 <code>PRECONDITION_FAILED</code>')
})

test('an example of a write that compares versions names one, in each language', () => {
  const examples = examplesOf(
    'https://example.org/api',
    'put',
    '/complaints/{id}',
    paths['/complaints/{id}']!.put!,
  )
  for (const { code, language } of examples) expect(code, language).toMatch(/["']?If-Match["']?: '?"3"'/)
})

test('every example in curl is one command for the shell', async () => {
  const script = all()
    .map(([curl]) => curl!.code)
    .join('\n')
  await run('sh', ['-n', '-c', script])
})

const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)(
  'the examples in curl do what they say against a running server',
  async () => {
    const http = await listen(createApp(server.plumbline), { port: 0, host: '127.0.0.1' })
    const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
    const { secret } = await manager.apiKeys.create({
      ...{ name: 'Example', belongsTo: 'me', mayWrite: true, nouns: [...KEY_NOUNS], days: 30 },
    })
    const environment = { ...process.env, PLUMBLINE_KEY: secret }
    // Whatever a key opens that names no record: reads that ask for nothing further, and all loan tests.
    const sample = Object.entries(paths)
      .filter(([path]) => !path.includes('{'))
      .flatMap(([path, { get, post }]) => [
        ...(get && !get.parameters?.some(({ required }) => required) ? [['get', path, get] as const] : []),
        ...(post && (path.startsWith('/loan-tests/') || path === '/tasks')
          ? [['post', path, post] as const]
          : []),
      ])
      .filter(([, , operation]) => operation.security?.some((one) => 'apiKey' in one))
    expect(sample.length).toBeGreaterThan(30)
    const statusOf = async (method: string, path: string, operation: ExampleOperation) => {
      const [curl] = examplesOf(`http://127.0.0.1:${http.port}/api`, method, path, operation)
      const ask = curl!.code.replace(/^curl/, "curl -s -o /dev/null -w '%{http_code}' --max-time 60")
      return (await run('sh', ['-c', ask], { env: environment })).stdout
    }
    try {
      for (const [method, path, operation] of sample)
        expect(await statusOf(method, path, operation), `${method} ${path}`).toMatch(/^2\d\d$/)
      // Of a record that there is not: what is written is well formed.
      for (const path of ['/complaints/{id}', '/controls/{id}', '/tasks/{id}'])
        expect(await statusOf('put', path, paths[path]!.put!), path).toBe('404')
      // What a schema cannot say is in the example.
      for (const [method, path] of [
        ['post', '/evidence'],
        ['post', '/loan-test-results'],
        ['post', '/loan-test-results/cure-letter'],
        ['post', '/readers'],
        ['get', '/regulations/citation'],
        ['get', '/regulations/redline'],
        ['post', '/settings/facts'],
        ['get', '/tasks/recurrence'],
        ['post', '/trainings'],
      ] as const)
        expect(await statusOf(method, path, paths[path]![method]!), path).toMatch(/^(2\d\d|404)$/)
    } finally {
      await http.stop()
    }
  },
  120_000,
)

test('the example of a loan test does what it says', async () => {
  const manager = await (await server.newInstitution()).signedIn({ role: 'manager' })
  const { secret } = await manager.apiKeys.create({
    name: 'Example',
    belongsTo: 'me',
    mayWrite: false,
    nouns: ['loan_tests'],
    days: 30,
  })
  const path = '/loan-tests/business-days'
  const [, typeScript] = examplesOf('http://localhost:3000/api', 'post', path, paths[path]!.post!)
  const answers: string[] = []
  const body = typeScript!.code.replaceAll('console.log', 'log').replace('pl_…', secret)
  const call = new Function('fetch', 'log', `return (async () => {${body}})()`)
  await call(
    (url: string, init: RequestInit) => server.request(url, init),
    (text: string) => answers.push(text),
  )
  expect(JSON.parse(answers[0]!)).toHaveProperty('result')
})
