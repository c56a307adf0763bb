import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const codeOf = (error: { code: string }) => error.code

async function creditUnion() {
  const lender = await server.newInstitution()
  const manager = await lender.signedIn({ role: 'manager' })
  const known = { year: null, trueSince: '2025-01-01' }
  await manager.settings.setFact({ ...known, key: 'regulator', value: 'ncua' })
  const products = ['closed_end_mortgage', 'mortgage_servicing', 'deposit_account']
  await manager.settings.setFact({ ...known, key: 'products', value: products })
  return { lender, manager }
}

test('a duty says whether it applies, why, and when it is due first', async () => {
  const { manager } = await creditUnion()
  const duties = new Map((await manager.duties.list()).map((duty) => [duty.key, duty]))
  expect(duties.get('ncua-certify')).toMatchObject({
    outcome: 'applies',
    citation: '12 CFR 748.1(a)',
    path: '/resources/regulations/748/1#a',
    when: 'Every year',
    isAdopted: false,
  })
  expect(duties.get('cra-file')).toMatchObject({ outcome: 'does_not_apply' })
  expect(duties.get('hmda-file')!.firstDue).toMatch(/^\d{4}-03-01$/)
  expect(duties.get('sar')).toMatchObject({ isEvent: true, when: '30 days after detection', firstDue: null })
  // The rule on sanctions is not in the library.
  expect(duties.get('ofac-report')).toMatchObject({ path: null })
  expect(duties.get('ofac-report')!.officialAddress).toContain('ecfr.gov')
})

test('a duty becomes one recurring task, with its citation, however often it is asked for', async () => {
  const { lender, manager } = await creditUnion()
  const owner = await lender.addMember({ role: 'user' })
  const asked = { duties: [{ key: 'ncua-certify' }, { key: 'bsa-test', dueOn: '2027-05-31' }] }
  const { created } = await manager.duties.adopt({ ...asked, ownerId: owner.userId })
  expect(created.map(({ key }) => key)).toEqual(['ncua-certify', 'bsa-test'])
  const task = await manager.tasks.find({ id: created[1]!.taskId })
  expect(task).toMatchObject({
    title: 'Have the BSA program tested independently',
    dueOn: '2027-05-31',
    recurrence: 'FREQ=MONTHLY;INTERVAL=18',
    requiresEvidence: true,
    owner: { userId: owner.userId },
  })
  expect(await manager.citationLinks.list({ kind: 'task', id: task.id })).toMatchObject([
    { text: '31 CFR 1020.210' },
  ])
  expect((await manager.duties.adopt(asked)).created).toEqual([])
  const adopted = (await manager.duties.list()).filter(({ isAdopted }) => isAdopted)
  expect(adopted.map(({ key }) => key).sort()).toEqual(['bsa-test', 'ncua-certify'])
  // Another institution has adopted nothing of it.
  const { manager: stranger } = await creditUnion()
  expect((await stranger.duties.list()).some(({ isAdopted }) => isAdopted)).toBe(false)
})

test('what an event brings, what does not exist, and who may not are refused', async () => {
  const { lender, manager } = await creditUnion()
  const adopt = (key: string) => manager.duties.adopt({ duties: [{ key }] }).catch(codeOf)
  expect(await adopt('sar')).toBe('BROUGHT_BY_EVENT')
  expect(await adopt('nothing')).toBe('BAD_REQUEST')
  expect(
    await manager.duties.adopt({ duties: [{ key: 'bsa-test' }], ownerId: crypto.randomUUID() }).catch(codeOf),
  ).toBe('PERSON_UNKNOWN')
  const user = await lender.signedIn({ role: 'user' })
  expect(await user.duties.adopt({ duties: [{ key: 'bsa-test' }] }).catch(codeOf)).toBe('FORBIDDEN')
  expect((await user.duties.list()).length).toBeGreaterThan(50)
})

test('of two who ask at the same moment one makes the task', async () => {
  const { lender, manager } = await creditUnion()
  const other = await lender.signedIn({ role: 'manager' })
  const asked = { duties: [{ key: 'hmda-file' }] }
  const made = await Promise.all([manager.duties.adopt(asked), other.duties.adopt(asked)])
  expect(made.flatMap(({ created }) => created)).toHaveLength(1)
})
