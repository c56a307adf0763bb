import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

const decision = { edit: 'Q617', loan: 'A'.repeat(32), values: 'B'.repeat(32), reason: 'As reported.' }
const register = () => ({
  register: new File(['1|Harbor|2026|4||||||||||0||\n'], 'register.txt'),
  ...{ name: 'register.txt', year: 2026, keepYears: 3 },
})
const REFUSED = { code: 'HMDA_ACCESS', status: 403 }

/** Every operation on what the institution keeps of HMDA. */
const OPERATIONS: [string, (client: TestClient, id: string) => Promise<unknown>][] = [
  ['hmda.decisions', (client) => client.hmda.decisions()],
  ['hmda.keep', (client) => client.hmda.keep(decision)],
  ['hmda.reopen', (client) => client.hmda.reopen(decision)],
  ['hmdaFiles.list', (client) => client.hmdaFiles.list()],
  ['hmdaFiles.store', (client) => client.hmdaFiles.store(register())],
  ['hmdaFiles.open', (client, id) => client.hmdaFiles.open({ id })],
  ['hmdaFiles.remove', (client, id) => client.hmdaFiles.remove({ id })],
]

let institution: Awaited<ReturnType<typeof server.newInstitution>>
let manager: TestClient
let account: { userId: string; email: string }
let analyst: TestClient
const name = (worksOnHmda: boolean) => manager.team.setHmdaAccess({ userId: account.userId, worksOnHmda })
beforeEach(async () => {
  institution = await server.newInstitution()
  manager = await institution.signedIn({ role: 'manager' })
  account = await institution.addMember({ role: 'user' })
  analyst = server.clientOf(await server.tokenOf(account))
})

test.each(OPERATIONS)(
  '%s: refuses a user, opens to one who is named, and is taken away at the next call',
  async (_name, act) => {
    await expect(act(analyst, crypto.randomUUID())).rejects.toMatchObject(REFUSED)
    await name(true)
    const { id } = await analyst.hmdaFiles.store(register())
    await act(analyst, id)
    await name(false)
    await expect(act(analyst, id)).rejects.toMatchObject(REFUSED)
  },
)

test('a refused user writes nothing', async () => {
  await expect(analyst.hmda.keep(decision)).rejects.toMatchObject(REFUSED)
  await expect(analyst.hmdaFiles.store(register())).rejects.toMatchObject(REFUSED)
  expect((await manager.hmda.decisions()).decisions).toEqual([])
  expect(await manager.hmdaFiles.list()).toEqual([])
  await manager.hmda.keep(decision)
  await expect(analyst.hmda.reopen(decision)).rejects.toMatchObject(REFUSED)
  expect((await manager.hmda.decisions()).decisions).toHaveLength(1)
})

test('managers need no name, and lose what came with the role', async () => {
  const second = await institution.addMember({ role: 'manager' })
  const client = server.clientOf(await server.tokenOf(second))
  await client.hmda.keep(decision)
  await manager.team.changeRole({ userId: second.userId, role: 'user' })
  await expect(client.hmda.decisions()).rejects.toMatchObject(REFUSED)
})

test('a file is checked for everyone: nothing of it is stored', async () => {
  const form = new FormData()
  form.append('register', new File(['1|Harbor|2026|4||||||||||0||\n'], 'register.txt'))
  form.append('year', '2026')
  const authorization = `Bearer ${await server.tokenOf(account)}`
  const init = { method: 'POST', headers: { authorization }, body: form }
  expect((await server.request('/api/hmda/check', init)).status).toBe(200)
})

test('an own API key opens what its person may see now', async () => {
  const { key, secret } = await analystKey()
  expect(key.person).toMatchObject({ userId: account.userId })
  const program = server.clientOf(secret)
  await expect(program.hmda.decisions()).rejects.toMatchObject(REFUSED)
  await name(true)
  expect((await program.hmda.decisions()).remembers).toBe(true)
  await name(false)
  await expect(program.hmda.decisions()).rejects.toMatchObject(REFUSED)
})

test('stored decisions are counted for those who see them', async () => {
  await manager.hmda.keep(decision)
  const seen = async (client: TestClient) => (await client.analytics.rows({ chart: 'hmda' })).items.length
  expect(await seen(analyst)).toBe(0)
  await name(true)
  expect(await seen(analyst)).toBe(1)
  await name(false)
  expect(await seen(analyst)).toBe(0)
})

test('somebody on an examination neither finds, adds nor delivers a stored register', async () => {
  await name(true)
  const { id: targetId } = await analyst.hmdaFiles.store(register())
  const exam = await manager.exams.create({ agency: 'Agency', kind: 'hmda' })
  const [lead] = exam.people
  await manager.exams.setPeople({ id: exam.id, userIds: [lead!.userId, account.userId] })
  const [first, second] = await manager.examItems.add({
    id: exam.id,
    items: [
      { number: '1', request: 'The LAR' },
      { number: '2', request: 'The LAR again' },
    ],
  })
  const at = { examId: exam.id, id: first!.id }
  await analyst.examItems.addAnswer({ ...at, kind: 'hmda_file', targetId })
  const find = () => analyst.examItems.search({ ...at, query: 'register' })
  expect(await find()).toHaveLength(1)

  await name(false)
  expect(await find()).toEqual([])
  await expect(
    analyst.examItems.addAnswer({ examId: exam.id, id: second!.id, kind: 'hmda_file', targetId }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const deliver = { ...at, to: 'Agency', isConfirmed: true }
  await expect(analyst.examItems.deliver(deliver)).rejects.toMatchObject(REFUSED)
  expect((await manager.examItems.find(at)).deliveries).toEqual([])
  await manager.examItems.deliver(deliver)
})

/** Keys of people are made by themselves, as managers; this one is a user again. */
async function analystKey() {
  await manager.team.changeRole({ userId: account.userId, role: 'manager' })
  const made = await analyst.apiKeys.create({
    ...{ name: 'Program', belongsTo: 'me', mayWrite: true, nouns: ['hmda'], days: 30 },
  })
  await manager.team.changeRole({ userId: account.userId, role: 'user' })
  return made
}
