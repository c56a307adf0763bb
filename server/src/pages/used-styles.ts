import { ANY_FIELD, type Page, partsOf } from './page-parts.ts'

/** The part of a stylesheet that a page needs, in its order. */
export type Stylesheet = (html: string) => string

/** Reads a built stylesheet once, so that each page can be given its part of it. */
export function readStylesheet(text: string): Stylesheet {
  const { rules } = readRules(text, 0)
  return (html) => {
    const page = partsOf(html)
    const met = rules.flatMap((rule) => onlyMet(rule, page))
    const used = usedNames(met, html)
    return withFontsInUse(met.map((rule) => ({ family: familyOf(rule), text: write(rule, used) })))
  }
}

/** Kept as it is, if one of its selectors can be met. */
interface Rule {
  kind: 'rule'
  text: string
  /** What each selector of the list asks a page for; absent: one of them asks for nothing. */
  selectors?: string[][]
  /** The name that a font is described under, and the letters that it is for. */
  family?: string
  letters?: RegExp
}

/** Sets custom properties, of which each is kept if something uses it. */
interface Definitions {
  kind: 'definitions'
  opening: string
  declarations: { name: string; text: string }[]
}

/** Describes a custom property, or an animation; kept likewise. */
interface Named {
  kind: 'named'
  name: string
  text: string
}

interface Group {
  kind: 'group'
  opening: string
  rules: Node[]
}

type Node = Rule | Definitions | Named | Group

function onlyMet(node: Node, page: Page): Node[] {
  if (node.kind === 'definitions' || node.kind === 'named') return [node]
  if (node.kind === 'group') {
    const rules = node.rules.flatMap((inner) => onlyMet(inner, page))
    return rules.length > 0 ? [{ ...node, rules }] : []
  }
  const { selectors, letters } = node
  if (letters && !letters.test(page.text)) return []
  const isMet = !selectors || selectors.some((wanted) => wanted.every((part) => page.parts.has(part)))
  return isMet ? [node] : []
}

const familyOf = (node: Node) => (node.kind === 'rule' ? node.family : undefined)

/** A font that nothing kept asks for is not described. */
function withFontsInUse(written: readonly { family: string | undefined; text: string }[]): string {
  const others = written.map(({ family, text }) => (family === undefined ? text : '')).join('')
  return written
    .filter(({ family }) => family === undefined || others.includes(family))
    .map(({ text }) => text)
    .join('')
}

function write(node: Node, used: ReadonlySet<string>): string {
  if (node.kind === 'rule') return node.text
  if (node.kind === 'named') return used.has(node.name) ? node.text : ''
  const inner =
    node.kind === 'group'
      ? node.rules.map((rule) => write(rule, used)).join('')
      : node.declarations
          .filter(({ name }) => !name.startsWith('--') || used.has(name))
          .map(({ text }) => text)
          .join(';')
  return inner === '' ? '' : `${node.opening}{${inner}}`
}

/** The custom properties that rules and the page itself ask for, and those that their definitions ask for in turn. */
function usedNames(nodes: readonly Node[], html: string): Set<string> {
  const definitions = new Map<string, string[]>()
  const used = new Set<string>(namesIn(html))
  const define = (name: string, text: string) => {
    if (name.startsWith('--')) definitions.set(name, [...(definitions.get(name) ?? []), text])
    else for (const asked of namesIn(text)) used.add(asked)
  }
  const look = (node: Node) => {
    if (node.kind === 'rule') for (const name of namesIn(node.text)) used.add(name)
    else if (node.kind === 'group') node.rules.forEach(look)
    else if (node.kind === 'definitions') for (const { name, text } of node.declarations) define(name, text)
  }
  nodes.forEach(look)
  for (const name of used)
    for (const text of definitions.get(name) ?? []) for (const further of namesIn(text)) used.add(further)
  return used
}

/** Of custom properties, and whatever may be one of animations. */
function namesIn(text: string): string[] {
  const properties = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)
  const animations = [...text.matchAll(/animation(?:-name)?:([^;}"]+)/g)].flatMap(
    ([, value]) => value!.match(/[\w-]+/g) ?? [],
  )
  return [...properties, ...animations]
}

const GROUPS = /^@(media|supports|layer|container)\b/
const NAMED = /^@(?:property|keyframes) ([\w-]+)/
/** Tailwind's, for browsers older than those that the stylesheet is made for. */
const FOR_OLDER_BROWSERS = '@layer properties'

function readRules(text: string, start: number): { rules: Node[]; end: number } {
  const rules: Node[] = []
  let at = start
  while (at < text.length && text[at] !== '}') {
    const stop = findAny(text, at, '{;}')
    if (text[stop] !== '{') {
      // A statement such as the order of layers; or white space before the end.
      const end = text[stop] === ';' ? stop + 1 : stop
      rules.push({ kind: 'rule', text: text.slice(at, end) })
      at = end
      continue
    }
    const opening = text.slice(at, stop)
    const prelude = opening.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()
    if (prelude === FOR_OLDER_BROWSERS) {
      at = endOfBlock(text, stop) + 1
      continue
    }
    if (GROUPS.test(prelude)) {
      const inner = readRules(text, stop + 1)
      rules.push({ kind: 'group', opening, rules: inner.rules })
      at = inner.end + 1
      continue
    }
    const end = endOfBlock(text, stop)
    rules.push(readRule(opening, prelude, text.slice(stop + 1, end)))
    at = end + 1
  }
  return { rules, end: at }
}

function readRule(opening: string, prelude: string, body: string): Node {
  const text = `${opening}{${body}}`
  const name = NAMED.exec(prelude)?.[1]
  if (name !== undefined) return { kind: 'named', name, text }
  if (prelude === '@font-face') return { kind: 'rule', text, ...familyIn(body), ...lettersOf(body) }
  if (prelude.startsWith('@')) return { kind: 'rule', text }
  const selectors = readSelectors(prelude)
  const isForAll = selectors.some((wanted) => wanted.length === 0)
  const declarations = isForAll ? splitDeclarations(body) : []
  if (declarations.some(({ name }) => name.startsWith('--')))
    return { kind: 'definitions', opening, declarations }
  return isForAll ? { kind: 'rule', text } : { kind: 'rule', text, selectors }
}

function familyIn(body: string): Pick<Rule, 'family'> {
  const family = /font-family:\s*["']?([^;"'}]+)/.exec(body)?.[1]?.trim()
  return family === undefined ? {} : { family }
}

/** The ranges of a font that does not serve every letter. */
function lettersOf(body: string): Pick<Rule, 'letters'> {
  const ranges = /unicode-range:([^;}]+)/.exec(body)?.[1]
  if (ranges === undefined) return {}
  const letters = ranges.split(',').map((range) => {
    const [first, last] = range.trim().slice(2).split('-')
    return last === undefined ? `\\u{${first}}` : `\\u{${first}}-\\u{${last}}`
  })
  return { letters: new RegExp(`[${letters.join('')}]`, 'u') }
}

function splitDeclarations(body: string): Definitions['declarations'] {
  const declarations: Definitions['declarations'] = []
  for (let at = 0; at < body.length; ) {
    const stop = findAny(body, at, ';{')
    // Rules within rules are kept as they are.
    if (body[stop] === '{') return []
    const text = body.slice(at, stop).trim()
    if (text !== '') declarations.push({ name: text.slice(0, text.indexOf(':')), text })
    at = stop + 1
  }
  return declarations
}

/** Where the first of these characters stands, outside of strings, comments and escapes. */
function findAny(text: string, start: number, wanted: string): number {
  for (let at = start; at < text.length; at++) {
    const character = text[at]!
    if (wanted.includes(character)) return at
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(text, at)
    else if (character === '/' && text[at + 1] === '*') at = text.indexOf('*/', at) + 1
  }
  return text.length
}

function endOfString(text: string, opening: number): number {
  for (let at = opening + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[opening]) return at
  }
  return text.length
}

function endOfBlock(text: string, opening: number): number {
  let depth = 0
  for (let at = opening; at < text.length; at = findAny(text, at + 1, '{}')) {
    depth += text[at] === '{' ? 1 : -1
    if (depth === 0) return at
  }
  return text.length
}

const NAME = /^(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\p{ASCII}])+/iu
/** What browsers build their fields of, and in which kind of field. */
const FIELD_PARTS = [
  [/^::-webkit-(?:date|calendar)/, '::time'],
  [/^::-webkit-(?:inner|outer)-spin/, '::number'],
  [/^::-webkit-search/, '::search'],
  [/^::file-selector-button/, '::file'],
  [/^::placeholder/, ANY_FIELD],
] as const
/** What a page has from the server or from scripts that bring the whole stylesheet; the theme is chosen without them. */
const STATE = /^(?::(disabled)(?![\w-])|\[((?:aria|data)-(?!theme)[a-z-]+))/

const LIST_OF_ONE = /:(?:is|where)\(((?:\\.|[^\\(),]|\((?:\\.|[^\\(),])*\))*)\)/g

/**
 * A list of one selector asks for what that one asks for. What else is in parentheses may be met in other ways than
 * by these names: it is not asked for.
 */
function readSelectors(prelude: string): string[][] {
  const list = prelude.replaceAll(LIST_OF_ONE, ' $1 ')
  const selectors: string[][] = [[]]
  let depth = 0
  for (let at = 0; at < list.length; at++) {
    const character = list[at]!
    const rest = list.slice(at)
    const wanted = selectors.at(-1)!
    const state = depth === 0 ? STATE.exec(rest) : null
    if (state) wanted.push(`[${state[1] ?? state[2]}]`)
    if (character === '\\') at++
    else if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
    else if (depth > 0) continue
    else if (character === ',') selectors.push([])
    else if (character === '.') {
      const [name] = NAME.exec(rest.slice(1)) ?? ['']
      wanted.push(`.${unescaped(name)}`)
      at += name.length
    } else if (character === ':') {
      wanted.push(...FIELD_PARTS.flatMap(([part, kind]) => (part.test(rest) ? [kind] : [])))
      at += /^::?[\w-]*/.exec(rest)![0].length - 1
    } else if (character === '#') at += NAME.exec(rest.slice(1))?.[0].length ?? 0
    else if (/[a-z]/i.test(character)) {
      const [element] = NAME.exec(rest)!
      wanted.push(element)
      at += element.length - 1
    }
  }
  return selectors
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, character?: string) =>
    code === undefined ? character! : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
