import { setTimeout } from 'node:timers/promises'
import {
  ADMINISTRATOR,
  addMemberThrough,
  type Credentials,
  newMessage,
  newPost,
  type Visitor,
  visitorAt,
} from './visitor.ts'

interface SoakOptions {
  people: number
  forMs: number
  /** The average think time. */
  thinkMs?: number
}

export interface SoakResult {
  /** Milliseconds of each call by kind of work. */
  timings: Record<string, number[]>
  errors: string[]
}

interface Session {
  access_token: string
  refresh_token: string
}

const ACCOUNTS_AT_ONCE = 4
const SEARCHES = ['appraisal', 'escrow', 'fair lending', 'notice', 'flood']
const REPORT = { kind: 'monthly-summary', format: 'pdf', periodStart: '2026-01-01', periodEnd: '2026-01-31' }

/** Simulates so many signed-in people with mixed work and pauses until the time is over. */
export async function soak(
  origin: string,
  { people, forMs, thinkMs = 4_000 }: SoakOptions,
): Promise<SoakResult> {
  const timings: Record<string, number[]> = {}
  const errors: string[] = []

  async function timed(kind: string, visitor: Visitor, method: string, path: string, body?: unknown) {
    const started = performance.now()
    try {
      const answer = await visitor.call(method, path, body)
      timings[kind] ??= []
      timings[kind].push(performance.now() - started)
      if (answer.status < 400) return answer.body
      errors.push(`${kind}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
    } catch (error) {
      errors.push(`${kind}: ${error}`)
    }
    return undefined
  }
  const signIn = (person: Credentials): Promise<Session | undefined> =>
    timed('sign in', visitorAt(origin), 'POST', '/auth/v1/token?grant_type=password', person)

  const administrator = await signIn(ADMINISTRATOR)
  if (!administrator) return { timings, errors }
  const manager = visitorAt(origin, { bearer: administrator.access_token })
  const waiting = Array.from({ length: people }, (_, number) => (number % 20 === 0 ? 'admin' : 'user'))
  const members: { person: Credentials; role: string; session: Session }[] = []
  await Promise.all(
    Array.from({ length: ACCOUNTS_AT_ONCE }, async () => {
      for (let role = waiting.pop(); role; role = waiting.pop()) {
        const person = await addMemberThrough(manager, role)
        const session = await signIn({ email: person.email, password: person.password })
        if (session) members.push({ person, role, session })
      }
    }),
  )

  const until = performance.now() + forMs
  async function live({ person, role, session }: (typeof members)[number]) {
    let current = session
    let reports: string[] = []
    while (performance.now() < until) {
      await setTimeout(thinkMs * 2 * Math.random())
      const member = visitorAt(origin, { bearer: current.access_token })
      const dice = Math.random() * 100
      if (dice < 20) await timed('dashboard', member, 'GET', '/api/dashboard')
      else if (dice < 35)
        await timed('search', member, 'GET', `/api/articles?search=${encodeURIComponent(pick(SEARCHES))}`)
      else if (dice < 50) {
        const list = await timed('articles', member, 'GET', '/api/articles')
        const slug = list && pick(list.items as { slug: string }[]).slug
        if (slug) await timed('read', member, 'GET', `/api/articles/${slug}`)
      } else if (dice < 60) await timed('bell', member, 'GET', '/api/regulatory-updates/latest')
      else if (dice < 70) {
        const [checklist] =
          (await timed('checklists', member, 'GET', '/api/checklists/flood_insurance')) ?? []
        const item = checklist && pick(checklist.items as { key: string; isTicked: boolean }[])
        if (item)
          await timed('tick', member, 'PUT', '/api/checklists/ticks', {
            articleId: checklist.articleId,
            itemKey: item.key,
            isTicked: !item.isTicked,
          })
      } else if (dice < 82) await timed('blog page', visitorAt(origin), 'GET', '/blog')
      else if (dice < 88) await timed('blog list', visitorAt(origin), 'GET', '/api/blog')
      else if (dice < 91) {
        const next = await timed(
          'refresh',
          visitorAt(origin),
          'POST',
          '/auth/v1/token?grant_type=refresh_token',
          {
            refresh_token: current.refresh_token,
          },
        )
        if (next) current = next
      } else if (dice < 93) {
        await timed('sign out', member, 'POST', '/auth/v1/logout?scope=local')
        const next = await signIn({ email: person.email, password: person.password })
        if (!next) return
        current = next
      } else if (dice < 94)
        await timed('message', visitorAt(origin), 'POST', '/api/contact-messages', newMessage())
      else if (dice < 95 && reports.length === 0) {
        const report = await timed('report', member, 'POST', '/api/reports', REPORT)
        if (report) reports = [report.id]
      } else if (dice < 97 && reports.length > 0) {
        const listed = await timed('reports', member, 'GET', '/api/reports')
        const [{ status } = { status: '' }] = listed?.items ?? []
        if (status !== 'ready') continue
        await timed('download', member, 'GET', `/api/reports/${reports[0]}/file`)
        await timed('delete report', member, 'DELETE', `/api/reports/${reports[0]}`)
        reports = []
      } else if (role === 'admin') {
        await timed('user list', member, 'GET', '/api/users')
        if (dice > 99) await timed('new post', member, 'POST', '/api/blog', newPost())
      } else await timed('me', member, 'GET', '/api/me')
    }
  }
  await Promise.all(members.map(live))
  return { timings, errors }
}

function pick<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!
}
