import { SaxesParser, type SaxesTagNS } from 'saxes'

interface Element {
  /** With its namespace address, if any. */
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** Strict: malformed XML and undeclared prefixes throw. */
function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag: SaxesTagNS) => {
    const attributes = Object.values(tag.attributes).map(({ name, value }) => [name, value])
    const element: Element = {
      name: tag.uri ? `${tag.uri} ${tag.local}` : tag.local,
      attributes: Object.fromEntries(attributes),
      text: '',
      children: [],
    }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  return root
}

type Rule = (element: Element) => string | undefined
interface Allowed {
  is: Rule
  times: 'once' | 'at most once' | 'any'
}

const ATOM = 'http://www.w3.org/2005/Atom'
const CONTENT = 'http://purl.org/rss/1.0/modules/content/'
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/'

const isText: Rule = ({ text, children }) =>
  children.length > 0 ? 'holds elements' : text.trim() === '' ? 'is empty' : undefined
const isAddress: Rule = ({ text }) =>
  /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text) ? undefined : 'is no address'
const isLanguage: Rule = ({ text }) => (/^[a-z]{2}(-[a-z]{2})?$/.test(text) ? undefined : 'is no language')

const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d (GMT|[+-]\d{4})$/

/** RFC 822 with a four-digit year and the right weekday. */
const isDate: Rule = ({ text }) => {
  const weekday = DATE.exec(text)?.[1]
  if (weekday === undefined) return 'is no date of RFC 822'
  return new Date(text).toUTCString().startsWith(weekday) ? undefined : 'names another day of the week'
}

const isPermanentLink: Rule = (element) => {
  const { isPermaLink = 'true' } = element.attributes
  if (isPermaLink !== 'true' && isPermaLink !== 'false') return 'says neither true nor false'
  return isPermaLink === 'true' ? isAddress(element) : isText(element)
}

const isOwnLink: Rule = ({ attributes: { href = '', rel, type } }) =>
  rel === 'self' && type === 'application/rss+xml' && URL.canParse(href) ? undefined : 'is no link to itself'

/** RSS 2.0 channel rules with those of the RSS Advisory Board profile. */
const CHANNEL: Record<string, Allowed> = {
  title: { is: isText, times: 'once' },
  link: { is: isAddress, times: 'once' },
  description: { is: isText, times: 'once' },
  language: { is: isLanguage, times: 'at most once' },
  lastBuildDate: { is: isDate, times: 'at most once' },
  [`${ATOM} link`]: { is: isOwnLink, times: 'once' },
  item: { is: isItem, times: 'any' },
}

const ITEM: Record<string, Allowed> = {
  title: { is: isText, times: 'once' },
  link: { is: isAddress, times: 'once' },
  guid: { is: isPermanentLink, times: 'once' },
  pubDate: { is: isDate, times: 'at most once' },
  category: { is: isText, times: 'any' },
  description: { is: isText, times: 'once' },
  [`${DUBLIN_CORE} creator`]: { is: isText, times: 'any' },
  [`${CONTENT} encoded`]: { is: isText, times: 'at most once' },
}

function isItem(item: Element): string | undefined {
  return childFaults(item, ITEM).join('; ') || undefined
}

function childFaults({ children }: Element, allowed: Record<string, Allowed>): string[] {
  const unknown = children.filter(({ name }) => !(name in allowed)).map(({ name }) => `${name} is unknown`)
  const known = Object.entries(allowed).flatMap(([name, { is, times }]) => {
    const found = children.filter((child) => child.name === name)
    const faults = found.flatMap((child) => is(child) ?? []).map((fault) => `${name} ${fault}`)
    if (times === 'once' && found.length === 0) faults.push(`${name} is missing`)
    if (times !== 'any' && found.length > 1) faults.push(`${name} appears more than once`)
    return faults
  })
  return [...unknown, ...known]
}

/** Violations of RSS 2.0; throws on invalid XML. */
export function rssFaults(xml: string): string[] {
  const [rss, ...others] = readXml(xml).children
  if (rss?.name !== 'rss' || others.length > 0) return ['the root is not rss']
  if (rss.attributes.version !== '2.0') return ['the version is not 2.0']
  const [channel, ...more] = rss.children
  if (channel?.name !== 'channel' || more.length > 0) return ['rss holds one channel']
  const ids = channel.children
    .filter(({ name }) => name === 'item')
    .map(({ children }) => children.find(({ name }) => name === 'guid')?.text)
  const repeated = new Set(ids).size < ids.length ? ['two items have one guid'] : []
  return [...childFaults(channel, CHANNEL), ...repeated]
}
