import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
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

test('every example in curl is one command for the shell', async () => {
  const script = all()
    .map(([curl]) => curl!.code)
    .join('\n')
  await run('sh', ['-n', '-c', script])
})

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
