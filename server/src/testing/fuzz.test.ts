import type { ServerBuild } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { makeNextReport } from '../insight/reports/report-work.ts'
import { createPageServer } from '../pages/page-server.ts'
import { loadWeb } from '../pages/web-build.ts'
import { WEB_FOLDER } from '../platform/project-folders.ts'
import { callInProcess } from '../router.ts'
import { EVERY_WAY_OPEN } from './auth-samples.ts'
import { fuzz, histogram } from './fuzzing/fuzz.ts'
import type { HttpCall } from './fuzzing/http-call.ts'
import { isNotYetReached } from './fuzzing/not-yet-reached.ts'
import { authTargets, operationTargets, PAGE_PARAMETERS, pageTargets } from './fuzzing/targets.ts'
import { startTestServer } from './test-server.ts'

const CASES = Number(process.env.FUZZ_CASES ?? 400)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101)
const IS_LONG = process.env.FUZZ_CASES !== undefined

const server = await startTestServer({
  withSampleData: true,
  environment: { ...EVERY_WAY_OPEN, SUBMISSIONS_PER_HOUR: '100000' },
})
afterAll(server.close)

const { plumbline } = server
/** What failed behind an answer that did not show it. */
const failures: unknown[] = []
const web = await loadWeb({ isDevelopment: false })
const pages = createPageServer({
  web,
  cache: plumbline.pageCache,
  apiFor: (clientAddress) =>
    callInProcess({ ...plumbline.services, requestId: 'page', clientAddress, bearer: undefined }),
  trustedProxies: [],
  origin: plumbline.config.publicUrl,
  report: (error) => failures.push(error),
})
const app = createApp(plumbline, { files: web.files, pages })

async function send({ method, path, headers, body }: HttpCall) {
  const response = await app.request(`http://localhost:3000${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  if (path === '/api/reports' && response.status === 202)
    while (await makeNextReport(server.db, plumbline.log));
  return { status: response.status, headers: response.headers, text }
}

/** Every address in the web's own table, as it was built. */
async function pagePaths(): Promise<string[]> {
  const entry = new URL('build/server/index.js', WEB_FOLDER).href
  const { routes } = (await import(entry)) as ServerBuild
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return [...new Set(Object.keys(routes).map((id) => pathOf(id) || '/'))]
}

test('no page fails on a query parameter with U+0000', async () => {
  const paths = (await pagePaths()).filter((path) => !/[:*]/.test(path))
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    for (const name of PAGE_PARAMETERS) {
      const { status } = await app.request(`http://localhost:3000${path}?${name}=a%00b`)
      expect(status, `${path}?${name}`).toBe(400)
    }
  }
})

test('no input is answered with a failure', { timeout: IS_LONG ? 3 * 3_600_000 : 180_000 }, async () => {
  const targets = [
    ...(await operationTargets(server)),
    ...authTargets(server),
    ...pageTargets(await pagePaths()),
  ]
  expect(targets.length).toBeGreaterThan(150)
  const report = await fuzz(targets, send, { cases: CASES, seed: SEED })

  if (IS_LONG) process.stdout.write(`${histogram(report)}\n`)
  expect(report.findings, `with the seed ${SEED}`).toEqual([])
  expect(failures).toEqual([])
  expect(
    report.unreached.filter((name) => !isNotYetReached(name)),
    'what no valid call reached',
  ).toEqual([])
  expect((await app.request('/healthz')).status).toBe(200)
})
