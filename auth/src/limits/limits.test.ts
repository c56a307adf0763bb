import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'

describe.each(['database', 'process'] as const)('buckets in the %s', (limits) => {
  let service: TestAuth
  beforeAll(async () => {
    service = await startTestAuth({ AUTH_RATE_LIMITS: 'verify=60/60' }, { limits, clockStands: true })
  })
  afterAll(() => service.close())

  const refreshFrom = (address: string) =>
    service.request('/token?grant_type=refresh_token', {
      method: 'POST',
      json: { refresh_token: 'abc' },
      headers: { 'x-test-address': address },
    })

  test('thirty at once, then as many as the refill gives, each client for itself', async () => {
    const statuses = []
    for (let count = 0; count < 31; count++) statuses.push((await refreshFrom('192.0.2.10')).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(30)
    const refused = await refreshFrom('192.0.2.10')
    expect(refused).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } })
    expect(refused.headers.get('Retry-After')).toBe('2')
    expect((await refreshFrom('192.0.2.11')).status).toBe(400)

    service.advance(2)
    expect((await refreshFrom('192.0.2.10')).status).toBe(400)
    expect((await refreshFrom('192.0.2.10')).status).toBe(429)
    service.advance(3600)
    expect((await refreshFrom('192.0.2.10')).status).toBe(400)
  })

  test('an IPv6 address counts as its whole network, with one place', async () => {
    const statuses = []
    for (let count = 0; count < 30; count++)
      statuses.push((await refreshFrom(`2001:db8:1:2:${count.toString(16)}::1`)).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect((await refreshFrom('2001:0DB8:1:2::ffff')).status).toBe(429)
    expect((await refreshFrom('2001:db8:1:3::1')).status).toBe(400)
  })

  test('requests at the same moment cannot share one place', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => refreshFrom('192.0.2.12')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(30)
  })

  test('strangers who guess at many addresses leave few entries in the log', async () => {
    const before = service.events.length
    for (let count = 0; count < 11; count++)
      await service.request('/token?grant_type=password', {
        method: 'POST',
        json: { email: `nobody-${count}@example.com`, password: 'Wrong-Horse!7' },
        headers: { 'x-test-address': '198.51.100.77' },
      })
    const told = service.events.slice(before).filter(({ action }) => action === 'auth.sign_in_failed')
    expect(told.map(({ detail }) => detail)).toEqual([
      { method: 'password', failures: 1 },
      { method: 'password', failures: 10 },
    ])
  })

  test('ten wrong passwords close an account to that network, not to the right person elsewhere', async () => {
    const person = await service.addPerson()
    const signIn = (password: string, address: string) =>
      service.request('/token?grant_type=password', {
        method: 'POST',
        json: { email: person.email, password },
        headers: { 'x-test-address': address },
      })
    for (let count = 0; count < 10; count++)
      expect((await signIn('Wrong-Horse!7', '198.51.100.1')).status).toBe(400)
    const closed = await signIn(person.password, '198.51.100.2')
    expect(closed).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } })
    expect(Number(closed.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect((await signIn(person.password, '203.0.113.1')).status).toBe(200)

    service.advance(61)
    expect((await signIn('Wrong-Horse!7', '198.51.100.1')).status).toBe(400)
    expect(
      Number((await signIn(person.password, '198.51.100.1')).headers.get('Retry-After')),
    ).toBeGreaterThan(110)
    service.advance(121)
    expect((await signIn(person.password, '198.51.100.1')).status).toBe(200)
    expect((await signIn('Wrong-Horse!7', '198.51.100.1')).status).toBe(400)
    expect((await signIn(person.password, '198.51.100.1')).status).toBe(200)
  })

  test('a clock set forward and back again keeps nobody out', async () => {
    const person = await service.addPerson()
    const signIn = (password: string) =>
      service.request('/token?grant_type=password', {
        method: 'POST',
        json: { email: person.email, password },
        headers: { 'x-test-address': '203.0.113.88' },
      })
    service.advance(2 * 86_400)
    for (let count = 0; count < 31; count++) await refreshFrom('192.0.2.77')
    for (let count = 0; count < 10; count++) await signIn('Wrong-Horse!7')
    service.advance(-2 * 86_400)
    await refreshFrom('192.0.2.77')

    service.advance(60)
    expect((await refreshFrom('192.0.2.77')).status).toBe(400)
    expect((await signIn(person.password)).status).toBe(200)
  })

  test('guesses that wait in line while others fail are not tried', async () => {
    const person = await service.addPerson()
    const statuses = await Promise.all(
      Array.from({ length: 29 }, () =>
        service.request('/token?grant_type=password', {
          method: 'POST',
          json: { email: person.email, password: 'Wrong-Horse!7' },
          headers: { 'x-test-address': '203.0.113.77' },
        }),
      ),
    )
    const tried = statuses.filter(({ status }) => status === 400).length
    expect(tried).toBeGreaterThanOrEqual(10)
    expect(tried).toBeLessThan(20)
  })

  test('an unknown account is closed in the same way', async () => {
    const signIn = () =>
      service.request('/token?grant_type=password', {
        method: 'POST',
        json: { email: 'nobody@example.com', password: 'Wrong-Horse!7' },
        headers: { 'x-test-address': '203.0.113.9' },
      })
    for (let count = 0; count < 10; count++) await signIn()
    expect((await signIn()).status).toBe(429)
  })

  test('housekeeping forgets what is full and what is old', async () => {
    service.advance(4 * 3600)
    await service.auth.housekeeping()
    expect((await refreshFrom('192.0.2.10')).status).toBe(400)
  })
})
