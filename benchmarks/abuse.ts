// `npm run abuse -- --seconds N --connections N --engine embedded|postgres`: floods of JSON, of wrong passwords
// from one home network, and of uploads against the real program in its own process, with the limits of the
// product. Prints what people feel meanwhile, and fails where a promise of docs/security.md does not hold.
import { parseArgs } from 'node:util'
import { startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { ABUSE_SETTINGS, abuse } from '../server/src/testing/abuse.ts'
import { filledDataDirectory, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR_SETTINGS } from '../server/src/testing/visitor.ts'
import { percentile } from './load.ts'

const P99_RATIO_ALLOWED = 3
const OWNERS_WANTED = 0.95

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'embedded' },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
if (!(seconds > 0) || !(connections > 0) || !['embedded', 'postgres'].includes(values.engine)) {
  console.error('Usage: npm run abuse -- --seconds N --connections N --engine embedded|postgres')
  process.exit(2)
}

const postgres = values.engine === 'postgres' ? await startPostgresServer() : undefined
const program = await startProgram({
  ...ADMINISTRATOR_SETTINGS,
  ...ABUSE_SETTINGS,
  NODE_ENV: 'production',
  NODE_OPTIONS: '--max-semi-space-size=4',
  ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: await filledDataDirectory() }),
})
console.log(
  `Each attack for ${seconds} seconds, ${connections} connections of JSON, ${values.engine} engine …`,
)
const { atRestMs, meanwhileMs, errors, attacks, owners, memory } = await abuse(program, {
  forMs: seconds * 1000,
  connections,
})
await program.stop()
await postgres?.stop()

const at = (times: number[], share: number) => Math.round(percentile(times, share))
console.log('\na signed-in person at the dashboard   calls    p50    p99  (ms)')
const line = (name: string, times: number[]) =>
  console.log(
    `${name.padEnd(36)}${String(times.length).padStart(7)}${String(at(times, 0.5)).padStart(7)}${String(at(times, 0.99)).padStart(7)}`,
  )
line('at rest', atRestMs)
for (const [kind, times] of Object.entries(meanwhileMs)) line(`meanwhile: ${kind}`, times)
console.log('\nwhat the attacks were answered')
for (const [kind, outcome] of Object.entries(attacks))
  console.log(`${kind.padEnd(12)}${JSON.stringify(outcome)}`)
console.log(
  `\nowners with the right password in within ten seconds: ${owners.in} of ${owners.of}, ` +
    `median ${at(owners.waitedMs, 0.5)} ms, slowest ${at(owners.waitedMs, 1)} ms`,
)
console.log(`memory during uploads: ${memory.before} MB before, ${memory.highest} MB at most`)

const ratio = at(meanwhileMs.json, 0.99) / Math.max(1, at(atRestMs, 0.99))
console.log(
  `p99 under the flood of JSON: ${ratio.toFixed(2)} times that at rest, allowed ${P99_RATIO_ALLOWED}`,
)
for (const error of errors.slice(0, 10)) console.error(error)
const holds = errors.length === 0 && ratio <= P99_RATIO_ALLOWED && owners.in >= owners.of * OWNERS_WANTED
process.exit(holds ? 0 : 1)
