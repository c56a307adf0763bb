import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  messageId: string
}

type Verdict = { code: number; text: string } | undefined

export interface TestMailServer {
  url: string
  /** Accepted mails in order. */
  received: ReceivedMail[]
  /** All offered mails, accepted or not. */
  offered: string[]
  /** The response to a recipient; undefined accepts. */
  judge: (recipient: string) => Verdict
  /** Delays acceptance of each mail until it resolves. */
  accepting: Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** A real SMTP server on its own port that stores mail and rejects as told. */
export async function startMailServer(): Promise<TestMailServer> {
  let server: SMTPServer
  let port = 0
  const mail: TestMailServer = {
    url: '',
    received: [],
    offered: [],
    judge: () => undefined,
    accepting: Promise.resolve(),
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        disableReverseLookup: true,
        onRcptTo({ address }, _session, done) {
          mail.offered.push(address)
          const verdict = mail.judge(address)
          done(verdict && Object.assign(new Error(verdict.text), { responseCode: verdict.code }))
        },
        onData(stream, { envelope }, done) {
          let text = ''
          stream.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk
          })
          stream.once('end', async () => {
            await mail.accepting
            const messageId = /^Message-ID: *(<[^>]+>)/im.exec(text)?.[1] ?? ''
            mail.received.push({ to: envelope.rcptTo[0]!.address, messageId })
            done()
          })
        },
      })
      server.on('error', () => {})
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      port = (server.server.address() as AddressInfo).port
      mail.url = `smtp://127.0.0.1:${port}`
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await mail.start()
  return mail
}
