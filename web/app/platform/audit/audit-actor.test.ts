import { expect, test } from 'vitest'
import { actorWithoutAccount } from './audit-actor.ts'

test.each([
  ['retention.delete', 'The program'],
  ['auth.keys_rotated', 'The program'],
  ['auth.sign_in_failed', 'Someone not signed in'],
  ['contact_message.file', 'Someone not signed in'],
  ['auth.secrets_renewed', 'The operator'],
  ['user.make_admin', 'The operator'],
  ['auth.user_suspended', 'The operator'],
])('%s without an account was done by: %s', (action, who) => {
  expect(actorWithoutAccount(action)).toBe(who)
})
