import type { PasswordDemands } from '@plumbline/rules/passwords/password-rule.ts'

/** Letters and digits that nobody mistakes for one another, and signs that are easy to say. */
const ALPHABET = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!@#$%&*?']
const USUAL_LENGTH = 16

/** One of each kind that is demanded, then enough that nobody guesses it, in an order that nobody knows. */
export function makePassword({ minLength, requiredCharacters }: PasswordDemands): string {
  const demanded = requiredCharacters.map((set) => oneOf(clearest([...set])))
  const further = Math.max(USUAL_LENGTH, minLength) - demanded.length
  return shuffled([...demanded, ...Array.from({ length: further }, () => oneOf(ALPHABET))]).join('')
}

/** Those that are easy to read, where the set has any. */
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

/** Without the slight preference that a plain remainder has. */
function randomBelow(bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  const [number] = crypto.getRandomValues(new Uint32Array(1))
  return number! < limit ? number! % bound : randomBelow(bound)
}
