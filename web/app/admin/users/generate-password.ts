import type { PasswordDemands } from '@plumbline/rules/passwords/password-rule.ts'

/** Characters that are not confused with one another. */
const ALPHABET = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!@#$%&*?']
const USUAL_LENGTH = 16

/** One character of each required set, then random ones up to the length, shuffled. */
export function generatePassword({ minLength, requiredCharacters }: PasswordDemands): string {
  const demanded = requiredCharacters.map((set) => oneOf(clearest([...set])))
  const further = Math.max(USUAL_LENGTH, minLength) - demanded.length
  return shuffled([...demanded, ...Array.from({ length: further }, () => oneOf(ALPHABET))]).join('')
}

/** Prefers characters that are easy to read. */
function clearest(set: string[]): string[] {
  const clear = set.filter((character) => ALPHABET.includes(character))
  return clear.length > 0 ? clear : set
}

function shuffled(characters: string[]): string[] {
  const left = [...characters]
  return characters.map(() => left.splice(randomBelow(left.length), 1)[0]!)
}

function oneOf(characters: readonly string[]): string {
  return characters[randomBelow(characters.length)]!
}

/** Rejection sampling: a plain modulo would be biased. */
function randomBelow(bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  const [number] = crypto.getRandomValues(new Uint32Array(1))
  return number! < limit ? number! % bound : randomBelow(bound)
}
