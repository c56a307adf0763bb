import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@plumbline/database/migrate.ts'
import { startTestDatabase, type TestDatabase } from '@plumbline/database/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../../program/migrations.ts'

const MIGRATION = '26112670'
const folder = mkdtempSync(join(tmpdir(), 'plumbline-hmda-access-'))

let database: TestDatabase
beforeAll(async () => {
  const before = MIGRATIONS.map(({ module, directory }) => {
    const copy = join(folder, module)
    mkdirSync(copy)
    // Numbers of four digits come before all days.
    const isEarlier = (name: string) => /^\d{4}_/.test(name) || name < MIGRATION
    for (const file of readdirSync(directory).filter(isEarlier))
      copyFileSync(join(directory, file), join(copy, file))
    return { module, directory: copy }
  })
  database = await startTestDatabase(before)
}, 120_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('people who decided on a finding or stored a register keep working on HMDA, nobody else does', async () => {
  const { db } = database
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into institutions (name, type, plan) values ('Harbor', 'credit_union', 'enterprise') returning id`)
  const { id } = rows[0]!
  for (const [fullName, userId] of Object.entries({
    Decided: person(1),
    Stored: person(2),
    Neither: person(3),
  })) {
    await db.execute(
      sql`insert into auth.users (id, email, created_at, updated_at) values (${userId}, ${`${fullName}@example.com`}, now(), now())`,
    )
    await db.execute(sql`
      insert into user_profiles (user_id, institution_id, full_name) values (${userId}, ${id}, ${fullName})`)
  }
  await db.execute(sql`
    insert into hmda_decisions (institution_id, edit, loan_hash, values_hash, reason, decided_by)
    values (${id}, 'Q617', ${'A'.repeat(32)}, ${'B'.repeat(32)}, 'As reported.', ${person(1)})`)
  await db.execute(sql`
    insert into hmda_files (institution_id, name, filing_year, byte_size, key_mark, stored_by, keep_until)
    values (${id}, 'register.txt', 2026, 1, ${'0'.repeat(16)}, ${person(2)}, now() + interval '3 years')`)
  await migrate(db, MIGRATIONS)
  const { rows: people } = await db.execute<{ full_name: string; works_on_hmda: boolean }>(sql`
    select full_name, works_on_hmda from user_profiles order by full_name`)
  expect(people).toEqual([
    { full_name: 'Decided', works_on_hmda: true },
    { full_name: 'Neither', works_on_hmda: false },
    { full_name: 'Stored', works_on_hmda: true },
  ])
})

function person(number: number): string {
  return `00000000-0000-4000-8000-00000000000${number}`
}
