import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobinProxy {
  origin: string
  /** Targets in turn; may change at any time. */
  targets: string[]
  close(): Promise<void>
}

/**
 * A plain reverse proxy: each request goes to the next ready target, and to one more only if the
 * connection is refused.
 */
export async function startRoundRobinProxy(targets: string[]): Promise<RoundRobinProxy> {
  let turn = 0
  const proxy: RoundRobinProxy = { origin: '', targets, close: async () => {} }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const first = turn++ % proxy.targets.length
    hand(incoming, Buffer.concat(chunks), outgoing, [
      ...proxy.targets.slice(first),
      ...proxy.targets.slice(0, first),
    ])
  })

  async function hand(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    oneAtATime: string[],
  ) {
    const [target, ...others] = oneAtATime
    if (!target) return outgoing.writeHead(502).end('the proxy has nobody to ask')
    if (!(await isReady(target))) return hand(incoming, body, outgoing, others)
    const { method, headers, url } = incoming
    const onward = request(new URL(url!, target), { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return hand(incoming, body, outgoing, others)
      outgoing.writeHead(502).end(`the proxy lost the request: ${error.message}`)
    })
    onward.end(body)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  proxy.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return proxy
}

async function isReady(target: string): Promise<boolean> {
  try {
    return (await fetch(`${target}/readyz`, { headers: { Connection: 'close' } })).ok
  } catch {
    return false
  }
}
