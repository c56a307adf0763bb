import { ADMINISTRATOR, ENGINES, prepare } from './engines.ts'
import { fillRegulations } from './large-data.ts'
import { drive, median } from './load.ts'
import { startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

const STARTS = 5
const GOALS = {
  readyMs: { embedded: 700, postgres: 500 },
  residentMegabytes: { embedded: 180, postgres: 110 },
}
const AT_REST_AFTER_MS = 60_000
const SETTLED_AFTER_MS = 10_000
const LOAD_MS = 10_000

/** Process start to ready with the library filled, and memory idle and after load, each beside its goal. */
export async function measureStart(): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of ENGINES) {
    const place = await prepare(engine, fillRegulations)
    if (!place) continue
    const ready: number[] = []
    const busy: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const program = await startProduct({ ...place.environment, ...ADMINISTRATOR })
      ready.push(program.readyAfterMs)
      busy.push(program.busySeconds() * 1000)
      await program.stop()
    }
    const program = await startProduct(place.environment)
    await new Promise((resolve) => setTimeout(resolve, AT_REST_AFTER_MS))
    const atRest = program.residentMegabytes()
    const atMost = program.mostMegabytes()
    const { bearer } = await signIn(program.origin)
    const paths = ['/', '/blog', '/api/articles', '/api/me', '/pricing', '/api/search?query=escrow']
    await drive(
      program.origin,
      (number) => ({ path: paths[number % paths.length]!, headers: { authorization: `Bearer ${bearer}` } }),
      { connections: 10, forMs: LOAD_MS },
    )
    await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS))
    const afterLoad = program.residentMegabytes()
    await program.stop()
    await place.remove()
    const row = (item: string, unit: string, ours: number, yardstick: number): Row => ({
      part: 'start',
      item,
      engine,
      unit,
      ours,
      yardstick,
      ratio: ours / yardstick,
    })
    rows.push(row('start to ready, beside the goal', 'ms', median(ready), GOALS.readyMs[engine]))
    rows.push(row('processor until ready, beside the goal', 'ms', median(busy), GOALS.readyMs[engine]))
    rows.push(row('memory at rest, beside the goal', 'MB', atRest, GOALS.residentMegabytes[engine]))
    rows.push(row('most memory of the first minute, beside that at rest', 'MB', atMost, atRest))
    rows.push(row('memory after load, beside that at rest', 'MB', afterLoad, atRest))
  }
  return rows
}
