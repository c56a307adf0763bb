/**
 * `npm run bench` measures everything; `npm run bench -- api growth` runs some suites; `--only search`
 * runs the rows whose name contains it; `--json FILE` also writes the figures. `background`, `growth-years`, and
 * `peers` know `--institutions 12000`, `background` knows `--minutes 1`, and `peers`, which runs where it is named
 * alone, `--against COMMIT`.
 */
import { parseArgs } from 'node:util'
import { measureApi } from './api.ts'
import { measureAssistant } from './assistant.ts'
import { type BackgroundOptions, measureBackground } from './background.ts'
import { measureBoard } from './board.ts'
import { measureDashboard } from './dashboard.ts'
import { measureGrowth } from './growth.ts'
import { measureYears } from './growth-years.ts'
import { measureHmda } from './hmda.ts'
import { measureLive } from './live.ts'
import { measureMigration } from './migration.ts'
import { measurePages } from './pages.ts'
import { measurePartitions } from './partitions.ts'
import { measurePeers, type PeersOptions } from './peers.ts'
import { measureRegulations } from './regulations.ts'
import { printTable, type Row, writeJson } from './report.ts'
import { measureRules } from './rules.ts'
import { measureSearchWeight } from './search-weight.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStart } from './start.ts'
import { measureTelemetry } from './telemetry.ts'
import { measureWrites } from './writes.ts'

type Options = BackgroundOptions & PeersOptions

/** It needs the history of the sources, and builds an older version of them. */
const WHERE_NAMED = ['peers']
const PARTS: Record<string, (only: (item: string) => boolean, options: Options) => Promise<Row[]>> = {
  api: measureApi,
  'sign-in': measureSignIn,
  pages: measurePages,
  board: measureBoard,
  growth: measureGrowth,
  assistant: measureAssistant,
  regulations: measureRegulations,
  rules: measureRules,
  hmda: measureHmda,
  start: measureStart,
  live: measureLive,
  migration: measureMigration,
  dashboard: measureDashboard,
  'search-weight': measureSearchWeight,
  writes: measureWrites,
  telemetry: measureTelemetry,
  background: measureBackground,
  'growth-years': measureYears,
  partitions: measurePartitions,
  peers: measurePeers,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    only: { type: 'string', default: '' },
    institutions: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
})
const unknown = positionals.filter((part) => !(part in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
const rows: Row[] = []
const parts = Object.keys(PARTS).filter((part) => !WHERE_NAMED.includes(part))
for (const part of positionals.length > 0 ? positionals : parts) {
  console.error(`measuring: ${part} …`)
  rows.push(
    ...(await PARTS[part]!((item) => item.includes(values.only), {
      institutions: values.institutions === undefined ? undefined : Number(values.institutions),
      minutes: Number(values.minutes),
      against: values.against,
    })),
  )
}
printTable(rows)
if (values.json) writeJson(values.json, rows)
for (const { item, engine, failure } of rows)
  if (failure) {
    console.error(`${item}, ${engine}: ${failure}`)
    process.exitCode = 1
  }
