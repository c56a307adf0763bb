import { fileURLToPath } from 'node:url'
import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { generateOpenApi } from '../http/open-api/open-api-document.ts'
import { filledDataDirectory, startProgram } from '../testing/program.ts'

const COUNTING = fileURLToPath(new URL('../testing/count-schemas.mjs', import.meta.url))
/** Nearly half are of the settings, the rest of the content and the library. Each takes 2 KB and 20 µs. */
const SCHEMAS_AT_MOST = 900
const COUNTED = /^schemas: (\d+)$/m

describe.skipIf(onPostgres)('a start', () => {
  beforeAll(async () => void (await filledDataDirectory()), 300_000)

  test.skipIf(process.platform === 'win32')(
    'builds few schemas, and the built program describes its operations as the source does',
    { timeout: 180_000 },
    async () => {
      const flags = ['--import', COUNTING]
      const program = await startProgram({ DATA_DIR: await filledDataDirectory() }, undefined, [], flags)
      program.child.kill('SIGUSR2')
      await expect.poll(program.output).toMatch(COUNTED)
      const built = Number(COUNTED.exec(program.output())?.[1])
      expect(built).toBeGreaterThan(0)
      expect(built).toBeLessThanOrEqual(SCHEMAS_AT_MOST)

      const described = await (await fetch(`${program.origin}/api/openapi.json`)).text()
      expect(described).toBe(JSON.stringify(await generateOpenApi(program.origin)))
      expect(await program.stop()).toBe(0)
    },
  )
})
