import type { MarketingPiece } from './marketing-piece.ts'

/** Words that may not be used, words that call for others, and words for a person to look at. */
export type MarketingWeight = 'prohibited' | 'required' | 'look'

export interface WordRule {
  id: string
  weight: MarketingWeight
  citation: string | ((piece: MarketingPiece) => string)
  /** The pieces that it is about. */
  reads: (piece: MarketingPiece) => boolean
  /** Words that set it off; absent where every such piece needs something. */
  words?: readonly RegExp[]
  /** What the text lacks; where it lacks nothing, the rule is content. Absent: the words alone are enough. */
  missing?: (text: string, piece: MarketingPiece) => readonly string[]
  /** What is required, in one or two sentences. */
  says: string
}

/** From the first character to the one after the last. */
export interface Place {
  from: number
  to: number
}

/** Typographer's characters as typed ones, each for one, so that every place stays where it is. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
    .replaceAll(/\s/g, ' ')

/** Where words occur, in the order of the text; what overlaps is one place. */
export function placesOf(text: string, words: readonly RegExp[]): Place[] {
  const found = words
    .flatMap((word) => [
      ...text.matchAll(new RegExp(word, word.flags.includes('g') ? word.flags : `${word.flags}g`)),
    ])
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const places: Place[] = []
  for (const place of found) {
    const last = places.at(-1)
    if (last && place.from < last.to) last.to = Math.max(last.to, place.to)
    else places.push(place)
  }
  return places
}

export const hasAny = (text: string, ...words: readonly RegExp[]): boolean =>
  words.some((word) => word.test(text))

/** What is missing: the name of each thing whose words the text lacks. */
export const lacking = (...things: readonly (readonly [isThere: boolean, name: string])[]): string[] =>
  things.filter(([isThere]) => !isThere).map(([, name]) => name)
