import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { insertInstitution } from '../institutions/institution-store.ts'

const server = await startTestServer()
const { db } = server
afterAll(() => server.close())

test('the people filter has no limit on how many people match', async () => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into auth.users (email, created_at, updated_at)
    select 'common-' || n || '@bank.example', now(), now() from generate_series(1, 700) n returning id`)
  const { id: bank } = await insertInstitution(db, { name: 'Bank', type: 'credit_union' })
  await db.execute(sql`
    insert into user_profiles (user_id, institution_id, full_name, role)
    select id, ${bank}, 'Common Name', 'user' from auth.users where email like 'common-%'`)
  for (const { id } of [rows[0]!, rows.at(-1)!])
    await db.transaction((tx) =>
      recordAudit(tx, { action: 'user.create', actorId: null, subjectId: id, ip: '127.0.0.1', detail: {} }),
    )
  const admin = await server.signedIn({ role: 'admin' })
  const { items } = await admin.audit.list({ person: 'common name' })
  expect(items.map(({ subjectId }) => subjectId)).toEqual([rows.at(-1)!.id, rows[0]!.id])
})
