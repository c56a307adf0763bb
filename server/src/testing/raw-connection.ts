import { connect, type Socket } from 'node:net'

export interface RawConnection {
  socket: Socket
  /** Everything received so far. */
  received: () => string
  send: (text: string | Uint8Array) => void
  /** Everything received once the other side closed. */
  closed: Promise<string>
  /** Resolves when the received text matches. */
  until: (pattern: RegExp) => Promise<string>
}

/** A connection over which a test sends exact bytes. */
export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let text = ''
  const waiting = new Set<() => void>()
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
    for (const look of waiting) look()
  })
  // A reset counts as a response.
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => {
    socket.once('end', () => {
      socket.end()
      resolve(text)
    })
    socket.once('close', () => resolve(text))
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return {
    socket,
    received: () => text,
    send: (data) => void socket.write(data),
    closed,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(text)) return
          waiting.delete(look)
          resolve(text)
        }
        waiting.add(look)
        void closed.then(() => reject(new Error(`closed after: ${text}`)))
        look()
      }),
  }
}

/** Sends the bytes and returns everything until the other side closes. */
export async function exchange(port: number, request: string): Promise<string> {
  const connection = await openRawConnection(port)
  connection.send(Buffer.from(request, 'latin1'))
  return connection.closed
}
