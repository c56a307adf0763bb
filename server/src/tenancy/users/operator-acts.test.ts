import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const operator = await server.signedIn({ role: 'admin', companyName: 'Plumbline' })
const institution = await server.newInstitution()
const manager = await institution.signedIn({ role: 'manager' })
const officer = await institution.addMember({ fullName: 'Olu Officer', email: 'olu@harbor.example' })

const profileOf = async (search: string) => (await operator.users.list({ search })).items[0]!
const toldManager = async () => (await manager.notifications.list({})).items.map(({ subject }) => subject)
const logged = async () =>
  (await manager.settings.audit({ action: 'team.operator_act' })).items.map(({ detail }) =>
    JSON.parse(detail),
  )

test('a manager is told what an operator does to their people, and their log has it', async () => {
  const { id } = await profileOf(officer.email)
  await operator.users.removeFactors({ id })
  await operator.users.suspend({ id })
  await operator.users.reactivate({ id })
  expect(await toldManager()).toEqual([
    'An operator of Plumbline reactivated Olu Officer.',
    'An operator of Plumbline suspended Olu Officer.',
    'An operator of Plumbline removed the second factors of Olu Officer.',
  ])
  expect(await logged()).toEqual([{ act: 'reactivated' }, { act: 'suspended' }, { act: 'factors_removed' }])
})

test('both institutions are told of a person who is moved', async () => {
  const other = await server.newInstitution()
  const theirManager = await other.signedIn({ role: 'manager' })
  const person = await profileOf(officer.email)
  await operator.users.update({ ...person, institutionId: other.id })
  expect((await toldManager())[0]).toBe('An operator of Plumbline moved Olu Officer to another institution.')
  expect((await theirManager.notifications.list({})).items).toMatchObject([
    { subject: 'An operator of Plumbline moved Olu Officer to your institution.' },
  ])
})

test('the mail comes, whatever the manager wished for other notices', async () => {
  const preferences = await manager.notifications.preferences()
  await manager.notifications.savePreferences({
    ...preferences,
    deliveries: preferences.deliveries.map(({ topic }) => ({ topic, delivery: 'off' as const })),
  })
  await operator.users.create({
    email: 'new@harbor.example',
    fullName: 'Nia New',
    companyName: 'Harbor',
    companyType: 'credit_union',
    role: 'user',
    institutionId: institution.id,
  })
  expect((await toldManager())[0]).toBe('An operator of Plumbline added Nia New to your institution.')
})

test('what an administrator does among their own people is told to nobody', async () => {
  const own = await server.addMember({
    companyName: 'Plumbline',
    fullName: 'Own Person',
    email: 'own@own.example',
  })
  const before = await logged()
  const { id } = await profileOf(own.email)
  await operator.users.suspend({ id })
  expect((await operator.notifications.list({})).items).toEqual([])
  expect(await logged()).toEqual(before)
})
