import { SaxesParser } from 'saxes'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'

export interface XmlElement {
  /** The name without its prefix; names of the extensions in use have `gse:` or `xlink:`, whatever prefix the file gives them. */
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: XmlElement[]
  line: number
}

export const DEPTH_AT_MOST = 100
const ELEMENTS_AT_MOST = 1_000_000
/** Scans that a file carries are longer; no value of a loan is. */
const TEXT_AT_MOST = 4000

/** Every extension in use has the same host, with or without a path behind it. */
const prefixOf = (uri: string): string =>
  uri === 'http://www.w3.org/1999/xlink'
    ? 'xlink:'
    : uri.startsWith('http://www.datamodelextension.org')
      ? 'gse:'
      : ''

/** Not at the end of a piece, where the rest may follow. */
const BARE_AMPERSAND = /&(?!#?[\w.-]{0,64};)(?=[\s\S]{66})/

const NONE: Readonly<Record<string, string>> = Object.freeze({})

/**
 * Reads XML piece by piece. `onElement` gets every finished element with its depth and answers whether its
 * children are still needed: a message of many loans never lies in memory as a whole.
 */
export function readElements(
  pieces: Iterable<string>,
  onElement: (element: XmlElement, ancestors: readonly XmlElement[]) => 'keep' | 'drop',
): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  let count = 0
  const fail = (message: string): never => {
    throw new UnreadableLoanFile(message, parser.line, open.at(-1)?.name ?? null)
  }
  parser.on('doctype', () =>
    fail('A document type is declared, which a loan file has no need of. It is not read.'),
  )
  parser.on('error', (error) => fail(plainMessage(error.message)))
  parser.on('opentag', (tag) => {
    const name = prefixOf(tag.uri) + tag.local
    if (open.length >= DEPTH_AT_MOST)
      fail(`Elements are nested more than ${DEPTH_AT_MOST} deep. A loan file is not.`)
    if (++count > ELEMENTS_AT_MOST)
      fail(`The file has more than ${ELEMENTS_AT_MOST.toLocaleString('en-US')} elements. Split it.`)
    const element: XmlElement = { name, attributes: NONE, text: '', children: [], line: parser.line }
    const attributes: Record<string, string> = {}
    let has = false
    for (const attribute of Object.values(tag.attributes)) {
      if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue
      attributes[prefixOf(attribute.uri) + attribute.local] = attribute.value
      has = true
    }
    if (has) element.attributes = attributes
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element && element.text.length <= TEXT_AT_MOST)
      element.text += text.slice(0, TEXT_AT_MOST + 1 - element.text.length)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()!
    element.text = element.children.length > 0 ? '' : element.text.trim()
    if (onElement(element, open) === 'drop') element.children = []
  })
  let bareAmpersand: number | undefined
  for (const piece of pieces) {
    const at = BARE_AMPERSAND.exec(piece)?.index
    if (at !== undefined) bareAmpersand ??= parser.line + piece.slice(0, at).split('\n').length - 1
    parser.write(piece)
  }
  // What follows an & without its semicolon is read as a name, to the end of the file.
  if (open.length > 0 && bareAmpersand !== undefined)
    throw new UnreadableLoanFile(
      'This is not well-formed XML: there is a bare &. Write it as &amp;.',
      bareAmpersand,
      open.at(-1)!.name,
    )
  parser.close()
  return root ?? fail('The file has no element.')
}

/** The parser begins its messages with line and column, which the error says itself. */
function plainMessage(message: string): string {
  const text = message.replace(/^(?:.*?:)?\d+:\d+: /, '').replace(/\.$/, '')
  if (text.startsWith('unclosed tag'))
    return `The file ends before ${text.replace('unclosed tag: ', '')} is closed. It is cut off.`
  if (text.includes('entity'))
    return `An entity is used that XML does not define itself. Entities are not read.`
  if (text === 'document must contain a root element') return 'The file has no element.'
  return `This is no well-formed XML: ${text}.`
}
