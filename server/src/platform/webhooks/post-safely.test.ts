import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { postSafely } from './post-safely.ts'

/** Which host got a request. */
let reached: string[] = []
let answer: (response: ServerResponse) => void
beforeEach(() => {
  reached = []
  answer = (response) => response.end('taken')
})

async function listenAt(address: string, port = 0) {
  const server = createServer((_request: IncomingMessage, response) => {
    reached.push(address)
    answer(response)
  })
  server.listen(port, address)
  await once(server, 'listening')
  return server
}
const checked = await listenAt('127.0.0.1')
const { port } = checked.address() as AddressInfo
const inside = await listenAt('127.0.0.2', port)

/** A name server that gives its answers one after the other, and the last one from then on. */
async function startNameServer() {
  const socket = createSocket('udp4')
  let answers: string[][] = []
  let asked = 0
  socket.on('message', (question, from) => {
    const addresses = answers[Math.min(asked, answers.length - 1)]!
    asked++
    socket.send(addressAnswer(question, addresses), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver()
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    lookUp: async (host: string) =>
      (await resolver.resolve4(host)).map((address) => ({ address, family: 4 })),
    answer(...next: string[][]) {
      answers = next
      asked = 0
    },
    asked: () => asked,
    close: () => socket.close(),
  }
}

/** RFC 1035: the question again, and an address record for each address, good for no time at all. */
function addressAnswer(question: Buffer, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  const asked = question.subarray(12, question.indexOf(0, 12) + 5)
  const records = addresses.map((address) =>
    Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([head, asked, ...records])
}

const names = await startNameServer()
afterAll(() => {
  names.close()
  checked.close()
  inside.close()
})

const HOST = 'hooks.rebinding.example'
const post = (allowedHosts: string[], protocol = 'http') =>
  postSafely(`${protocol}://${HOST}:${port}/`, '{}', {}, allowedHosts, 2_000, names.lookUp)

test('a name is looked up once, and the connection goes to the address that was checked', async () => {
  names.answer(['127.0.0.1'], ['127.0.0.2'])
  expect(await post([HOST])).toEqual({ status: 200, text: 'taken' })
  expect(reached).toEqual(['127.0.0.1'])
  expect(names.asked()).toBe(1)
})

test.each([
  ['an address inside', ['127.0.0.1']],
  ['a public and an inner address', ['8.8.8.8', '127.0.0.1']],
  ['the address of cloud metadata', ['169.254.169.254']],
])('a name that leads to %s is not connected to', async (_name, addresses) => {
  names.answer(addresses)
  await expect(post([], 'https')).rejects.toThrow('The host is in a private network.')
  expect(reached).toEqual([])
})

test.each([301, 302, 303, 307, 308])(
  'a redirect with %i is an answer and is not followed',
  async (status) => {
    names.answer(['127.0.0.1'])
    answer = (response) => response.writeHead(status, { Location: `http://127.0.0.2:${port}/` }).end()
    expect(await post([HOST])).toMatchObject({ status })
    expect(reached).toEqual(['127.0.0.1'])
  },
)
