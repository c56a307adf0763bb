import { afterAll, expect, test } from 'vitest'
import { startTestAuth } from '../testing/test-auth.ts'

const service = await startTestAuth({ AUTH_SIGNUP: 'open' })
afterAll(() => service.close())

const COMMON = 'Password123!'

test('a common password is refused wherever one is set', async () => {
  const person = await service.addPerson()
  const { client } = await service.signIn(person)
  const admin = await service.admin()
  const refusals = [
    await service.client().signUp({ email: service.newEmail(), password: COMMON }),
    await client.updateUser({ password: COMMON }),
    await admin.createUser({ email: service.newEmail(), password: COMMON }),
    await admin.updateUserById(person.id, { password: COMMON }),
  ]
  expect(refusals.map(({ error }) => error?.code)).toEqual(Array(4).fill('weak_password'))
  expect((await service.client().signInWithPassword(person)).error).toBeNull()
})
