import { readFileSync } from 'node:fs'
import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../../program/migrations.ts'
import { BELONGS_TO, EXPIRES_AT_SIGN_IN, KEPT } from './other-tables.ts'
import { RETENTION_RULES } from './retention-rules.ts'

const { db, close } = await startTestDatabase(MIGRATIONS)
afterAll(close)

test('every table is decided about, once', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`)
  const decided = [
    ...RETENTION_RULES.map(({ table }) => table),
    ...Object.keys(BELONGS_TO),
    ...EXPIRES_AT_SIGN_IN,
    ...Object.keys(KEPT),
  ]
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('what belongs to a row goes with it', async () => {
  const { rows } = await db.execute<{ child: string; parent: string }>(sql`
    select cn.nspname || '.' || c.relname as child, pn.nspname || '.' || p.relname as parent
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
    join pg_class p on p.oid = k.confrelid join pg_namespace pn on pn.oid = p.relnamespace
    where k.contype = 'f' and k.confdeltype = 'c'`)
  for (const [child, parent] of Object.entries(BELONGS_TO)) expect(rows).toContainEqual({ child, parent })
})

test.each(RETENTION_RULES.map((rule) => [rule.what, rule] as const))(
  'the published privacy text says how long %s are kept',
  (_what, { promise, keptFor }) => {
    const text = readFileSync(new URL('../../../../content/legal/privacy.md', import.meta.url), 'utf8')
    const lines = text.split('\n').filter((line) => line.includes(promise))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(keptFor)
  },
)
