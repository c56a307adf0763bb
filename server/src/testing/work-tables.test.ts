import { globSync, readFileSync } from 'node:fs'
import { ofNouns } from '@plumbline/contract/noun-list.ts'
import { KEPT_RECORDS } from '@plumbline/contract/tenancy/kept-records.ts'
import { startTestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { SAMPLE_PARTS, SUBJECT_SOURCES, WORK_TABLES } from '../nouns.ts'
import { MIGRATIONS } from '../program/migrations.ts'
import { ISOLATION_CASES } from './isolation-cases.ts'

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

test('every table has row-level security', async () => {
  const { rows } = await db.execute<{ name: string; secured: boolean }>(sql`
    select c.relname as name, c.relrowsecurity as secured from pg_class c
    where c.relname = any(${`{${Object.keys(WORK_TABLES).join(',')}}`}::text[])`)
  expect(rows.filter(({ secured }) => !secured)).toEqual([])
})

/** Keys that cannot begin with the institution, each with the reason. */
const FOUND_BY_SECRET = 'Looked up by a secret before the institution is known.'
const ONE_LIBRARY =
  'Regulatory updates are one library for all; on distributed tables it is a reference table.'
const OTHER_KEYS: Readonly<Record<string, string>> = {
  'api_keys unique index api_keys_by_secret': FOUND_BY_SECRET,
  'assistant_tokens unique index assistant_tokens_by_secret': FOUND_BY_SECRET,
  'calendar_feeds unique index calendar_feeds_by_secret': FOUND_BY_SECRET,
  'exam_addresses PRIMARY KEY (token_hash)': FOUND_BY_SECRET,
  'file_addresses PRIMARY KEY (token_hash)': FOUND_BY_SECRET,
  'notification_settings UNIQUE (unsubscribe_token)': FOUND_BY_SECRET,
  'readers unique index readers_by_id': 'Looked up by a link before the institution is known.',
  'readers unique index readers_by_session': FOUND_BY_SECRET,
  'update_assessments FOREIGN KEY (update_id) REFERENCES regulatory_updates(id) ON DELETE CASCADE':
    ONE_LIBRARY,
  'update_summaries FOREIGN KEY (update_id) REFERENCES regulatory_updates(id) ON DELETE CASCADE': ONE_LIBRARY,
}

test('every primary, unique, and foreign key of institution work begins with the institution', async () => {
  const { rows } = await db.execute<{ name: string; first: string }>(sql`
    with work as (
      select c.oid, c.relname from pg_class c
      where c.relname = any(${`{${Object.keys(WORK_TABLES).join(',')}}`}::text[]) and c.relkind = 'r'
    )
    select w.relname || ' ' || pg_get_constraintdef(k.oid) as name,
      (select a.attname from pg_attribute a where a.attrelid = w.oid and a.attnum = k.conkey[1]) as first
    from work w join pg_constraint k on k.conrelid = w.oid and k.contype in ('p', 'u', 'f')
    union all
    select w.relname || ' unique index ' || x.relname,
      coalesce((select a.attname from pg_attribute a where a.attrelid = w.oid and a.attnum = i.indkey[0]), 'an expression')
    from work w join pg_index i on i.indrelid = w.oid and i.indisunique join pg_class x on x.oid = i.indexrelid
    where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
    union all
    select w.relname || ' is named by ' || k.conrelid::regclass::text,
      (select a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1])
    from work w join pg_constraint k on k.confrelid = w.oid and k.contype = 'f'`)
  const others = rows.filter(({ first }) => first !== 'institution_id').map(({ name }) => name)
  expect([...new Set(others)].toSorted()).toEqual(Object.keys(OTHER_KEYS).toSorted())
})

test('every table is in one line of what managers are shown about keeping records', () => {
  const shown = KEPT_RECORDS.flatMap(({ tables }) => tables)
  expect(shown.toSorted()).toEqual(Object.keys(WORK_TABLES).toSorted())
})

const actions = [
  ...globSync(new URL('../../../contract/src/*/audit-acts.ts', import.meta.url).pathname).map((path) =>
    readFileSync(path, 'utf8'),
  ),
  ...Object.keys(ofNouns('acts')).map((act) => `'${act}'`),
].join('')

test.each(entries)('%s names what there is', (_table, { audit, search, sample, isolation }) => {
  if (!('none' in audit)) for (const action of audit) expect(actions).toContain(`'${action}`)
  if (typeof search === 'string') expect(SUBJECT_SOURCES.map(({ kind }) => kind)).toContain(search)
  if (typeof sample === 'string') expect(SAMPLE_PARTS.map(({ name }) => name)).toContain(sample)
  if (!('none' in isolation))
    for (const name of isolation) expect(Object.keys(ISOLATION_CASES)).toContain(name)
})
