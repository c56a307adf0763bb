/** 12 CFR part 1003, appendix C: check digit of a universal loan identifier. */
export type MadeUli = { ok: true; checkDigit: string; uli: string } | { ok: false; problem: UliProblem }
export type UliProblem = 'characters' | 'tooShort' | 'tooLong' | 'checkDigit'

const LETTERS_AND_DIGITS = /^[0-9A-Za-z]*$/
/** LEI of 20 and at least one character of the loan, without the check digit. */
const SHORTEST = 21
const LONGEST = 43

/** Letters are 10 to 35; the number so written is taken modulo 97 piece by piece. */
function remainder(identifier: string): number {
  let rest = 0
  for (let at = 0; at < identifier.length; at++) {
    const value = Number.parseInt(identifier[at]!, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

export function makeUli(identifier: string): MadeUli {
  if (!LETTERS_AND_DIGITS.test(identifier)) return { ok: false, problem: 'characters' }
  if (identifier.length < SHORTEST) return { ok: false, problem: 'tooShort' }
  if (identifier.length > LONGEST) return { ok: false, problem: 'tooLong' }
  const checkDigit = String(98 - remainder(`${identifier}00`)).padStart(2, '0')
  return { ok: true, checkDigit, uli: identifier + checkDigit }
}

export function checkUli(uli: string): UliProblem | undefined {
  if (!LETTERS_AND_DIGITS.test(uli)) return 'characters'
  if (uli.length < SHORTEST + 2) return 'tooShort'
  if (uli.length > LONGEST + 2) return 'tooLong'
  return remainder(uli) === 1 ? undefined : 'checkDigit'
}

/** The same test on bytes, for whole files. */
export function hasValidCheckDigit(bytes: Uint8Array, from: number, to: number): boolean {
  let rest = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!
    if (byte >= 48 && byte <= 57) rest = (rest * 10 + byte - 48) % 97
    else if (byte >= 65 && byte <= 90) rest = (rest * 100 + byte - 55) % 97
    else if (byte >= 97 && byte <= 122) rest = (rest * 100 + byte - 87) % 97
    else return false
  }
  return rest === 1
}
