// `npm run soak -- --minutes N --people N --engine embedded|postgres`: many signed-in people doing mixed
// work against the real program in its own process. Fails on any error, and when memory still grows after
// the warm-up.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { startProgram } from '../server/src/testing/program.ts'
import { soak } from '../server/src/testing/soak.ts'
import { ADMINISTRATOR_SETTINGS } from '../server/src/testing/visitor.ts'

/** The garbage collector is lazy, and the database's caches fill up to their limits. */
const GROWTH_ALLOWED = 1.15
const SAMPLE_EVERY_MS = 2_000

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'embedded' },
  },
})
const minutes = Number(values.minutes)
const people = Number(values.people)
if (!(minutes > 0) || !(people > 0) || !['embedded', 'postgres'].includes(values.engine)) {
  console.error('Usage: npm run soak -- --minutes N --people N --engine embedded|postgres')
  process.exit(2)
}

const postgres = values.engine === 'postgres' ? await startPostgresServer() : undefined
const program = await startProgram({
  ...ADMINISTRATOR_SETTINGS,
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=4',
  AUTH_RATE_LIMITS: 'off',
  REQUESTS_PER_MINUTE: 'off',
  SUBMISSIONS_PER_HOUR: '100000',
  ...(postgres && { DATABASE_URL: postgres.url }),
})
const memory: number[] = []
const sampling = setInterval(() => memory.push(residentMegabytes(program.child.pid!)), SAMPLE_EVERY_MS)
console.log(`${people} people for ${minutes} minutes on the ${values.engine} engine …`)
const { timings, errors } = await soak(program.origin, { people, forMs: minutes * 60_000 })
clearInterval(sampling)
await program.stop()
await postgres?.stop()

console.log('\nkind             calls    p50    p95    p99  (ms)')
for (const [kind, times] of Object.entries(timings)) {
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) =>
    String(Math.round(sorted[Math.floor((sorted.length - 1) * share)]!)).padStart(6)
  console.log(`${kind.padEnd(14)}${String(times.length).padStart(8)}${at(0.5)} ${at(0.95)} ${at(0.99)}`)
}
const third = Math.floor(memory.length / 3)
const [first, second, last] = [0, 1, 2].map((n) => median(memory.slice(n * third, (n + 1) * third)))
const highest = Math.max(...memory)
console.log(`\nmemory, MB: median of each third ${first}, ${second}, ${last}; highest ${highest}`)
const growth = last! / second!
console.log(`growth from the second to the last third: ${growth.toFixed(3)}, allowed ${GROWTH_ALLOWED}`)
for (const error of errors.slice(0, 20)) console.error(error)
if (errors.length > 0) console.error(`${errors.length} errors`)
process.exit(errors.length > 0 || growth > GROWTH_ALLOWED ? 1 : 0)

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
