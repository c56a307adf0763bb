import { createServer, type Socket } from 'node:net'

/** A mail server that takes every letter, and keeps it as it came. */
export async function startMailSink() {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isLetter = false
    let pending = ''
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (chunk: string) => {
      pending += chunk
      for (;;) {
        const end = pending.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        if (end === -1) return
        const text = pending.slice(0, end)
        pending = pending.slice(end + (isLetter ? 5 : 2))
        if (isLetter) letters.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        isLetter = !isLetter && /^DATA$/i.test(text)
        socket.write(isLetter ? '354 go on\r\n' : answerTo(text))
      }
    })
    socket.write('220 sink\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    letters,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function answerTo(command: string): string {
  if (/^EHLO/i.test(command)) return '250-sink\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n'
  if (/^AUTH/i.test(command)) return '235 welcome\r\n'
  if (/^QUIT/i.test(command)) return '221 bye\r\n'
  return '250 fine\r\n'
}
