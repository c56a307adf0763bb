import type { PGlite } from '@electric-sql/pglite'
import { nameStatements } from './statement-names.ts'

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>

/**
 * Caches prepared statements on PGlite, whose driver parses, describes, and binds an unnamed statement for
 * each query. Gives these messages a name and answers repeated describes from the first response.
 */
export function keepPlans(engine: PGlite): void {
  const nameOf = nameStatements()
  const send = engine.execProtocolStream.bind(engine)
  const parsed = new Set<string>()
  const described = new Map<string, Answers>()
  let name: string | undefined
  engine.execProtocolStream = async (message, options) => {
    const kind = String.fromCharCode(message[0]!)
    if (kind === 'P') {
      name = nameOf(textOf(message))
      if (name === undefined) return send(message, options)
      if (parsed.has(name)) return []
      const answers = await send(withName(message, AT.P, name), options)
      parsed.add(name)
      return answers
    }
    if (name === undefined) return send(message, options)
    switch (kind + String.fromCharCode(message[5]!)) {
      case 'DS': {
        const known = described.get(name)
        if (known) return known
        const answers = await send(withName(message, AT.D, name), options)
        described.set(name, answers)
        return answers
      }
      case 'B\0':
        return send(withName(message, AT.B, name), options)
      default:
        return send(message, options)
    }
  }
}

/** Offset of the statement name in each kind of message; the driver leaves the name empty. */
const AT = { P: 5, D: 6, B: 6 }

const decoder = new TextDecoder()

function textOf(parse: Uint8Array): string {
  const start = AT.P + 1
  return decoder.decode(parse.subarray(start, parse.indexOf(0, start)))
}

function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const bytes = Buffer.alloc(message.length + name.length)
  bytes.set(message.subarray(0, at))
  bytes.write(name, at, 'latin1')
  bytes.set(message.subarray(at), at + name.length)
  bytes.writeInt32BE(bytes.length - 1, 1)
  return bytes
}
