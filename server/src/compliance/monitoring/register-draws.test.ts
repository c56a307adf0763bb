import { drawPositions } from '@plumbline/rules/sampling/draw.ts'
import { sha256Text } from '@plumbline/rules/sampling/sha256-text.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { LINES_AT_MOST } from './register-population.ts'

const server = await startTestServer()
afterAll(server.close)

const lender = await server.newInstitution()
let manager: TestClient
let registerId: string

const uliOf = (line: number) => `549300HARBOR0000000X26${String(line).padStart(6, '0')}42`
const entry = (line: number) =>
  `2|549300HARBOR0000000X|${uliOf(line)}|20260102|1|1|2|1|1|250000|${line % 2 ? 1 : 3}|20260301|12 Elm St|Salem|MA`
const REGISTER = [
  '1|Harbor|2026|4|Ann Contact|555-555-5555',
  ...Array.from({ length: 40 }, (_, index) => entry(index + 2)),
]
const PLAN = {
  description: 'Entries of the year',
  tolerableRate: '0.10',
  attributes: ['Agrees with the file'],
}
const newRun = async (client: TestClient, more: { ownerId?: string } = {}) => {
  const { runs } = await client.monitoring.create({
    ...{ year: 2026, title: 'LAR accuracy', frequency: 'annual', firstMonth: 12, ...more },
  })
  return runs[0]!.id
}
const population = () => ({ from: 'hmda_register' as const, sourceId: registerId })
const UNKNOWN = { code: 'POPULATION_UNKNOWN' }

beforeAll(async () => {
  manager = await lender.signedIn({ role: 'manager' })
  const stored = await manager.hmdaFiles.store({
    register: new File([`${REGISTER.join('\n')}\n`], 'Ann Applicant.txt'),
    ...{ name: 'Ann Applicant.txt', year: 2026, keepYears: 3 },
  })
  registerId = stored.id
})

test('the entries of a stored register are a population, by the lines of its file', async () => {
  const { sample, items } = await manager.monitoring.draw({
    ...{ id: await newRun(manager), ...PLAN, population: population() },
    strata: { column: 'actionTaken' },
  })
  expect(sample).toMatchObject({
    ...{ from: 'hmda_register', sourceName: 'HMDA register, 2026', populationSize: 40 },
    strata: {
      parts: [
        { name: '1 (Loan originated)', population: 20 },
        { name: '3 (Application denied)', population: 20 },
      ],
    },
  })
  for (const { position, label } of items)
    expect(label).toBe(`Line ${position + 1}: ULI or NULI ending in ${uliOf(position + 1).slice(-6)}`)
  const plain = await manager.monitoring.draw({
    id: await newRun(manager),
    ...PLAN,
    population: population(),
  })
  const { seed } = plain.sample!
  expect(plain.items.map(({ position }) => position)).toEqual(
    drawPositions({ seed, population: 40, size: plain.items.length }, sha256Text),
  )
  const byRace = { column: 'applicantRace1' }
  await expect(
    manager.monitoring.draw({ id: await newRun(manager), ...PLAN, population: population(), strata: byRace }),
  ).rejects.toMatchObject({ code: 'STRATA_REFUSED', message: expect.stringContaining('loanPurpose') })
})

test('a tester who does not work on HMDA finds nothing of the register but what the sheet needs', async () => {
  const account = await lender.addMember({ role: 'user' })
  const tester = server.clientOf(await server.tokenOf(account))
  const id = await newRun(manager, { ownerId: account.userId })
  await manager.monitoring.draw({ id, ...PLAN, population: population() })
  const shown = JSON.stringify(await tester.monitoring.sheet({ id }))
  expect(shown).toContain('ULI or NULI ending in')
  // Neither stored in the clear, for exports, search, and binders, nor written down.
  const { rows } = await server.db.execute(sql`
    select (select jsonb_agg(to_jsonb(r)) from monitoring_runs r where r.id = ${id}) as run,
      (select jsonb_agg(to_jsonb(s)) from monitoring_sample_items s where s.run_id = ${id}) as items,
      (select jsonb_agg(to_jsonb(a)) from audit_log a) as acts`)
  for (const text of [shown, JSON.stringify(rows)])
    for (const secret of ['549300HARBOR', 'Applicant', 'Ann Contact', 'Elm St'])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  await expect(tester.hmdaFiles.list()).rejects.toMatchObject({ code: 'HMDA_ACCESS' })
})

test('records each draw in the audit log as an opening of the register', async () => {
  const opened = async () => {
    const { rows } = await server.db.execute<{ count: number }>(sql`
      select count(*)::integer as count from audit_log where action = 'hmda.open' and subject_id = ${registerId}`)
    return rows[0]!.count
  }
  const before = await opened()
  const id = await newRun(manager)
  const { items } = await manager.monitoring.draw({ id, ...PLAN, population: population() })
  expect(await opened()).toBe(before + 1)
  await manager.monitoring.answer({ id: items[0]!.id, answer: { attribute: 0, value: 'yes' } })
  // A sheet that was begun opens nothing.
  await expect(manager.monitoring.draw({ id, ...PLAN, population: population() })).rejects.toMatchObject({
    code: 'SHEET_BEGUN',
  })
  expect(await opened()).toBe(before + 1)
})

test('refuses to draw from a register that the caller may not open', async () => {
  const id = await newRun(manager)
  const { secret } = await manager.apiKeys.create({
    ...{ name: 'Sampling', belongsTo: 'me', mayWrite: true, days: 30, nouns: ['monitoring', 'hmda'] },
  })
  await expect(
    server.clientOf(secret).monitoring.draw({ id, ...PLAN, population: population() }),
  ).rejects.toMatchObject(UNKNOWN)
  const stranger = await (await server.newInstitution()).signedIn({ role: 'manager' })
  await expect(
    stranger.monitoring.draw({ id: await newRun(stranger), ...PLAN, population: population() }),
  ).rejects.toMatchObject(UNKNOWN)
  await server.db.execute(
    sql`update hmda_files set key_mark = repeat('0', length(key_mark)) where id = ${registerId}`,
  )
  await expect(manager.monitoring.draw({ id, ...PLAN, population: population() })).rejects.toMatchObject({
    code: 'OTHER_STORAGE_KEY',
  })
})

test('refuses a register with more lines than anybody files', async () => {
  const { id: sourceId } = await manager.hmdaFiles.store({
    register: new File([`${REGISTER.slice(0, 3).join('\n')}\n${'\n'.repeat(LINES_AT_MOST)}`], 'blank.txt'),
    ...{ name: 'blank.txt', year: 2025, keepYears: 3 },
  })
  await expect(
    manager.monitoring.draw({
      ...{ id: await newRun(manager), ...PLAN },
      population: { from: 'hmda_register', sourceId },
    }),
  ).rejects.toMatchObject({
    code: 'POPULATION_TOO_LARGE',
    message: 'The register has more than 200,000 lines, the limit of a draw.',
  })
})
