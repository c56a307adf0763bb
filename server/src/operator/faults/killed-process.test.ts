import { onPostgres, startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { describe, expect, test } from 'vitest'
import { FAULT_ROUNDS } from '../../testing/fault-rounds.ts'
import {
  filledDataDirectory,
  ONE_PART,
  type Program,
  runProgram,
  startProgram,
} from '../../testing/program.ts'
import { startWriting } from '../../testing/steady-writing.ts'
import { ADMINISTRATOR_SETTINGS, signInAt } from '../../testing/visitor.ts'

describe('the program killed in the middle of writing', { timeout: 60_000 + FAULT_ROUNDS * 30_000 }, () => {
  test('keeps what it acknowledged, and starts again as if it had been stopped', async () => {
    const database = onPostgres ? await startTestDatabase([]) : undefined
    const settings: Record<string, string> = {
      ...ADMINISTRATOR_SETTINGS,
      ...ONE_PART,
      DATA_DIR: await filledDataDirectory(),
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
      ...(database?.url && { DATABASE_URL: database.url }),
    }
    let program: Program = await startProgram(settings)
    const signedIn = await signInAt(program.origin)
    const load = startWriting(() => signedIn.at(program.origin))
    for (let kills = 0; kills < FAULT_ROUNDS; kills++) {
      await load.progress(5 + Math.floor(Math.random() * 20))
      await program.stop('SIGKILL')
      program = await startProgram(settings)
    }
    await load.progress(5)
    await load.end()

    const slugs: string[] = []
    for (let page = 1, pageCount = 1; page <= pageCount; page++) {
      const { body } = await signedIn.at(program.origin).call('GET', `/api/blog-management?page=${page}`)
      slugs.push(...body.items.map(({ slug }: { slug: string }) => slug))
      pageCount = body.pageCount
    }
    expect(load.acknowledged.filter((slug) => !slugs.includes(slug))).toEqual([])
    const verdict = await runProgram(['command', 'verify-audit'], settings)
    expect(verdict.output).toContain('The audit log is whole')
    await program.stop()
    await database?.close()
  })
})
