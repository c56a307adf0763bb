import { PASSWORD_RULES } from '@plumbline/rules/passwords/password-rule.ts'

/** Letters and digits that nobody mistakes for one another, and signs that are easy to say. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!@#$%&*?'
const LENGTH = 16

/** Drawn until it meets the rules; nearly always that is the first time. */
export function makePassword(): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('')
    if (PASSWORD_RULES.every((rule) => rule.holds(password))) return password
  }
}

/** Without the slight preference that a plain remainder has. */
function randomBelow(bound: number): number {
  const limit = 256 - (256 % bound)
  const [byte] = crypto.getRandomValues(new Uint8Array(1))
  return byte! < limit ? byte! % bound : randomBelow(bound)
}
