import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { makeSampleInstitution } from '../../tenancy/sample-institution/sample-institution.ts'
import { PASSWORD, startTestServer } from '../../testing/test-server.ts'
import { enterBundledParts } from '../library/fill-library.ts'
import { makeSampleAssessments } from './assessment-sample.ts'
import { fillLibrary } from './library-work.ts'

const server = await startTestServer()
afterAll(() => server.close())

test('the sample institution made before the texts are loaded gets its assessments with them, once', async () => {
  const { db } = server
  await makeSampleInstitution(db, server.plumbline.auth, {
    parts: [],
    actor: { id: null, ip: '192.0.2.1' },
    today: '2026-01-12',
    password: PASSWORD,
  })
  await enterBundledParts(db)
  await db.execute(sql`delete from regulation_parts where part not in ('1003', '1013', '1022')`)
  while (await fillLibrary(db, createLog('silent')));
  const manager = server.clientOf(await server.tokenOf({ email: 'manager@harborlight.example' }))
  const { items } = await manager.regulatoryUpdates.list({})
  const states = new Set(items.map(({ status }) => status))
  expect([...states]).toEqual(expect.arrayContaining(['completed', 'not_applicable']))
  const signed = items.find(({ status }) => status === 'completed')!
  const { assessment } = await manager.regulatoryUpdates.detail({ slug: signed.slug })
  expect(assessment).toMatchObject({ signedName: 'Sample Manager', evidence: expect.any(String) })
  const { rows } = await db.execute<{ record: string; hash: string }>(
    sql`select signed_record as record, signed_hash as hash from update_assessments where signed_hash = ${assessment.signedHash}`,
  )
  expect(createHash('sha256').update(rows[0]!.record).digest('hex')).toBe(rows[0]!.hash)
  expect(JSON.parse(rows[0]!.record).redline.changes.length).toBeGreaterThan(0)
  const count = async () => (await db.execute(sql`select 1 from update_assessments`)).rows.length
  const before = await count()
  await makeSampleAssessments(db)
  expect(await count()).toBe(before)
}, 60_000)
