// A thread that attacks, so that what it costs is not counted as what people feel.
import { parentPort, workerData } from 'node:worker_threads'
import { Client } from 'undici'

export type AttackKind = 'json' | 'passwords' | 'uploads'

export interface AttackOrder {
  kind: AttackKind
  origin: string
  connections: number
  forMs: number
}

/** How many answers of each status; `cut` where the connection was closed. */
export type AttackOutcome = Record<string, number>

interface Shot {
  path: string
  body: string | Buffer
  address: string
  type?: string
}

const numbers = (count: number) => `[${Array.from({ length: count }, () => 1).join(',')}]`
const MEGABYTE_OF_NUMBERS = numbers(500_000)
const LIST_WITHIN_LIMITS = numbers(7_000)
const FILE = Buffer.alloc(5 * 1024 * 1024, '%PDF-1.7 ')
const GUESSES_A_SECOND = 80

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
}

async function attack({ kind, origin, connections, forMs }: AttackOrder): Promise<AttackOutcome> {
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
        const { path, body, address, type = 'application/json' } = SHOTS[kind](shots++)
        const headers = { 'content-type': type, 'x-forwarded-for': address }
        try {
          const answer = await client.request({ path, method: 'POST', headers, body })
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
