import { setTimeout as delay } from 'node:timers/promises'
import { onPostgres, startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAULT_ROUNDS } from '../../testing/fault-rounds.ts'
import {
  finishUpload,
  hashAt,
  hashOf,
  makeFile,
  openFile,
  type Sender,
  sendPieces,
  startUpload,
} from '../../testing/file-work.ts'
import { startObjectStore } from '../../testing/object-store-server.ts'
import {
  filledDataDirectory,
  ONE_PART,
  type Program,
  runProgram,
  startProgram,
} from '../../testing/program.ts'
import { ADMINISTRATOR, ADMINISTRATOR_SETTINGS, visitorAt } from '../../testing/visitor.ts'

const MIB = 1024 * 1024
const SIZES = [MIB, 10 * MIB, 3 * MIB]

describe('files on their way to an object store', { timeout: 120_000 + FAULT_ROUNDS * 90_000 }, () => {
  let settings: Record<string, string>
  let closeDatabase: (() => Promise<void>) | undefined
  let remote: Awaited<ReturnType<typeof startObjectStore>>
  let program: Program
  let sender: Sender

  beforeAll(async () => {
    const database = onPostgres ? await startTestDatabase([]) : undefined
    closeDatabase = database?.close
    remote = await startObjectStore()
    settings = {
      ...ADMINISTRATOR_SETTINGS,
      ...ONE_PART,
      DATA_DIR: await filledDataDirectory(),
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
      STORAGE_KEY: Buffer.alloc(32, 3).toString('base64'),
      ...remote.environment(),
      ...(database?.url && { DATABASE_URL: database.url }),
    }
    program = await startProgram(settings)
    const { body } = await visitorAt(program.origin).call('POST', '/auth/v1/token?grant_type=password', {
      email: ADMINISTRATOR.email,
      password: ADMINISTRATOR.password,
    })
    sender = { origin: program.origin, bearer: body.access_token }
  }, 180_000)
  afterAll(async () => {
    await program?.stop()
    await closeDatabase?.()
    await remote?.close()
  })

  const stored = new Map<string, string>()

  async function upload(size: number) {
    const file = makeFile(`${stored.size}.pdf`, size)
    const id = await startUpload(sender, file)
    await sendPieces(sender, id, file)
    await finishUpload(sender, id)
    stored.set(id, hashOf(file))
  }

  async function startAgain(keptIn: string) {
    await program.stop('SIGKILL')
    program = await startProgram({ ...settings, FILES_KEPT_IN: keptIn })
    sender.origin = program.origin
  }

  async function expectAll() {
    for (const [id, sha256] of stored) expect((await hashAt(await openFile(sender, id))).sha256).toBe(sha256)
  }

  test('are whole after each kill, in both directions, and the audit log agrees', async () => {
    for (let kills = 0; kills < FAULT_ROUNDS; kills++) {
      for (const size of SIZES) await upload(size)
      await delay(Math.random() * 1500)
      await startAgain('database')
      await expectAll()
      await delay(Math.random() * 1500)
      await startAgain('s3')
      await expectAll()
    }
    await upload(MIB)
    await expect.poll(() => remote.objects().length).toBeGreaterThan(0)
    await expectAll()
    const verdict = await runProgram(['command', 'verify-audit'], settings)
    expect(verdict.output).toContain(`${stored.size} files are as they were stored`)
  })
})
