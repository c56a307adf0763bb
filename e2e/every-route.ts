import type { APIRequestContext, Page, Request } from '@playwright/test'
import routes from '../web/app/routes.ts'
import { type Account, createAccount, openSession } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect } from './journey.ts'

type Entry = (typeof routes)[number]

const WORKSPACE = 'workspace/frame/shell-layout.tsx'
const SITE = 'site/frame/site-layout.tsx'

/** The screens of the workspace, as `web/app/routes.ts` lists them: `/policies/:id/sign`. */
export const WORKSPACE_PATTERNS = patternsBelow(WORKSPACE).filter((pattern) => pattern !== '/*')

/** The public pages without parameters. */
export const SITE_PATHS = patternsBelow(SITE).filter((pattern) => !pattern.includes(':'))

function patternsBelow(file: string): string[] {
  return patternsOf(routes.find((entry) => entry.file === file)!, '')
}

function patternsOf(entry: Entry, base: string): string[] {
  const path = entry.path === undefined ? base : `${base}/${entry.path}`
  if (entry.children) return entry.children.flatMap((child) => patternsOf(child, path))
  return [path || '/']
}

/** A screen for each pattern with parameters. Those of an institution are opened by its own people alone. */
export interface Examples {
  everyone: Record<string, string>
  institution: Record<string, string>
  namedPeople: Record<string, string>
}

/** The addresses that a person opens, one for each pattern. A route that needs an example and has none fails. */
export function addressesFor(
  { everyone, institution, namedPeople }: Examples,
  who: 'operator' | 'colleague' | 'named',
) {
  const known = { ...everyone, ...institution, ...namedPeople }
  const opened = { ...everyone, ...(who !== 'operator' && institution), ...(who === 'named' && namedPeople) }
  const missing = WORKSPACE_PATTERNS.filter((pattern) => pattern.includes(':') && !known[pattern])
  expect(missing, 'routes without an example in e2e/every-route.ts').toEqual([])
  return WORKSPACE_PATTERNS.flatMap((pattern) => (pattern.includes(':') ? (opened[pattern] ?? []) : pattern))
}

/** The sample institution with everything in it, loaded once for all tests, and the examples in it. */
export async function sampleInstitution(
  request: APIRequestContext,
): Promise<{ institutionId: string; manager: Account; examples: Examples }> {
  const { access_token: operator } = await openSession(request, ADMINISTRATOR)
  const made = await request.post('/api/institutions/sample', {
    headers: { Authorization: `Bearer ${operator}` },
    timeout: 60_000,
  })
  // While the regulation library is still being filled, making it can outlast the time of one answer; it goes on.
  expect([201, 504], await made.text()).toContain(made.status())
  if (made.status() === 504) return sampleInstitution(request)
  const institutionId = String((await made.json()).id)
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager', institutionId })
  const { access_token } = await openSession(request, manager)
  const headers = { Authorization: `Bearer ${access_token}` }
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await request[method](path, { headers, ...(data && { data }) })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const first = async (path: string) => {
    let row: { id: string; slug: string } | undefined
    await expect(async () => {
      const found = await call('get', path)
      row = (Array.isArray(found) ? found : Object.values(found).find(Array.isArray)!)[0]
      expect(row, path).toBeDefined()
    }).toPass({ timeout: 60_000 })
    return row!
  }
  const draft = await call('post', '/api/policies', { title: 'Complaint answers', body: '# Purpose' })
  const exam = await call('post', '/api/exams', { agency: 'NCUA', kind: 'compliance', template: 'ncua' })
  const hook = await call('post', '/api/webhooks', {
    url: 'https://hooks.example.org/plumbline',
    events: ['task'],
  })
  const ids = {
    policy: (await first('/api/policies?state=effective')).id,
    article: (await first('/api/institution-articles')).id,
    result: (await first('/api/loan-test-results')).id,
    batch: (await first('/api/loan-test-batches')).id,
    assessment: (await first('/api/risk-assessments')).id,
    vendor: (await first('/api/vendors?search=Tidewater')).id,
  }
  const slug = (await first('/api/articles')).slug
  const { years } = await call('get', '/api/monitoring?year=2026')
  const { tests } = await call('get', `/api/monitoring?year=${years.at(-1)}`)
  const runs: { id: string; sampleSize: number }[] = tests.flatMap(({ runs }: { runs: object[] }) => runs)
  const run = runs.find(({ sampleSize }) => sampleSize > 0) ?? runs[0]!
  return {
    institutionId,
    manager,
    examples: {
      everyone: {
        '/articles/:slug': `/articles/${slug}`,
        '/articles/:slug/edit': `/articles/${slug}/edit`,
        '/updates/:slug': `/updates/${(await first('/api/regulatory-updates')).slug}`,
        '/resources/policy-templates/:key': '/resources/policy-templates/advertising',
        '/resources/regulations/:part': '/resources/regulations/1026',
        '/resources/regulations/:part/redline':
          '/resources/regulations/1026/redline?page=43&from=2025-12-31&to=2026-01-15',
        '/resources/regulations/:part/:page': '/resources/regulations/1026/43',
      },
      institution: {
        '/articles/own/:id': `/articles/own/${ids.article}`,
        '/articles/own/:id/edit': `/articles/own/${ids.article}/edit`,
        '/risks/assessments/:id': `/risks/assessments/${ids.assessment}`,
        '/vendors/:id/answers': `/vendors/${ids.vendor}/answers`,
        '/policies/:id': `/policies/${ids.policy}`,
        '/policies/:id/sign': `/policies/${ids.policy}/sign`,
        '/settings/webhooks/:id': `/settings/webhooks/${hook.webhook.id}`,
        '/policies/:id/edit/:versionId': `/policies/${draft.id}/edit/${draft.versions[0].id}`,
      },
      // An exam opens for the people named on it, a saved test for who made it and for managers, a draft for those
      // who write and approve it.
      namedPeople: {
        '/policies/:id/suggest/:versionId': `/policies/${draft.id}/suggest/${draft.versions[0].id}`,
        '/examinations/:id': `/examinations/${exam.id}`,
        '/examinations/:id/dry-run': `/examinations/${exam.id}/dry-run`,
        '/tasks/monitoring/runs/:id': `/tasks/monitoring/runs/${run.id}`,
        '/loan-tests/results/:id': `/loan-tests/results/${ids.result}`,
        '/loan-tests/batches/:id': `/loan-tests/batches/${ids.batch}`,
      },
    },
  }
}

/** Follows the requests of a page: which failed, and whether any is still on its way. */
export function followRequests(page: Page) {
  const failed: string[] = []
  const open = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => {
    open.delete(request)
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      failed.push(`${response.request().method()} ${response.url()}: ${response.status()}`)
  })
  return {
    failed,
    isIdle: () => open.size === 0,
    waitingFor: () => [...open].map((request) => request.url()),
  }
}

type Requests = ReturnType<typeof followRequests>

/** Goes to a screen without loading the document again, and waits until everything that it asks for is shown. */
export async function openWithin(page: Page, requests: Requests, path: string): Promise<void> {
  // A page that was just loaded has its router once its scripts ran.
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
  await page.evaluate((to) => {
    const router = Reflect.get(window, '__reactRouterDataRouter') as {
      navigate: (to: string) => Promise<void>
    }
    return router.navigate(to)
  }, path)
  await expectSettled(page, requests)
}

/** Nothing is on its way, and no skeleton or spinner is left: twice, because a screen may ask once more. */
export async function expectSettled(page: Page, requests: Requests): Promise<void> {
  const loading = page.locator('main :is([aria-busy=true], [class*=animate-])')
  let quiet = 0
  await expect
    .poll(
      async () => {
        const waiting = requests.isIdle() ? await loading.count() : requests.waitingFor()
        quiet = waiting === 0 ? quiet + 1 : 0
        return quiet >= 2 ? 'nothing' : waiting
      },
      { intervals: [30, 30, 60, 100], message: `what ${page.url()} is still waiting for` },
    )
    .toBe('nothing')
}
