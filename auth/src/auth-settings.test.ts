import { expect, test } from 'vitest'
import { readAuthSettings } from './auth-settings.ts'

test('without any setting the safe defaults hold', () => {
  expect(readAuthSettings({})).toMatchObject({
    signUpIsOpen: false,
    passwordDemands: { minLength: 8, requiredCharacters: { length: 4 } },
    jwtTtlSeconds: 3600,
    reuseIntervalSeconds: 10,
    adminRoles: ['service_role', 'supabase_admin'],
    rates: { token: { count: 150, perSeconds: 300, burst: 30 } },
    hideUnknownEmails: false,
  })
})

test('an empty value is no value, and foreign names do not matter', () => {
  expect(readAuthSettings({ AUTH_SIGNUP: '', PATH: '/bin' }).signUpIsOpen).toBe(false)
})

test.each([
  ['AUTH_SIGNUP', 'yes'],
  ['AUTH_PHONE', 'perhaps'],
  ['AUTH_PASSWORD_MIN_LENGTH', '5'],
  ['AUTH_JWT_TTL_SECONDS', '1.5'],
  ['AUTH_RATE_LIMITS', 'tokens=1/1'],
  ['AUTH_RATE_LIMITS', 'token=0/1'],
  ['AUTH_JWT_KEYS', '{"keys":[]}'],
  ['AUTH_JWT_KEYS', '/no/such/file'],
  ['AUTH_JWT_KEYS', '{"keys":[{"kty":"EC","kid":"a","crv":"P-256","x":"","y":""}]}'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readAuthSettings({ [name]: value })).toThrow(name)
})

test('limits are changed one by one, and character sets may hold a colon', () => {
  const settings = readAuthSettings({
    AUTH_RATE_LIMITS: 'token=3000/300, mail=500/3600',
    AUTH_PASSWORD_REQUIRED_CHARACTERS: 'abc:12\\:3',
  })
  expect(settings.rates).toMatchObject({ token: { count: 3000, burst: 300 }, verify: { count: 30 } })
  expect(settings.passwordDemands.requiredCharacters).toEqual(['abc', '12:3'])
  expect(readAuthSettings({ AUTH_RATE_LIMITS: 'off' }).rates).toBe('off')
})
