import { FACT_VALUES } from '@plumbline/contract/tenancy/institution-facts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { makeSampleInstitution } from '../sample-institution/sample-institution.ts'
import { factSample } from './fact-sample.ts'
import { listFacts } from './fact-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const newManager = async () => (await server.newInstitution()).signedIn({ role: 'manager' })
const since = { trueSince: '2026-01-01' }

test.each([
  ['lei', null, '5493001KJTIIGC8Y1R13', 'This is not a Legal Entity Identifier'],
  ['assets', 2025, '-1', 'Enter dollars without signs'],
  ['assets', 2025, '10000000000001', 'Assets are at most 10 trillion dollars.'],
  ['assets', null, '100', 'Enter the calendar year of this figure.'],
  ['regulator', 2025, 'ncua', 'This fact has no year.'],
  ['states', null, ['ZZ'], 'Enter the two letters of a state or territory.'],
  ['loans.closed_end_mortgages', 2025, 1.5, 'Enter a whole number.'],
  ['offices', null, [{ name: '', city: 'Bath', state: 'ME', inMsa: true }], 'Enter a value.'],
] as const)('refuses %s %s %j', async (key, year, value, because) => {
  const manager = await newManager()
  const refused = manager.settings.setFact({ key, year, value: value as never, ...since })
  await expect(refused).rejects.toMatchObject({
    code: 'INVALID_FACT',
    data: { because: expect.stringContaining(because) },
  })
})

test('refuses two values of a fact for one day, and keeps the history', async () => {
  const manager = await newManager()
  const fact = { key: 'assets', year: 2025 } as const
  await manager.settings.setFact({ ...fact, value: '431200000.00', ...since })
  await expect(manager.settings.setFact({ ...fact, value: '1.00', ...since })).rejects.toMatchObject({
    code: 'SAME_DAY',
  })
  await manager.settings.setFact({ ...fact, value: '431300000.00', trueSince: '2026-02-01' })
  expect((await manager.settings.facts()).map(({ value }) => value)).toEqual(['431300000.00', '431200000.00'])
})

test('says which fact is missing, and applies what is known', async () => {
  const manager = await newManager()
  const before = await manager.settings.whatApplies()
  const hmda = (list: typeof before) => list.items.find(({ id }) => id === '1003')!
  expect(hmda(before).outcome).toBe('may_apply')
  expect(hmda(before).missing.length).toBeGreaterThan(0)
  expect(before.items.filter(({ outcome }) => outcome === 'not_assessed').map(({ id }) => id)).toContain(
    'ofac',
  )
})

test('refuses a time zone that does not exist, and a version that somebody replaced', async () => {
  const manager = await newManager()
  const { name, type, version } = await manager.settings.find()
  await expect(
    manager.settings.update({ name, type, version, timeZone: 'America/Atlantis' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await manager.settings.update({ name: 'Renamed', type, version, timeZone: 'America/Chicago' })
  await expect(
    manager.settings.update({ name, type, version, timeZone: 'America/Chicago' }),
  ).rejects.toMatchObject({ code: 'CHANGED' })
  expect(await manager.members.me()).toMatchObject({ companyName: 'Renamed', timeZone: 'America/Chicago' })
})

test('support access ends by button, and its acts stand in the own log alone', async () => {
  const manager = await newManager()
  const stranger = await newManager()
  await manager.settings.openSupport({ hours: 1, reason: 'Help with a file' })
  expect((await manager.settings.find()).support).toMatchObject({ reason: 'Help with a file' })
  await manager.settings.closeSupport()
  expect((await manager.settings.find()).support).toBeNull()
  const actions = async (client: typeof manager) =>
    (await client.settings.audit({})).items.map(({ action }) => action)
  expect(await actions(manager)).toEqual(['support.closed', 'support.opened'])
  expect(await actions(stranger)).toEqual([])
})

test('who has no second factor sees nothing but their account where one is required', async () => {
  const institution = await server.newInstitution()
  const manager = await institution.signedIn({ role: 'manager' })
  const { version } = await manager.settings.find()
  await manager.settings.updateSecurity({
    version,
    requiresSecondFactor: true,
    sessionIdleMinutes: null,
    invitationDomains: [],
  })
  await expect(manager.settings.facts()).rejects.toMatchObject({ code: 'SECOND_FACTOR_SETUP_REQUIRED' })
  expect(await manager.members.me()).toMatchObject({ mustAddSecondFactor: true })
})

test('every fact of the sample institution is one that a person could enter', async () => {
  const { institutionId } = await makeSampleInstitution(server.db, server.plumbline.auth, {
    parts: [factSample],
    actor: { id: null, ip: '192.0.2.1' },
    today: '2026-01-12',
    password: PASSWORD,
  })
  const facts = await server.db.transaction((tx) => listFacts(tx, institutionId))
  expect(facts.length).toBeGreaterThan(20)
  for (const { key, value } of facts) expect(FACT_VALUES[key].safeParse(value).success, key).toBe(true)
})

test('a person pins and hides entries of the sidebar, and nobody else sees them moved', async () => {
  const institution = await server.newInstitution()
  const person = await institution.signedIn()
  const colleague = await institution.signedIn()
  expect((await person.members.me()).navigation).toEqual({ pinned: [], hidden: [] })
  const navigation = { pinned: ['/tasks/complaints'], hidden: ['/hmda', '/resources'] }
  await person.settings.saveNavigation(navigation)
  expect((await person.members.me()).navigation).toEqual(navigation)
  expect((await colleague.members.me()).navigation).toEqual({ pinned: [], hidden: [] })
  await expect(
    person.settings.saveNavigation({ pinned: ['https://elsewhere.example'], hidden: [] }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
