import { createServer } from 'node:http'
import { Client } from 'undici'
import { ENGINES, prepare } from './engines.ts'
import { type Ask, median } from './load.ts'
import { type Program, startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const CONNECTIONS = 4
const ROUNDS = 10
const REQUESTS = 2_000
/** Until the compiler is done with what is measured. */
const WARM_UP = 6_000
/** Spans of the last round are sent once a second. */
const SETTLE_MS = 1_100

/**
 * What telemetry costs: the processor's time of a request, of a program that sends every trace and its metrics to a
 * collector, over that of one without, on the same database. Both are asked in turns, first the one and then the other,
 * so that what else the machine does affects both; the ratio is the median of those of neighboring rounds.
 */
export async function measureTelemetry(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  const collector = await startSink()
  for (const engine of ENGINES) {
    const place = await prepare(engine, async () => {})
    if (!place) continue
    const settings = { AUTH_RATE_LIMITS: 'off', REQUESTS_PER_MINUTE: 'off', LOG_LEVEL: 'info' }
    const without = await startProduct({ ...place.environment, ...settings })
    const { bearer } = await signIn(without.origin)
    const traced = await startProduct({
      ...place.copy(),
      ...settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    })
    try {
      for (const [item, ask] of itemsFor(bearer))
        if (only(item)) rows.push(told({ ...(await compare(traced, without, ask)), item, engine }))
    } finally {
      await Promise.all([traced.stop(), without.stop()])
      await place.remove()
    }
  }
  collector.close()
  return rows
}

function told(row: Row): Row {
  console.error(`  ${row.item}, ${row.engine}: ${row.ratio.toFixed(3)}`)
  return row
}

function itemsFor(bearer: string): [string, () => Ask][] {
  const headers = { authorization: `Bearer ${bearer}` }
  return [
    ['who am I', () => ({ path: '/api/me', headers })],
    ['a page of users', () => ({ path: '/api/users', headers })],
    ['a page from memory', () => ({ path: '/' })],
  ]
}

async function compare(traced: Program, without: Program, ask: () => Ask) {
  for (const program of [traced, without]) await send(program, ask, WARM_UP)
  const rounds: { traced: number; without: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const isFirst = round % 2 === 0
    const first = await microseconds(isFirst ? traced : without, ask)
    const second = await microseconds(isFirst ? without : traced, ask)
    rounds.push(isFirst ? { traced: first, without: second } : { traced: second, without: first })
  }
  return {
    part: 'telemetry',
    unit: 'µs a request',
    ours: median(rounds.map((round) => round.traced)),
    yardstick: median(rounds.map((round) => round.without)),
    ratio: median(rounds.map((round) => round.traced / round.without)),
  }
}

/** Of the processor, for each request, with what the program does of it afterwards. */
async function microseconds(program: Program, ask: () => Ask): Promise<number> {
  const before = program.busySeconds()
  await send(program, ask, REQUESTS)
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  return ((program.busySeconds() - before) * 1_000_000) / REQUESTS
}

/** So many, not for so long: what the program does beside them would weigh more on a busy machine. */
async function send({ origin }: Program, ask: () => Ask, requests: number): Promise<void> {
  let left = requests
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = new Client(origin)
      while (left-- > 0) {
        const { path, headers = {} } = ask()
        const { statusCode, body } = await client.request({ method: 'GET', path, headers })
        await body.dump()
        if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`)
      }
      await client.close()
    }),
  )
}

/** Takes everything and keeps nothing. */
async function startSink() {
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}
