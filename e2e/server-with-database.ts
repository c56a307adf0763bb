import { type PostgresServer, startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { ONE_PART, type Program, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { test } from './journey.ts'

/** For the tests of one file: a separate server whose database the tests stop and start. */
export function useServerWithDatabase(besidePort: number) {
  const port = Number(process.env.E2E_PORT ?? 3987) + besidePort
  let database: PostgresServer
  let program: Program

  test.describe.configure({ mode: 'serial' })
  test.use({ mayBeUnavailable: true, baseURL: `http://localhost:${port}` })
  test.beforeAll(async () => {
    database = (await startPostgresServer())!
    program = await startProgram({
      ...ONE_PART,
      PORT: String(port),
      DATABASE_URL: database.url,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      AUTH_RATE_LIMITS: 'off',
      REQUESTS_PER_MINUTE: 'off',
    })
  })
  test.afterAll(async () => {
    await program?.stop()
    await database?.stop()
  })

  return {
    takeAway: () => database.stop('SIGINT'),
    giveBack: () => database.start(),
  }
}
