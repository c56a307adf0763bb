import { stem } from './words.ts'

const TO_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
const TENS = 'thirty forty fifty sixty seventy eighty ninety'

const NUMBERS: readonly (readonly [word: string, number: number])[] = [
  ...TO_TWENTY.split(' ').map((word, number) => [word, number] as const),
  ...TENS.split(' ').map((word, at) => [word, (at + 3) * 10] as const),
]
const BY_WORD: ReadonlyMap<string, number> = new Map(NUMBERS)
const OTHER_FORM: ReadonlyMap<string, string> = new Map(
  NUMBERS.slice(2).flatMap(([word, number]) => [
    [stem(word), String(number)] as const,
    [String(number), stem(word)] as const,
  ]),
)

/** A statute says "6 percent" and a rule "six months": the number as a stem in the form that it does not have. */
export const otherFormOf = (stemmed: string): string | undefined => OTHER_FORM.get(stemmed)

const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
}
const SAID = /(\d+(?:\.\d+)?|\b[a-z]+)(?:[\s-]?(k\b|hundred\b|thousand\b|million\b))?/g

/** Whole numbers, in digits: "three" and "3", "10k" and "ten thousand", "$1.5 million". */
export function numbersOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const [, said, factor] of text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .matchAll(SAID)) {
    const number = /^\d/.test(said!) ? Number(said) : BY_WORD.get(said!)
    if (number !== undefined) found.add(String(Math.round(number * (FACTORS[factor ?? ''] ?? 1) * 100) / 100))
  }
  return found
}
