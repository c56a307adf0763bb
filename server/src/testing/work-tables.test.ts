import { readFileSync } from 'node:fs'
import { KEPT_RECORDS } from '@plumbline/contract/tenancy/kept-records.ts'
import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../program/migrations.ts'
import { SAMPLE_PARTS } from '../sample-parts.ts'
import { SUBJECT_SOURCES } from '../subject-list.ts'
import { ISOLATION_CASES } from './isolation-cases.ts'
import { WORK_TABLES } from './work-tables.ts'

const { db, close } = await startTestDatabase(MIGRATIONS)
afterAll(close)

const entries = Object.entries(WORK_TABLES)

test('every table of institution work is in the register, and no other', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_policy p on p.polrelid = c.oid
    where c.relkind = 'r' and p.polname = c.relname || '_of_institution'
      and c.relname not in ('user_profiles', 'audit_log')`)
  expect(Object.keys(WORK_TABLES).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('every table has row-level security, and its key begins with the institution', async () => {
  const { rows } = await db.execute<{ name: string; secured: boolean; first: string }>(sql`
    select c.relname as name, c.relrowsecurity as secured,
      (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0]) as first
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relname = any(${`{${Object.keys(WORK_TABLES).join(',')}}`}::text[])`)
  expect(rows.filter(({ secured }) => !secured)).toEqual([])
  const others = rows.filter(({ first }) => first !== 'institution_id').map(({ name }) => name)
  // Looked up by a secret before the institution is known.
  expect(others.toSorted()).toEqual(['exam_addresses', 'file_addresses'])
})

test('every table is in one line of what managers are shown about keeping records', () => {
  const shown = KEPT_RECORDS.flatMap(({ tables }) => tables)
  expect(shown.toSorted()).toEqual(Object.keys(WORK_TABLES).toSorted())
})

test.each(entries)('%s names what there is', (_table, { audit, search, sample, isolation }) => {
  const actions = readFileSync(
    new URL('../../../contract/src/tenancy/audit-action.ts', import.meta.url),
    'utf8',
  )
  if (!('none' in audit)) for (const action of audit) expect(actions).toContain(`'${action}`)
  if (typeof search === 'string') expect(SUBJECT_SOURCES.map(({ kind }) => kind)).toContain(search)
  if (typeof sample === 'string') expect(SAMPLE_PARTS.map(({ name }) => name)).toContain(sample)
  if (!('none' in isolation))
    for (const name of isolation) expect(Object.keys(ISOLATION_CASES)).toContain(name)
})
