import { createServer, type Socket } from 'node:net'

/** A mail server that accepts and stores every mail. */
export async function startMailSink() {
  const mails: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isMail = false
    let pending = ''
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (chunk: string) => {
      pending += chunk
      for (;;) {
        const end = pending.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
        if (end === -1) return
        const text = pending.slice(0, end)
        pending = pending.slice(end + (isMail ? 5 : 2))
        if (isMail) mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        isMail = !isMail && /^DATA$/i.test(text)
        socket.write(isMail ? '354 go on\r\n' : answerTo(text))
      }
    })
    socket.write('220 sink\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    mails,
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
