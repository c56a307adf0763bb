import { type PostgresServer, startPostgresServer } from '../database/src/testing/postgres-server.ts'
import { type Program, startProgram } from '../server/src/testing/program.ts'
import { ADMINISTRATOR } from './cast.ts'
import { test } from './journey.ts'

/**
 * For the journeys of one file: a program of their own, beside the server of all others, and the
 * database that they take away from it and give back, one journey after another.
 */
export function useProgramWithoutData(besidePort: number) {
  const port = Number(process.env.E2E_PORT ?? 3987) + besidePort
  let database: PostgresServer
  let program: Program

  test.describe.configure({ mode: 'serial' })
  test.use({ mayBeUnavailable: true, baseURL: `http://localhost:${port}` })
  test.beforeAll(async () => {
    database = (await startPostgresServer())!
    program = await startProgram({
      PORT: String(port),
      DATABASE_URL: database.url,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      AUTH_RATE_LIMITS: 'off',
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
