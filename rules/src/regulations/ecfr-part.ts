import { EcfrXmlError } from './ecfr-lines.ts'

/** What a part says of itself before its first section. */
export interface EcfrPart {
  /** The element of the part, with all that is in it. */
  xml: string
  /** The title that it belongs to, where it says so. */
  title?: number
  /** `Availability of Funds and Collection of Checks (Regulation CC)` */
  name?: string
}

const PART_START = /<DIV5\b[^<>]*\bN="([^"]*)"[^<>]*>/g
/** In the XML of the versioner, and in that of the bulk data. */
const TITLE_IN_PATH = /\/title-(\d{1,2})\//
const TITLE_IN_NODE = /\bNODE="(\d{1,2}):/
const TITLE_HEADING = /<DIV1\b[^<>]*>\s*<HEAD>\s*Title (\d{1,2})\b/i

/**
 * Finds a part in a file of the eCFR: of the part alone, or of the title with all of its parts. A file of another title,
 * or without the part, is refused by name.
 */
export function findEcfrPart(file: string, { title, part }: { title: number; part: string }): EcfrPart {
  const asked = `${title} CFR part ${part}`
  const starts = [...file.matchAll(PART_START)]
  if (starts.length === 0)
    throw new EcfrXmlError(/<DIV8\b/.test(file) ? 'it is a section, not a part' : 'there is no part in it')
  const start = starts.find(([, name]) => name!.toLowerCase() === part)
  if (!start) throw new EcfrXmlError(`it holds ${listed(starts.map(([, name]) => name!))}, not ${asked}`)
  const [tag] = start
  const said = (TITLE_IN_PATH.exec(tag) ?? TITLE_IN_NODE.exec(tag) ?? TITLE_HEADING.exec(file))?.[1]
  if (said && Number(said) !== title)
    throw new EcfrXmlError(`it is ${said} CFR part ${part}, of another title than ${asked}`)
  const end = file.indexOf('</DIV5>', start.index)
  if (end < 0) throw new EcfrXmlError('it is cut off, or not XML')
  const xml = file.slice(start.index, end + '</DIV5>'.length)
  const name = readName(/^<DIV5\b[^>]*>\s*<HEAD>([\s\S]{1,1000}?)<\/HEAD>/.exec(xml)?.[1])
  return { xml, ...(said ? { title: Number(said) } : {}), ...(name ? { name } : {}) }
}

function listed(parts: readonly string[]) {
  const shown = parts.slice(0, 3).map((part) => part.slice(0, 10))
  return `part ${shown.join(', ')}${parts.length > 3 ? `, and ${parts.length - 3} more` : ''}`
}

const SMALL = new Set('a an and as at by for from in into of on or the to under with'.split(' '))
/** Names of agencies and programs in the headings of parts. */
const CAPITALS = new Set('CFPB FDIC FHA FHFA FTC HUD NCUA OCC OFAC OTS SAFE U.S. USA'.split(' '))

/** What is no letter of a text, such as half of a pair, is a space. */
const letterOf = (point: number): string =>
  point >= 0x20 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : ' '

/** `PART 229—AVAILABILITY OF FUNDS (REGULATION CC)` becomes `Availability of Funds (Regulation CC)`. */
function readName(heading: string | undefined): string | undefined {
  const plain = (heading ?? '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex) => letterOf(Number.parseInt(hex, 16)))
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
  const name = /^PART [\dA-Z]+\s*[\u2010-\u2015-]+\s*(.{2,350})$/i.exec(plain)?.[1]
  if (!name) return undefined
  if (/[a-z]/.test(name.replace(/\([^)]*\)/g, ''))) return name
  let before = ''
  return name
    .split(' ')
    .map((word, at) => {
      const shown = wordOf(word, at === 0 || /[:;.]$/.test(before), /REGULATION$/.test(before))
      before = word
      return shown
    })
    .join(' ')
}

function wordOf(word: string, isFirst: boolean, isLetter: boolean): string {
  const bare = word.replace(/[(),;:.]/g, '')
  if (isLetter || CAPITALS.has(bare) || CAPITALS.has(word) || /^\([A-Z]{2,6}\)$/.test(word)) return word
  const small = word.toLowerCase()
  if (!isFirst && SMALL.has(small)) return small
  return small.replace(/(^|[-(\u201c"\u2014])([a-z])/g, (_, mark, letter) => mark + letter.toUpperCase())
}
