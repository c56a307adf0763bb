import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface Relay {
  port: number
  /** Stops forwarding without closing: what a machine that vanished looks like. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** A TCP relay between a client and a server that can freeze. */
export async function startRelay(targetPort: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const hold = (socket: Socket) => {
    sockets.add(socket)
    if (isFrozen) socket.pause()
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    near.pipe(far).on('close', () => near.destroy())
    far.pipe(near).on('close', () => far.destroy())
    hold(near)
    hold(far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
