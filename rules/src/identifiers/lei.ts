/** Twenty letters and digits; the last two are the check digits. */
const LEI_SHAPE = /^[A-Z0-9]{18}[0-9]{2}$/

/**
 * Whether a Legal Entity Identifier has its form and check digits (ISO 17442, which uses ISO 7064 MOD 97-10).
 *
 * @example isLei('5493001KJTIIGC8Y1R12') // true
 */
export function isLei(text: string): boolean {
  if (!LEI_SHAPE.test(text)) return false
  // Letters stand for 10 to 35. The remainder is carried digit by digit: the number has more than 20 places.
  let remainder = 0
  for (const character of text)
    for (const digit of Number.parseInt(character, 36).toString())
      remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}
