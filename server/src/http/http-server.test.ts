import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchange, openRawConnection } from '../testing/raw-connection.ts'
import { type HttpServer, listen } from './http-server.ts'

/** What reached the application. */
const reached: string[] = []
const app = new Hono()
app.all('*', async (context) => {
  reached.push(`${context.req.method} ${context.req.path}`)
  return context.text(`read ${(await context.req.text()).length}`)
})
app.onError((_, context) => context.text('cut off', 400))

let server: HttpServer
beforeAll(async () => {
  server = await listen(app, {
    port: 0,
    host: '127.0.0.1',
    patience: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
  })
})
afterAll(() => server.stop())

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n'
const head = (...lines: string[]) => ['POST /first HTTP/1.1', 'Host: a', ...lines, '', ''].join('\r\n')

describe('a request whose end can be read in two ways is refused, and nothing behind it is read', () => {
  test.each([
    ['both lengths', `${head('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    [
      'both lengths, the other way round',
      `${head('Transfer-Encoding: chunked', 'Content-Length: 4')}0\r\n\r\n`,
    ],
    ['two lengths', `${head('Content-Length: 0', 'Content-Length: 5')}`],
    ['a list of lengths', `${head('Content-Length: 0, 5')}`],
    ['a negative length', `${head('Content-Length: -1')}`],
    ['a length with a sign', `${head('Content-Length: +0')}`],
    ['a length in hexadecimal', `${head('Content-Length: 0x0')}`],
    ['a length beyond counting', `${head('Content-Length: 99999999999999999999')}`],
    ['an encoding that is none', `${head('Transfer-Encoding: xchunked')}`],
    ['an encoding after chunked', `${head('Transfer-Encoding: chunked, identity')}0\r\n\r\n`],
    ['an encoding twice', `${head('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n`],
    ['a blank before the colon', `${head('Content-Length : 0')}`],
    ['a folded line', `${head('X: a', ' Content-Length: 5')}`],
    ['lines that end bare', 'POST /first HTTP/1.1\nHost: a\nContent-Length: 0\n\n'],
    ['one line that ends bare', 'POST /first HTTP/1.1\r\nHost: a\r\nX: a\nContent-Length: 5\r\n\r\n'],
    ['a bare carriage return', 'POST /first HTTP/1.1\r\nHost: a\r\nX: a\rContent-Length: 5\r\n\r\n'],
    ['a NUL in a header', `${head('X: a\0b')}`],
    ['a chunk that is no number', `${head('Transfer-Encoding: chunked')}zz\r\n`],
    ['a chunk that is longer than it says', `${head('Transfer-Encoding: chunked')}1\r\nabc\r\n0\r\n\r\n`],
    ['a version that is none', 'POST /first HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['binary rubbish', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])('%s', async (_, request) => {
    reached.length = 0
    const answer = await exchange(server.port, request + SMUGGLED)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(reached.join()).not.toContain('/smuggled')
  })
})

test('what is refused before it is a request carries the headers of every answer', async () => {
  const answer = await exchange(server.port, 'rubbish\r\n\r\n')
  expect(answer).toMatch(/x-content-type-options: nosniff/i)
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  expect(answer).toContain('"code":"BAD_REQUEST"')
  expect(answer).not.toMatch(/HPE_|Parse Error|node/i)
})

test('headers larger than any browser sends are refused by name', async () => {
  const answer = await exchange(server.port, head(`X: ${'x'.repeat(70_000)}`))
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('"code":"HEADERS_TOO_LARGE"')
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
})

test('who sends the head slowly is let go, with the reason', async () => {
  const connection = await openRawConnection(server.port)
  connection.send('POST /slow-head HTTP/1.1\r\nHost: a\r\nX')
  const drip = setInterval(() => connection.send('x'), 20)
  const answer = await connection.closed
  clearInterval(drip)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":"REQUEST_TIMEOUT"')
  expect(reached).not.toContain('POST /slow-head')
})

test('who sends the body slowly is let go', async () => {
  const connection = await openRawConnection(server.port)
  connection.send('POST /slow-body HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n')
  const drip = setInterval(() => connection.send('x'), 20)
  const answer = await connection.closed
  clearInterval(drip)
  expect(answer).not.toMatch(/ 200 /)
})

test('who says nothing, half a request, or leaves in the middle keeps nobody else waiting', async () => {
  const idle = await Promise.all(Array.from({ length: 200 }, () => openRawConnection(server.port)))
  for (const [number, connection] of idle.entries()) {
    if (number % 3 === 1) connection.send('GET / HT')
    if (number % 3 === 2) connection.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc')
  }
  for (const connection of idle.slice(0, 50)) connection.socket.resetAndDestroy()

  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      exchange(server.port, 'GET /others HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    ),
  )
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  await Promise.all(idle.map(({ closed }) => closed))
})

test('who has said everything and closes that half still gets the answer', async () => {
  const connection = await openRawConnection(server.port)
  connection.socket.end('GET /half-closed HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await connection.closed).toMatch(/^HTTP\/1\.1 200 /)
})
