import { setTimeout as delay } from 'node:timers/promises'
import { ADMINISTRATOR, ENGINES, prepare } from './engines.ts'
import { startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const PEOPLE = 100
const STREAMS_OF_EACH = 10
const GOALS = { kilobytesOfStream: 64, toldWithinMs: 1_000 }
const SETTLED_AFTER_MS = 3_000
const PASSWORD = 'First-Horse!7'

/** 1,000 open streams of notifications: the memory of each, and how soon all tabs of a person are told. */
export async function measureLive(): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of ENGINES) {
    const place = await prepare(engine, async () => {})
    if (!place) continue
    const program = await startProduct({
      ...place.environment,
      ...ADMINISTRATOR,
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
    })
    const { bearer } = await signIn(program.origin)
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, number) => addPerson(program.origin, bearer, number)),
    )
    await delay(SETTLED_AFTER_MS)
    const before = program.residentMegabytes()
    const streams: ReadableStreamDefaultReader<Uint8Array>[] = []
    for (const token of people)
      for (let tab = 0; tab < STREAMS_OF_EACH; tab++) streams.push(await open(program.origin, token))
    await delay(SETTLED_AFTER_MS)
    const kilobytes = ((program.residentMegabytes() - before) * 1024) / streams.length

    const started = performance.now()
    const told = Promise.all(streams.slice(0, STREAMS_OF_EACH).map((reader) => reader.read()))
    await call(program.origin, '/api/notifications/read', people[0]!, {})
    await told
    const toldMs = performance.now() - started
    await Promise.all(streams.map((reader) => reader.cancel()))
    await program.stop()
    await place.remove()
    const row = (item: string, unit: string, ours: number, yardstick: number): Row => ({
      part: 'live',
      item,
      engine,
      unit,
      ours,
      yardstick,
      ratio: ours / yardstick,
    })
    rows.push(
      row(
        `memory of each of ${streams.length} streams, beside the goal`,
        'KB',
        kilobytes,
        GOALS.kilobytesOfStream,
      ),
    )
    rows.push(row('told in all tabs, beside the goal', 'ms', toldMs, GOALS.toldWithinMs))
  }
  return rows
}

async function addPerson(origin: string, bearer: string, number: number) {
  const email = `live-${number}@example.com`
  await call(origin, '/api/users', bearer, {
    email,
    password: PASSWORD,
    fullName: `Person ${number}`,
    companyName: 'Live Credit Union',
    companyType: 'credit_union',
    role: 'user',
  })
  const session = await call(origin, '/auth/v1/token?grant_type=password', undefined, {
    email,
    password: PASSWORD,
  })
  return session.access_token as string
}

async function open(origin: string, token: string) {
  const answer = await fetch(`${origin}/live`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`no stream: ${answer.status}`)
  const reader = answer.body!.getReader()
  await reader.read()
  return reader
}

async function call(origin: string, path: string, bearer: string | undefined, body: object) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (answer.status === 204 ? {} : await answer.json()) as Record<string, unknown>
}
