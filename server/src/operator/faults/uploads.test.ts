import { onPostgres, startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAULT_ROUNDS } from '../../testing/fault-rounds.ts'
import {
  bytesOf,
  finishUpload,
  hashAt,
  hashOf,
  makeFile,
  openFile,
  receivedPieces,
  type Sender,
  sendPieces,
  startUpload,
} from '../../testing/file-work.ts'
import { filledDataDirectory, ONE_PART, type Program, startProgram } from '../../testing/program.ts'
import {
  ADMINISTRATOR,
  ADMINISTRATOR_SETTINGS,
  addMemberThrough,
  signInAt,
  visitorAt,
} from '../../testing/visitor.ts'

describe('files', { timeout: 120_000 + FAULT_ROUNDS * 60_000 }, () => {
  let settings: Record<string, string>
  let program: Program
  let people: Sender[]
  let closeDatabase: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const database = onPostgres ? await startTestDatabase([]) : undefined
    closeDatabase = database?.close
    settings = {
      ...ADMINISTRATOR_SETTINGS,
      ...ONE_PART,
      DATA_DIR: await filledDataDirectory(),
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
      ...(database?.url && { DATABASE_URL: database.url }),
    }
    program = await startProgram(settings)
    const colleague = await addMemberThrough(await signInAt(program.origin))
    const bearers: string[] = []
    for (const { email, password } of [ADMINISTRATOR, colleague]) {
      const { body } = await visitorAt(program.origin).call('POST', '/auth/v1/token?grant_type=password', {
        email,
        password,
      })
      bearers.push(body.access_token)
    }
    people = bearers.map((bearer) => ({ origin: program.origin, bearer }))
  }, 180_000)
  afterAll(async () => {
    await program?.stop()
    await closeDatabase?.()
  })

  test('that two people send while the program is killed lose no acknowledged piece, and go on', async () => {
    const uploads = people.flatMap((_, index) =>
      [1, 2].map((number) => ({
        person: index,
        file: makeFile(`${index}-${number}.pdf`, bytesOf(3)),
        id: '',
      })),
    )
    for (const upload of uploads) upload.id = await startUpload(people[upload.person]!, upload.file)
    for (let kills = 0; kills < FAULT_ROUNDS; kills++) {
      const acknowledged: { id: string; person: number; position: number }[] = []
      const killAfter = 4 + Math.floor(Math.random() * 12)
      await Promise.allSettled(
        uploads.map(({ person, file, id }) =>
          sendPieces(people[person]!, id, file, (position) => {
            acknowledged.push({ id, person, position })
            if (acknowledged.length === killAfter) program.child.kill('SIGKILL')
          }),
        ),
      )
      await program.stop('SIGKILL')
      program = await startProgram(settings)
      for (const person of people) person.origin = program.origin
      for (const { id, person, position } of acknowledged)
        expect(await receivedPieces(people[person]!, id)).toContain(position)
    }
    for (const { person, file, id } of uploads) {
      await sendPieces(people[person]!, id, file)
      const stored = await finishUpload(people[person]!, id)
      expect(stored.sha256).toBe(hashOf(file))
      expect((await hashAt(await openFile(people[person]!, id))).sha256).toBe(stored.sha256)
    }
  })
})
