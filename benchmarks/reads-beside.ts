import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { median } from './load.ts'
import type { Row } from './report.ts'

const ROUNDS = 5
const FOR_MS = 2_500
const READ_EVERY_MS = 10
const SAMPLE_MS = 10
/** Of what one writer manages without a pause: the processor stays free most of the time. */
const PACE = 0.25

export interface Beside {
  item: string
  writers: number
  write: (writer: number) => Promise<unknown>
  read: () => Promise<unknown>
  /** The connection of the reads, where it is known: its server process tells what a read waits for. */
  readerPid?: number
}

interface Reads {
  /** Milliseconds. */
  median: number
  /** Microseconds of the server's process for a read: at work, and ready but without a processor. */
  cpu: number
  queued: number
}

/** Times the reading statement was seen at work, and waiting for a lock of any kind. */
interface Seen {
  active: number
  waiting: number
}

/**
 * A read beside writers that pause, so that together they write a quarter of what one could without pausing: the read
 * then has a processor, and anything it still waits for is a writer. Beside writers that never pause, the processor is
 * the limit on two cores, and only what the server process says about its own waits is useful. Both alternate with
 * rounds without writers; the ratio is the median of neighboring rounds.
 */
export async function compareReads(db: Db, beside: Beside): Promise<Row[]> {
  const alone = await writesPerSecond(1, beside.write)
  const pace = alone * PACE
  return [
    await comparePaced(db, beside, pace, `at ${Math.round(pace)} writes a second in all`),
    await comparePaced(db, beside, undefined, 'without a pause'),
  ]
}

async function comparePaced(
  db: Db,
  { item, writers, write, read, readerPid }: Beside,
  pace: number | undefined,
  how: string,
): Promise<Row> {
  const rounds: { without: Reads; beside: Reads }[] = []
  const seen: Seen = { active: 0, waiting: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const without = await reading(read, readerPid, () => setTimeout(FOR_MS))
    const sampling = readerPid && setInterval(() => sample(db, readerPid, seen).catch(() => {}), SAMPLE_MS)
    const beside = await reading(read, readerPid, () => writesPerSecond(writers, write, pace))
    if (sampling) clearInterval(sampling)
    rounds.push({ without, beside })
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const row: Row = {
    ...{ part: 'writes', engine: 'postgres', unit: 'ms' },
    item: `reads beside ${writers} writers ${how}, ${item}`,
    ours: of(({ beside }) => beside.median),
    yardstick: of(({ without }) => without.median),
    ratio: of(({ without, beside }) => beside.median / without.median),
  }
  console.error(
    `  ${row.item}: ${row.yardstick.toFixed(2)} and ${row.ours.toFixed(2)} ms, ${row.ratio.toFixed(2)} times`,
  )
  if (readerPid)
    console.error(
      `    the reader's server process, microseconds a read without and with writers: at work ${of(({ without }) => without.cpu).toFixed(0)} and ${of(({ beside }) => beside.cpu).toFixed(0)}, ready without a processor ${of(({ without }) => without.queued).toFixed(0)} and ${of(({ beside }) => beside.queued).toFixed(0)}; ${seen.waiting} of ${seen.active} times seen at work it waited for a lock`,
    )
  return row
}

/** One reader, who asks again after a pause as people do. */
async function reading(
  read: () => Promise<unknown>,
  pid: number | undefined,
  work: () => Promise<unknown>,
): Promise<Reads> {
  const times: number[] = []
  const before = pid ? scheduled(pid) : undefined
  let isOver = false
  const reads = (async () => {
    while (!isOver) {
      const started = performance.now()
      await read()
      times.push(performance.now() - started)
      await setTimeout(READ_EVERY_MS)
    }
  })()
  await work()
  isOver = true
  await reads
  const after = pid ? scheduled(pid) : undefined
  const each = (part: 'cpu' | 'queued') =>
    after && before ? (after[part] - before[part]) / 1_000 / times.length : 0
  return { median: median(times), cpu: each('cpu'), queued: each('queued') }
}

/** Nanoseconds that a process of Linux has had a processor, and waited for one. */
function scheduled(pid: number): { cpu: number; queued: number } {
  const [cpu, queued] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
  return { cpu: cpu!, queued: queued! }
}

async function sample(db: Db, pid: number, seen: Seen) {
  const { rows } = await db.execute<{ waiting: boolean }>(sql`
    select coalesce(wait_event_type in ('Lock', 'LWLock', 'BufferPin'), false) as waiting
    from pg_stat_activity where pid = ${pid} and state = 'active'`)
  seen.active += rows.length
  seen.waiting += rows.filter(({ waiting }) => waiting).length
}

/** With a pace, writers pause at random, so that they meet as people do. */
async function writesPerSecond(
  writers: number,
  write: (writer: number) => Promise<unknown>,
  pace?: number,
): Promise<number> {
  const started = performance.now()
  const isOver = () => performance.now() - started > FOR_MS
  let done = 0
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      while (!isOver()) {
        if (pace) await setTimeout((-Math.log(1 - Math.random()) * writers * 1_000) / pace)
        if (isOver()) return
        await write(writer)
        done++
      }
    }),
  )
  return (done * 1_000) / (performance.now() - started)
}
