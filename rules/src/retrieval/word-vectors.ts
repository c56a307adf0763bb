/** What a question or a paragraph means, as numbers: what people ask alike lies near. */
export type Meaning = Float32Array

/** How near a paragraph is to a question, from -1 to 1: all of it, its text, and the nearest way to ask for it. */
export interface Nearness {
  whole: number
  text: number
  said: number
}

/** A vector for each word, longer for words that tell more: see `benchmarks/assistant/fit-word-vectors.ts`. */
export class WordVectors {
  readonly dimensions: number
  private readonly places = new Map<string, number>()
  private readonly numbers: Int8Array

  /** A line with the dimensions, a line of all words, and then a byte for each dimension of each word. */
  constructor(file: Uint8Array) {
    const endOfFirst = file.indexOf(LINE_END)
    const endOfWords = file.indexOf(LINE_END, endOfFirst + 1)
    const decoder = new TextDecoder()
    this.dimensions = Number(decoder.decode(file.subarray(0, endOfFirst)))
    const words = decoder.decode(file.subarray(endOfFirst + 1, endOfWords)).split(' ')
    for (const [at, word] of words.entries()) this.places.set(word, at)
    // A buffer of Node shares its memory with others.
    this.numbers = new Int8Array(file.buffer, file.byteOffset + endOfWords + 1, file.length - endOfWords - 1)
  }

  static none(): WordVectors {
    return new WordVectors(new TextEncoder().encode('0\n\n'))
  }

  /** Words to their file. */
  static toFile(words: readonly string[], numbers: Int8Array): Uint8Array {
    const head = new TextEncoder().encode(`${numbers.length / words.length}\n${words.join(' ')}\n`)
    const file = new Uint8Array(head.length + numbers.length)
    file.set(head)
    file.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.length), head.length)
    return file
  }

  /** Of length one, or of zeros where no word is known. */
  meaningOf(...texts: readonly (readonly string[])[]): Meaning {
    return unit(this.sumOf(texts.map((words) => ({ words, share: 1 }))))
  }

  /** What a paragraph says itself, less of what stands above it, and how people ask for it. */
  meaningOfParagraph(
    own: readonly string[],
    above: readonly string[],
    said: readonly (readonly string[])[],
  ): Meaning {
    const share = 1 / said.length
    return unit(
      this.sumOf([
        { words: own, share: 1 },
        { words: above, share: ABOVE_SHARE },
        ...said.map((words) => ({ words, share })),
      ]),
    )
  }

  private sumOf(parts: readonly { words: readonly string[]; share: number }[]): Meaning {
    const sum = new Float32Array(this.dimensions)
    for (const { words, share } of parts) {
      const places = this.placesOf(words)
      const weight = share / Math.sqrt(places.length)
      for (const place of places)
        for (let at = 0; at < sum.length; at++)
          sum[at]! += weight * this.numbers[place * this.dimensions + at]!
    }
    return sum
  }

  private placesOf(words: readonly string[]): number[] {
    const found: number[] = []
    for (const word of new Set(words)) {
      const place = this.places.get(word)
      if (place !== undefined) found.push(place)
    }
    return found
  }
}

const LINE_END = 10
/** What stands above a paragraph is also above its siblings. */
export const ABOVE_SHARE = 0.5
const STEPS = 127
/** So many more find room whenever room is made. */
const ROOM_FOR = 1024

/** The cosine of the angle between them, from -1 to 1. */
export function nearness(one: Meaning, other: Meaning): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

function unit(sum: Meaning): Meaning {
  let squares = 0
  for (const value of sum) squares += value * value
  const length = Math.sqrt(squares) || 1
  return sum.map((value) => value / length)
}

/** Meanings in a row, a byte for each number. */
export class StoredMeanings {
  private bytes = new Int8Array(0)
  private readonly dimensions: number

  constructor(dimensions: number) {
    this.dimensions = dimensions
  }

  set(place: number, meaning: Meaning): void {
    const end = (place + 1) * this.dimensions
    if (end > this.bytes.length) {
      const grown = new Int8Array(end + ROOM_FOR * this.dimensions)
      grown.set(this.bytes)
      this.bytes = grown
    }
    for (let at = 0; at < meaning.length; at++)
      this.bytes[place * this.dimensions + at] = Math.round(meaning[at]! * STEPS)
  }

  nearnessTo(question: Meaning, place: number): number {
    const { bytes, dimensions } = this
    const from = place * dimensions
    let sum = 0
    for (let at = 0; at < dimensions; at++) sum += question[at]! * bytes[from + at]!
    return sum / STEPS
  }
}
