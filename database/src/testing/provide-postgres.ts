import { startPostgresServer } from './postgres-server.ts'

/** Vitest's global setup of the run on PostgreSQL. */
export default async function providePostgres() {
  // Two projects run on PostgreSQL and share one server.
  if (process.env.TEST_POSTGRES_URL) return
  const server = await startPostgresServer()
  if (!server)
    throw new Error(
      'No PostgreSQL on this machine: install the package postgresql, or run `npm test`, which does.',
    )
  process.env.TEST_POSTGRES_URL = server.url
  return () => server.stop()
}
