import { expect, test } from 'vitest'
import { readAuthSettings } from '../auth-settings.ts'
import { readRates } from './limit-rates.ts'
import { requireMailRoom } from './mail-room.ts'
import { bucketsInProcess, createRateLimiter } from './rate-limiter.ts'

const NOW = new Date('2026-03-02T12:00:00Z')

/** Asks for emails as the handlers do; the total is small, so that a test empties it. */
function startRoom() {
  const alarms: object[] = []
  const limiter = createRateLimiter(readRates('mail=1000/3600 mail-repeated=40/3600'), bucketsInProcess())
  const service = {
    limiter,
    settings: readAuthSettings({}),
    log: { warn() {}, error: (fields: object) => void alarms.push(fields) },
  }
  const ask = (to: string, ip: string, isSignedIn = false) =>
    requireMailRoom({ service, now: NOW, ip }, { to, isSignedIn }).then(
      () => 'sent',
      ({ status, code }) => `${status} ${code}`,
    )
  return { ask, alarms }
}

const REFUSED = '429 over_email_send_rate_limit'
const network = (number: number) => `198.51.${number >> 8}.${number & 255}`

test('one recipient has six emails an hour, wherever they are asked for', async () => {
  const { ask } = startRoom()
  const answers = []
  for (let count = 0; count < 8; count++) answers.push(await ask('ada@example.com', network(count)))
  expect(answers).toEqual([...Array(6).fill('sent'), REFUSED, REFUSED])
  expect(await ask('ada@example.com', network(0), true)).toBe('sent')
})

test('one network has thirty at once', async () => {
  const { ask } = startRoom()
  const answers = []
  for (let count = 0; count < 40; count++) answers.push(await ask(`person-${count}@example.com`, network(7)))
  expect(answers.filter((answer) => answer === 'sent')).toHaveLength(30)
  expect(await ask('someone@example.com', network(8))).toBe('sent')
})

test('strangers who empty their share leave email to people signed in and to first recipients', async () => {
  const { ask, alarms } = startRoom()
  const answers = []
  for (let count = 0; count < 100; count++)
    answers.push(await ask(`person-${count % 20}@example.com`, network(count)))
  expect(answers.filter((answer) => answer === REFUSED).length).toBeGreaterThan(40)
  expect(alarms).toContainEqual(expect.objectContaining({ limit: 'mail-repeated' }))
  expect(await ask('first@example.com', network(200))).toBe('sent')
  expect(await ask('person-1@example.com', network(201), true)).toBe('sent')
})
