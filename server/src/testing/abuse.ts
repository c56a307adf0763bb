import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ATTACKS, type AttackKind, type AttackOrder, type AttackOutcome } from './abuse-attacker.ts'
import type { Program } from './program.ts'
import { ADMINISTRATOR, signInAt, visitorAt } from './visitor.ts'

/** Clients are told apart by the address that a proxy on this machine says. Limits are those of the product. */
export const ABUSE_SETTINGS = { TRUST_PROXY: '127.0.0.1,::1' }

const OWNERS = 14
const OWNER_PASSWORD = 'Right-Horse!7'
/** An owner who waits longer gives up. */
const PATIENCE_MS = 10_000

type FloodKind = 'json' | 'passwords' | 'uploads'

export interface AbuseOptions {
  /** Of each attack. */
  forMs: number
  connections: number
}

export interface AbuseResult {
  /** What a signed-in person waits for the dashboard, in milliseconds: at rest, and meanwhile. */
  atRestMs: number[]
  meanwhileMs: Record<FloodKind, number[]>
  /** Errors that the signed-in person met. */
  errors: string[]
  attacks: Record<FloodKind, AttackOutcome>
  /** How many owners with the right password got in within ten seconds while others guessed, and after how long. */
  owners: { in: number; of: number; waitedMs: number[] }
  /** Megabytes before and at most during the uploads. */
  memory: { before: number; highest: number }
}

/** Attacks a running program in three ways, one after the other, and measures what people feel meanwhile. */
export async function abuse(
  { origin, child }: Program,
  { forMs, connections }: AbuseOptions,
): Promise<AbuseResult> {
  const errors: string[] = []
  const administrator = await signInAt(origin)
  await addOwners(administrator)
  const feel = await personAtWork(origin, errors)
  const launch = (kind: AttackKind, count: number) => runAttack({ kind, origin, connections: count, forMs })

  await feel(Math.min(forMs, 1_000))
  const atRestMs = await feel(forMs)

  const [json, meanwhileJson] = await Promise.all([launch('json', connections), feel(forMs)])
  const [passwords, meanwhilePasswords, owners] = await Promise.all([
    launch('passwords', 40),
    feel(forMs),
    letOwnersIn(origin, forMs),
  ])
  const before = residentMegabytes(child.pid!)
  let highest = before
  const watching = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(child.pid!))
  }, 100)
  const [uploads, meanwhileUploads] = await Promise.all([launch('uploads', 60), feel(forMs)])
  clearInterval(watching)

  return {
    atRestMs,
    meanwhileMs: { json: meanwhileJson, passwords: meanwhilePasswords, uploads: meanwhileUploads },
    errors,
    attacks: { json, passwords, uploads },
    owners,
    memory: { before, highest },
  }
}

/** A signed-in person who looks at the dashboard again and again; answers with how long each look took. */
async function personAtWork(origin: string, errors: string[]) {
  const session = await visitorAt(origin, { address: '192.0.2.10' }).call(
    'POST',
    '/auth/v1/token?grant_type=password',
    ADMINISTRATOR,
  )
  const person = visitorAt(origin, { bearer: session.body.access_token, address: '192.0.2.10' })
  return async (whileMs: number): Promise<number[]> => {
    const times: number[] = []
    const until = performance.now() + whileMs
    while (performance.now() < until) {
      const started = performance.now()
      const { status, body } = await person.call('GET', '/api/dashboard')
      times.push(performance.now() - started)
      if (status !== 200) errors.push(`${status} ${JSON.stringify(body).slice(0, 200)}`)
      await setTimeout(50)
    }
    return times
  }
}

export interface Felt {
  attack: AttackKind | 'all at once'
  /** What a member waited for the dashboard meanwhile, in milliseconds. */
  waitedMs: number[]
  outcome: AttackOutcome
}

/** Each abuse by itself, and all at once: what a member of another institution feels beside it. */
export async function abuseEach(
  { origin }: Program,
  {
    forMs,
    connections,
    only = ATTACKS,
    onFelt = () => {},
  }: AbuseOptions & { only?: readonly AttackKind[]; onFelt?: (one: Felt) => void },
): Promise<{ atRestMs: number[]; felt: Felt[]; errors: string[] }> {
  const errors: string[] = []
  const administrator = await signInAt(origin)
  await addOwners(administrator)
  const bearer = await addBusyManager(origin, administrator)
  const feel = await personAtWork(origin, errors)
  await feel(1_000)
  const atRestMs = await feel(forMs)
  const felt: Felt[] = []
  const launch = (kind: AttackKind, count: number) =>
    runAttack({ kind, origin, connections: count, forMs, bearer })
  for (const kind of only) {
    const [outcome, waitedMs] = await Promise.all([launch(kind, connections), feel(forMs)])
    felt.push({ attack: kind, waitedMs, outcome })
    onFelt(felt.at(-1)!)
    await setTimeout(1_000)
  }
  if (only.length > 1) {
    const each = Math.max(1, Math.round(connections / 2))
    const [outcomes, waitedMs] = await Promise.all([
      Promise.all(only.map((kind) => launch(kind, each))),
      feel(forMs),
    ])
    const outcome: AttackOutcome = {}
    for (const one of outcomes)
      for (const [status, count] of Object.entries(one)) outcome[status] = (outcome[status] ?? 0) + count
    felt.push({ attack: 'all at once', waitedMs, outcome })
  }
  return { atRestMs, felt, errors }
}

const TASKS = 3_000

/** A manager of another institution, with thousands of tasks. */
async function addBusyManager(origin: string, administrator: ReturnType<typeof visitorAt>): Promise<string> {
  const person = { email: 'busy@abuse.example', password: OWNER_PASSWORD }
  const { status, body } = await administrator.call('POST', '/api/users', {
    ...person,
    fullName: 'Busy Manager',
    companyName: 'Busy Bank',
    companyType: 'community_bank',
    role: 'manager',
  })
  if (status !== 201) throw new Error(`adding a manager failed: ${JSON.stringify(body)}`)
  const session = await visitorAt(origin).call('POST', '/auth/v1/token?grant_type=password', person)
  const bearer: string = session.body.access_token
  const rows = Array.from({ length: TASKS }, (_, at) => `Review the letters of loan ${at},medium`)
  const csv = `title,priority\n${rows.join('\n')}\n`
  const send = async (path: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', new File([csv], 'tasks.csv'))
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
      body: form,
    })
    const answer = (await response.json()) as { fingerprint?: string }
    if (!response.ok) throw new Error(`importing tasks failed: ${JSON.stringify(answer)}`)
    return answer
  }
  const { fingerprint } = await send('/api/imports/check', { kind: 'tasks' })
  await send('/api/imports', { kind: 'tasks', fingerprint: fingerprint ?? '' })
  return bearer
}

async function addOwners(administrator: ReturnType<typeof visitorAt>): Promise<void> {
  for (let number = 0; number < OWNERS; number++) {
    const { status, body } = await administrator.call('POST', '/api/users', {
      email: `owner-${number}@abuse.example`,
      password: OWNER_PASSWORD,
      fullName: `Owner ${number}`,
      companyName: `Owner ${number} Bank`,
      companyType: 'community_bank',
      role: 'user',
    })
    if (status !== 201) throw new Error(`adding an owner failed: ${JSON.stringify(body)}`)
  }
}

/** Spread over the first half of the attack, each from a network of their own that never signed in before. */
async function letOwnersIn(origin: string, forMs: number): Promise<AbuseResult['owners']> {
  const waited = await Promise.all(
    Array.from({ length: OWNERS }, async (_, number) => {
      await setTimeout(200 + (number * forMs) / 2 / OWNERS)
      const started = performance.now()
      const owner = visitorAt(origin, { address: `203.0.${number}.20` })
      while (performance.now() - started < PATIENCE_MS) {
        const { status } = await owner.call('POST', '/auth/v1/token?grant_type=password', {
          email: `owner-${number}@abuse.example`,
          password: OWNER_PASSWORD,
        })
        const took = performance.now() - started
        if (status === 200) return took <= PATIENCE_MS ? took : undefined
        await setTimeout(500)
      }
      return undefined
    }),
  )
  const waitedMs = waited.filter((ms) => ms !== undefined)
  return { in: waitedMs.length, of: OWNERS, waitedMs }
}

function runAttack(order: AttackOrder): Promise<AttackOutcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./abuse-attacker.ts', import.meta.url), { workerData: order })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}
