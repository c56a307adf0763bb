import { sql } from 'drizzle-orm'
import { PASSWORD, type TestClient, type TestServer } from './test-server.ts'

/** Invites an examiner to the exam, who chooses a password and signs in with a code; the seat ends tomorrow. */
export async function seatedClient(
  server: TestServer,
  manager: TestClient,
  examId: string,
  { mayDownload = false } = {},
) {
  const email = `examiner-${crypto.randomUUID()}@agency.example`
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const seat = await manager.examSeats.invite({
    id: examId,
    email,
    name: 'Erin Examiner',
    lastDay,
    mayDownload,
  })
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select id from auth.users where email = ${email}`,
  )
  await server.db.transaction((tx) =>
    server.plumbline.auth.accounts.setPassword(tx, rows[0]!.id, PASSWORD, { id: null, ip: '192.0.2.1' }),
  )
  const token = await server.seatTokenOf({ email })
  return { seat, token, client: server.clientOf(token) }
}
