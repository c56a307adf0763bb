import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Beyond these, statements are planned anew each time, as texts made of many pieces would fill the server's memory. */
const STATEMENTS_AT_MOST = 300
/** A search is planned for what is searched: one plan for all words would be a poor one for most. */
const SEARCHES = / like |@@|<%/

const names = new Map<string, string>()

/** The name under which a connection keeps the plan of a statement, if it should. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= STATEMENTS_AT_MOST || SEARCHES.test(text)) return known
  const name = `plumbline_${names.size}`
  names.set(text, name)
  return name
}

/** Plans each statement once a connection: the planning of small ones costs more than they do. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the ways of calling it are the driver's
  override query(config: any, values?: any, callback?: any): any {
    if (typeof config?.text !== 'string' || config.name !== undefined || !Array.isArray(values))
      return super.query(config, values, callback)
    return super.query({ ...config, name: nameOf(config.text) }, values, callback)
  }
}

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>

/**
 * The same for the embedded engine, whose driver has no way to ask for it: it parses, describes and
 * binds a statement without a name each time. Here these messages get its name, and what the engine
 * knows already is answered from what it said the first time.
 */
export function keepPlans(engine: PGlite): void {
  const send = engine.execProtocolStream.bind(engine)
  const described = new Map<string, Answers>()
  let name: string | undefined
  engine.execProtocolStream = async (message, options) => {
    const kind = String.fromCharCode(message[0]!)
    if (kind === 'P') {
      name = nameOf(textOf(message))
      if (name === undefined) return send(message, options)
      return described.has(name) ? [] : send(withName(message, AT.P, name), options)
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

/** Where each kind of message holds the name of a statement, which is empty in those of the driver. */
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
