import STATES from '../hmda-data/states.json' with { type: 'json' }

const LETTERS = 26
const INDEX = new Uint8Array(LETTERS * LETTERS)
const NUMBERS = new Uint8Array(STATES.length + 1)
STATES.forEach(([code, number], at) => {
  INDEX[(code!.charCodeAt(0) - 65) * LETTERS + code!.charCodeAt(1) - 65] = at + 1
  NUMBERS[at + 1] = Number(number)
})

/** Position of a two-letter state code (upper case) in the list, from 1; 0 for none. */
export function stateIndex(first: number, second: number): number {
  if (first < 65 || first > 90 || second < 65 || second > 90) return 0
  return INDEX[(first - 65) * LETTERS + second - 65]!
}

/** The two-digit number with which the state's counties begin. */
export const stateNumber = (index: number): number => NUMBERS[index]!

export const isStateCode = (code: string): boolean =>
  code.length === 2 && stateIndex(code.charCodeAt(0), code.charCodeAt(1)) > 0
