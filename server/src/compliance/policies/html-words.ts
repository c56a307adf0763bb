/** In a line of text: their ends separate no words. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
/** A name cannot be matched in part, so that an unclosed tag is read once and not from each of its letters. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])([^<>]*)>/iy
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', sect: '§', para: '¶' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', bull: '•' },
}

function decoded(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
    return code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : whole
  })
}

/** The address after the words of a link, unless the words say it or it is a place in the same text. */
export function withAddress(words: string, address: string): string {
  const shown = address.replace(/^(?:mailto|tel):/i, '')
  const isSaid = [words, `http://${words}`, `https://${words}`].includes(shown)
  return shown === '' || shown.startsWith('#') || isSaid ? words : `${words} (${shown})`
}

/**
 * The words of HTML in Markdown, without comments and scripts. One element may be in several pieces of the text:
 * `openLinks` holds the addresses of links that have begun.
 */
export function htmlWords(html: string, openLinks: string[]): string {
  const lower = html.toLowerCase()
  let words = ''
  let at = 0
  for (let next = html.indexOf('<'); next >= 0; next = html.indexOf('<', at)) {
    words += decoded(html.slice(at, next))
    if (html.startsWith('<!', next) || html.startsWith('<?', next)) {
      const end = html.startsWith('<!--', next) ? '-->' : '>'
      const ended = html.indexOf(end, next + 2)
      if (ended < 0) return words
      at = ended + end.length
      continue
    }
    TAG.lastIndex = next
    const tag = TAG.exec(html)
    if (!tag) {
      words += '<'
      at = next + 1
      continue
    }
    at = TAG.lastIndex
    const [, slash, written, attributes] = tag
    const name = written!.toLowerCase()
    if (!slash && (name === 'script' || name === 'style')) {
      at = lower.indexOf(`</${name}`, at)
      if (at < 0) return words
    } else if (name === 'a' && !slash) {
      const found = HREF.exec(attributes!)
      openLinks.push(decoded(found?.[1] ?? found?.[2] ?? found?.[3] ?? ''))
    } else if (name === 'a') words += endOfLink(openLinks.pop())
    else if (!INLINE.has(name)) words += ' '
  }
  return words + decoded(html.slice(at))
}

/** What is written where a link in HTML ends. */
export const endOfLink = (address = ''): string => withAddress('', address)
