import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { onPostgres } from './testing/test-database.ts'

const STATEMENTS = fileURLToPath(new URL('./testing/run-statements.ts', import.meta.url))
const OPTIMIZED = /using TurboFan, took \d+ ms and \d+ \/ (\d+) max\/total bytes/g
const MEGABYTES_AT_MOST = 200
const TRACING = ['--trace-wasm-compilation-times', '--wasm-sync-tier-up']

test.skipIf(onPostgres)(
  'no function is optimized that takes hundreds of megabytes',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'plumbline-engine-'))
    await (await openEmbeddedDatabase(directory)).close()
    const { stdout, status } = spawnSync(process.execPath, [...TRACING, STATEMENTS, directory], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    })
    expect(status).toBe(0)
    const megabytes = [...stdout.matchAll(OPTIMIZED)].map(([, bytes]) => Number(bytes) / 1024 ** 2)
    expect(megabytes.length).toBeGreaterThan(0)
    expect(Math.max(...megabytes)).toBeLessThan(MEGABYTES_AT_MOST)
  },
  300_000,
)
