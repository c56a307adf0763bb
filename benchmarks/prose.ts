/**
 * Texts of real prose: sentences of the shipped articles and posts in seeded order. Half of them cross over
 * into another sentence at a word that both have, so that neighboring words stay as in prose while phrases
 * vary. Numbers change, and each text names some institutions, so that there are rare words as well.
 */
import { readdirSync, readFileSync } from 'node:fs'

const content = new URL('../content/', import.meta.url)
const SENTENCES = ['articles/', 'blog/'].flatMap((kind) =>
  readdirSync(new URL(kind, content)).flatMap((name) =>
    readFileSync(new URL(kind + name, content), 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .split(/\n{2,}|(?<=[.?!])\s+(?=[A-Z])/)
      .filter((sentence) => sentence.length > 30 && !sentence.startsWith('|')),
  ),
)
const JOINTS = ['the', 'of', 'a', 'and', 'to', 'in', 'for', 'is', 'that', 'with', 'on', 'or']
/** By each joint, what follows it in the sentences. */
const ENDS = new Map(
  JOINTS.map((joint) => [
    joint,
    SENTENCES.flatMap((sentence) => {
      const place = sentence.indexOf(` ${joint} `)
      return place < 0 ? [] : [sentence.slice(place)]
    }),
  ]),
)
const SYLLABLES =
  'bar cor dan el fen gor hal ing jas ker lin mon nor ol pem ros sun tar ul ven wes yar zel'.split(' ')

/** Every run gets the same texts. */
export function createProse(seed = 20_261_124) {
  let state = seed
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!

  function sentence(): string {
    const whole = one(SENTENCES)
    const joint = one(JOINTS)
    const place = whole.indexOf(` ${joint} `)
    const crossed = place < 0 || below(2) === 0 ? whole : whole.slice(0, place) + one(ENDS.get(joint)!)
    return crossed.replace(/\b\d{2,3}\b/g, (digits) => (below(2) === 0 ? String(below(900) + 10) : digits))
  }

  const name = () => {
    const word = Array.from({ length: 2 + below(3) }, () => one(SYLLABLES)).join('')
    return word[0]!.toUpperCase() + word.slice(1)
  }

  return {
    /** About 5 KB. */
    text(): string {
      const paragraphs: string[] = []
      for (let length = 0; length < 4_900; length += paragraphs.at(-1)!.length + 2) {
        const start = below(4) === 0 ? `## ${sentence().slice(0, 40)}\n\n` : ''
        const named =
          below(3) === 0
            ? ` ${name()} ${one(['Bank', 'Credit Union', 'Mortgage'])} settled in ${name()} County.`
            : ''
        paragraphs.push(start + Array.from({ length: 2 + below(4) }, sentence).join(' ') + named)
      }
      return paragraphs.join('\n\n')
    },
    title: () => sentence().slice(0, 70),
    below,
  }
}
