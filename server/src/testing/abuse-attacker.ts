// A thread that attacks, so that what it costs is not counted as what people feel.
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'undici'

export const ATTACKS = [
  'json',
  'passwords',
  'uploads',
  'taskSheets',
  'regulationSearch',
  'headerSearch',
  'previews',
  'publicQueries',
  'assistant',
  'reports',
] as const
export type AttackKind = (typeof ATTACKS)[number]

export interface AttackOrder {
  kind: AttackKind
  origin: string
  connections: number
  forMs: number
  /** Of a manager of another institution, for what strangers cannot do. */
  bearer?: string
}

/** How many answers of each status; `cut` where the connection was closed. */
export type AttackOutcome = Record<string, number>

interface Shot {
  path: string
  /** None of a question that changes nothing. */
  body?: string | Buffer
  address: string
  type?: string
  asMember?: boolean
}

const numbers = (count: number) => `[${Array.from({ length: count }, () => 1).join(',')}]`
const MEGABYTE_OF_NUMBERS = numbers(500_000)
const LIST_WITHIN_LIMITS = numbers(7_000)
const FILE = Buffer.alloc(5 * 1024 * 1024, '%PDF-1.7 ')
const GUESSES_A_SECOND = 80

/** The words that stand in most paragraphs of the law, in another order each time, 180 characters of them. */
const COMMON =
  'the of and to in a or for that by is with this an be on as not under loan credit section any which from'
const commonWords = (number: number) => {
  const words = COMMON.split(' ')
  const turned = [...words.slice(number % words.length), ...words.slice(0, number % words.length), ...words]
  return encodeURIComponent(turned.join(' ').slice(0, 180).trim())
}
/** Lists, tables, and links as long as a text may be in a preview that is asked for again and again. */
const LONG_TEXT = Array.from(
  { length: 700 },
  (_, line) => `- **Item ${line}** of [a list](https://example.com/${line}) | with | cells |`,
).join('\n')
const ASKER = '203.0.113.9'

const SHOTS: Record<AttackKind, (number: number) => Shot> = {
  // One address; lists as long as any limit lets through, and far longer ones.
  json: (number) => ({
    path: number % 2 === 0 ? '/api/contact-messages' : '/auth/v1/signup',
    body: `{"email":"a@b.example","data":${number % 3 === 0 ? MEGABYTE_OF_NUMBERS : LIST_WITHIN_LIMITS}}`,
    address: '198.51.100.7',
  }),
  // All /64 networks of one /56, as many homes have.
  passwords: (number) => ({
    path: '/auth/v1/token?grant_type=password',
    body: JSON.stringify({ email: `owner-${number % 14}@abuse.example`, password: `Wrong-Horse!${number}` }),
    address: `2001:db8:7:${(number % 256).toString(16)}::${(number % 9) + 1}`,
  }),
  uploads: () => ({
    path: '/api/job-applications',
    body: FILE,
    address: '198.51.100.9',
    type: 'application/pdf',
  }),
  taskSheets: () => ({ path: '/api/tasks/sheet', address: ASKER, asMember: true }),
  regulationSearch: (number) => ({
    path: `/api/regulations/search?q=${commonWords(number)}`,
    address: `198.18.${number % 200}.5`,
  }),
  headerSearch: (number) => ({
    path: `/api/search?query=${commonWords(number).slice(0, 100).replace(/%.?$/, '')}`,
    address: ASKER,
    asMember: true,
  }),
  previews: (number) => ({
    path: '/api/writing/preview',
    body: JSON.stringify({ content: `${LONG_TEXT}\n\n${number}` }),
    address: ASKER,
    asMember: true,
  }),
  publicQueries: (number) => ({
    path: `/${['articles', 'blog', 'regulatory-updates'][number % 3]}?search=${commonWords(number).slice(0, 40).replace(/%.?$/, '')}&page=${number % 7}`,
    address: `198.18.${number % 200}.6`,
  }),
  assistant: (number) => ({
    path: '/api/assistant/questions',
    body: JSON.stringify({
      question: `When must the loan estimate and the closing disclosure of a loan be given, and what of it changes the rate, number ${number}?`,
    }),
    address: ASKER,
    asMember: true,
  }),
  reports: () => ({
    path: '/api/reports',
    body: JSON.stringify({
      kind: 'monthly-summary',
      format: 'pdf',
      periodStart: '2026-01-01',
      periodEnd: '2026-03-31',
    }),
    address: ASKER,
    asMember: true,
  }),
}

async function attack({ kind, origin, connections, forMs, bearer }: AttackOrder): Promise<AttackOutcome> {
  const outcome: AttackOutcome = {}
  const until = performance.now() + forMs
  const pauseMs = kind === 'passwords' ? (connections * 1000) / GUESSES_A_SECOND : 0
  let shots = 0
  const note = (what: string) => {
    outcome[what] = (outcome[what] ?? 0) + 1
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new Client(origin, { pipelining: 1, bodyTimeout: 15_000, headersTimeout: 15_000 })
      while (performance.now() < until) {
        const { path, body, address, type = 'application/json', asMember } = SHOTS[kind](shots++)
        const headers = {
          ...(body !== undefined && { 'content-type': type }),
          ...(asMember && { authorization: `Bearer ${bearer}` }),
          'x-forwarded-for': address,
        }
        const method = body === undefined ? 'GET' : 'POST'
        try {
          const answer = await client.request({ path, method, headers, ...(body !== undefined && { body }) })
          await answer.body.dump()
          note(String(answer.statusCode))
        } catch {
          note('cut')
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs || 5))
      }
      await client.destroy()
    }),
  )
  return outcome
}

if (parentPort) parentPort.postMessage(await attack(workerData as AttackOrder))
