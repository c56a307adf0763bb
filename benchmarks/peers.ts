import type { Db } from '@plumbline/database/db.ts'
import { ENGINES, type Engine, prepare } from './engines.ts'
import { drive, median } from './load.ts'
import { fillAs } from './peer-data.ts'
import { PEER_ITEMS, type PeerItem, type Reader } from './peer-items.ts'
import { checkOut, findRelease } from './previous-release.ts'
import { findPostmaster, secondsOfFamily } from './processor-time.ts'
import { type Program, startBareServer, startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const INSTITUTIONS = 2_000
const CONNECTIONS = 10
const ROUNDS = 12
/** A program that gets no request for a second takes its background work for undisturbed: each is asked again before that. */
const ROUND_MS = 400
const WARM_UP_ROUNDS = 5
const STARTS = 3
/** So much worse than the release before fails the check. */
const TOLERANCE = 1.15

export interface PeersOptions {
  institutions: number | undefined
  against: string | undefined
}

type Who = 'present' | 'before' | 'bare'

interface Peers {
  engine: Engine
  programs: Record<Who, Program>
  /** Of a program since its start, with what PostgreSQL did meanwhile. */
  seconds: (program: Program) => number
  readers: Record<Who, Reader[]>
}

/**
 * The present version, the release before, and a bare server on copies of the same data of many institutions, asked
 * in turns from their start on, while their background work is under way. The others are paused meanwhile, so that
 * none is measured beside another.
 */
export async function measurePeers(
  only: (item: string) => boolean,
  { institutions = INSTITUTIONS, against }: PeersOptions,
): Promise<Row[]> {
  const release = findRelease(against)
  console.error(`  beside ${release.commit.slice(0, 12)} (${release.because})`)
  const { root, remove } = checkOut(release)
  const rows: Row[] = []
  try {
    for (const engine of ENGINES)
      if (PEER_ITEMS.some(({ item }) => only(`${item}, ${engine}`)))
        rows.push(...(await measure(engine, { root, institutions, only })))
  } finally {
    remove()
  }
  return rows
}

async function measure(
  engine: Engine,
  { root, institutions, only }: { root: string; institutions: number; only: (item: string) => boolean },
): Promise<Row[]> {
  console.error(`  ${institutions.toLocaleString('en-US')} institutions, ${engine} …`)
  let managers: string[] = []
  const fill = async (db: Db) => {
    managers = await fillAs(root, db, institutions)
  }
  const place = await prepare(engine, fill, root)
  if (!place) return []
  const settings = { AUTH_RATE_LIMITS: 'off', REQUESTS_PER_MINUTE: 'off' }
  const of = {
    before: { ...place.environment, ...settings },
    present: { ...(await place.duplicate(place.environment, 'present')), ...settings },
  }
  const startPresent = () => startProduct(of.present)
  const startBefore = () => startProduct(of.before, root)
  // It migrates, and what the bare server looks up is there before its copy is made.
  const first = await startPresent()
  const bareReaders = await readersOf(first, managers)
  await first.stop()
  const bare = await startBareServer(await place.duplicate(of.present, 'bare'))
  const rows = await startRows(engine, startPresent, startBefore)

  const postmaster = engine === 'postgres' ? await findPostmaster(place.environment) : undefined
  const programs = {
    present: await standingStill(startPresent),
    before: await standingStill(startBefore),
    bare,
  }
  const peers: Peers = {
    engine,
    programs,
    seconds: (program) => program.busySeconds() + (postmaster ? secondsOfFamily(postmaster) : 0),
    readers: {
      present: await readersOf(programs.present, managers),
      before: await readersOf(programs.before, managers),
      bare: bareReaders,
    },
  }
  try {
    for (const item of PEER_ITEMS.filter(({ item }) => only(`${item}, ${engine}`)))
      rows.push(...(await compare(peers, item)))
    rows.push(
      memoryRow(engine, 'memory after these requests', programs, (program) => program.residentMegabytes()),
      memoryRow(engine, 'most memory', programs, (program) => program.mostMegabytes()),
    )
  } finally {
    for (const program of Object.values(programs)) await program.stop()
    await place.remove()
  }
  return rows
}

interface Turn {
  perSecond: number
  /** Of the processor, in microseconds for each request. */
  cost: number
}

async function compare(peers: Peers, item: PeerItem): Promise<Row[]> {
  const whos: Who[] = item.bare ? ['present', 'before', 'bare'] : ['present', 'before']
  for (let round = 0; round < WARM_UP_ROUNDS; round++)
    for (const who of whos) await takeTurn(peers, item, who)
  let rows = rowsOf(peers.engine, item, await takeTurns(peers, item, whos, ROUNDS))
  // Once more, and longer, before it counts.
  if (rows.some(({ failure }) => failure))
    rows = rowsOf(peers.engine, item, await takeTurns(peers, item, whos, 2 * ROUNDS))
  for (const row of rows) console.error(`    ${row.item}: ${row.ratio.toFixed(2)}`)
  return rows
}

async function takeTurns(peers: Peers, item: PeerItem, whos: Who[], rounds: number) {
  const turns: Partial<Record<Who, Turn>>[] = []
  for (let round = 0; round < rounds; round++) {
    const turn: Partial<Record<Who, Turn>> = {}
    for (const who of round % 2 === 0 ? whos : whos.toReversed()) turn[who] = await takeTurn(peers, item, who)
    turns.push(turn)
  }
  return turns
}

async function takeTurn(
  { programs, seconds, readers }: Peers,
  { ours, bare }: PeerItem,
  who: Who,
): Promise<Turn> {
  const program = programs[who]
  const ask = who === 'bare' ? bare! : ours
  const before = seconds(program)
  program.resume()
  const { perSecond } = await drive(program.origin, (number) => ask(readers[who], number), {
    connections: CONNECTIONS,
    forMs: ROUND_MS,
  })
  program.pause()
  return { perSecond, cost: ((seconds(program) - before) * 1e6) / ((perSecond * ROUND_MS) / 1000) }
}

function rowsOf(engine: Engine, { item, aim }: PeerItem, turns: Partial<Record<Who, Turn>>[]): Row[] {
  const middle = (who: Who, what: keyof Turn) => median(turns.map((turn) => turn[who]?.[what] ?? 0))
  const row = (against: 'before' | 'bare', what: keyof Turn, name: string, unit: string): Row => ({
    part: 'peers',
    item: `${item}, ${name}`,
    engine,
    unit,
    ours: middle('present', what),
    yardstick: middle(against, what),
    ratio: median(turns.map((turn) => turn.present![what] / turn[against]![what])),
  })
  const rate = row('before', 'perSecond', 'of the release before', 'a second')
  const cost = row('before', 'cost', 'processor, of the release before', 'µs')
  const rows = [
    { ...rate, failure: rate.ratio < 1 / TOLERANCE ? tooBad : undefined },
    { ...cost, failure: cost.ratio > TOLERANCE ? tooBad : undefined },
  ]
  if (!turns[0]?.bare) return rows
  const name = `of the bare server${aim === undefined ? '' : ` (aim ${aim})`}`
  return [
    ...rows,
    row('bare', 'perSecond', name, 'a second'),
    row('bare', 'cost', `processor, ${name}`, 'µs'),
  ]
}

const tooBad = 'more than 15 % worse than the release before'

/** Time of the processor until ready, started in turns, once the compiled code is cached. */
async function startRows(
  engine: Engine,
  startPresent: () => Promise<Program>,
  startBefore: () => Promise<Program>,
): Promise<Row[]> {
  const busy = { present: [] as number[], before: [] as number[] }
  for (let start = 0; start <= STARTS; start++)
    for (const [who, begin] of [
      ['present', startPresent],
      ['before', startBefore],
    ] as const) {
      const program = await begin()
      if (start > 0) busy[who].push(program.busySeconds() * 1000)
      await program.stop()
    }
  return [asRow(engine, 'processor until ready', 'ms', median(busy.present), median(busy.before))]
}

const memoryRow = (
  engine: Engine,
  item: string,
  { present, before }: Record<Who, Program>,
  read: (program: Program) => number,
) => asRow(engine, item, 'MB', read(present), read(before))

/** Smaller is better. */
function asRow(engine: Engine, item: string, unit: string, ours: number, yardstick: number): Row {
  const ratio = ours / yardstick
  return {
    ...{ part: 'peers', item: `${item}, of the release before`, engine, unit, ours, yardstick, ratio },
    failure: ratio > TOLERANCE ? tooBad : undefined,
  }
}

/** Paused as soon as it is ready: the first to start would otherwise be ahead with its background work. */
async function standingStill(begin: () => Promise<Program>): Promise<Program> {
  const program = await begin()
  program.pause()
  return program
}

async function readersOf(program: Program, managers: readonly string[]): Promise<Reader[]> {
  program.resume()
  const readers: Reader[] = [await signIn(program.origin)]
  for (const email of managers) readers.push(await signIn(program.origin, email))
  program.pause()
  return readers
}
