import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { BeyondLimit, UnreadableFile } from './unreadable-file.ts'

const DEPTH_AT_MOST = 100
const TEXT_AT_MOST = 40_000

export interface XmlEvents {
  /** The name without its prefix. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
  /** Whether the rest is not needed. */
  isDone?(): boolean
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML a piece at a time: nothing of it stays in memory but what the events keep. */
export async function readXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, fragment: false })
  const text = new TextDecoder('utf-8', { fatal: true })
  let depth = 0
  parser.on('doctype', () => {
    throw new UnreadableFile('The file declares XML entities, which no program for documents writes.')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (++depth > DEPTH_AT_MOST)
      throw new BeyondLimit(`The file nests its parts more than ${DEPTH_AT_MOST} deep, which is the limit.`)
    events.open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth--
    events.close?.(localName(name))
  })
  parser.on('text', (part) => events.text?.(part))
  parser.on('cdata', (part) => events.text?.(part))
  try {
    for await (const piece of pieces) {
      parser.write(text.decode(piece, { stream: true }))
      if (events.isDone?.()) return
    }
    parser.write(text.decode())
    parser.close()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw Object.assign(
      new UnreadableFile('The file is damaged. Open it, save it again, and send it once more.'),
      { cause: error },
    )
  }
}

/** Text of one cell or string, as long as a spreadsheet allows (32,767 characters) and a little more. */
export function textCollector() {
  let parts = ''
  return {
    add(part: string) {
      if (parts.length + part.length > TEXT_AT_MOST)
        throw new BeyondLimit(
          `A cell has more than ${TEXT_AT_MOST.toLocaleString('en-US')} characters, which is the limit.`,
        )
      parts += part
    },
    take(): string {
      const taken = parts
      parts = ''
      return taken
    },
  }
}
