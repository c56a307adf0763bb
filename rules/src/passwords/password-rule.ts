import { isCommonPassword } from './common-passwords.ts'

export const COMMON_PASSWORD = 'This password is one of the commonest. Choose one that nobody would guess'

export interface PasswordRule {
  id: string
  /** As a line of the checklist. */
  label: string
  /** As what is wrong. */
  message: string
  holds: (password: string) => boolean
}

/** What an installation asks of every new password. */
export interface PasswordDemands {
  minLength: number
  /** At least one character of each of these. */
  requiredCharacters: readonly string[]
}

const LOWERCASE = 'abcdefghijklmnopqrstuvwxyz'
const UPPERCASE = LOWERCASE.toUpperCase()
const DIGITS = '0123456789'
const SPECIAL = '!@#$%^&*(),.?":{}|<>'

/** The product's own, where an operator has not set others. */
export const USUAL_DEMANDS: PasswordDemands = {
  minLength: 8,
  requiredCharacters: [LOWERCASE, UPPERCASE, DIGITS, SPECIAL],
}

/** bcrypt's limit, kept for hashes that come from elsewhere. */
export const PASSWORD_MAX_BYTES = 72

/** Sets of characters that have a name, in the order in which they are asked for. */
const NAMED_SETS: ReadonlyMap<string, { id: string; label: string; name: string }> = new Map([
  [UPPERCASE, { id: 'uppercase', label: 'One uppercase letter', name: 'uppercase letter' }],
  [LOWERCASE, { id: 'lowercase', label: 'One lowercase letter', name: 'lowercase letter' }],
  [LOWERCASE + UPPERCASE, { id: 'letter', label: 'One letter', name: 'letter' }],
  [DIGITS, { id: 'number', label: 'One number', name: 'number' }],
  [SPECIAL, { id: 'special', label: `One special character: ${SPECIAL}`, name: 'special character' }],
])

/** The rules that make up what is demanded, in the order in which they are said. */
export function passwordRules({ minLength, requiredCharacters }: PasswordDemands): readonly PasswordRule[] {
  const named = [...NAMED_SETS.keys()].filter((set) => requiredCharacters.includes(set))
  const others = [...new Set(requiredCharacters)].filter((set) => !NAMED_SETS.has(set))
  return [
    {
      id: 'length',
      label: `At least ${minLength} characters long`,
      message: `Password must be at least ${minLength} characters long`,
      holds: (password) => isLongEnough(password, minLength),
    },
    ...[...named, ...others].map(oneOf),
  ]
}

function oneOf(set: string): PasswordRule {
  const { id, label, name } = NAMED_SETS.get(set) ?? {
    id: set,
    label: `One of these: ${set}`,
    name: `of these characters: ${set}`,
  }
  return {
    id,
    label,
    message: `Password must contain at least one ${name}`,
    holds: (password) => hasOneOf(password, set),
  }
}

/** Counted as people count, not in units of a string: an emoji is one character. */
export function isLongEnough(password: string, minLength: number): boolean {
  return [...password].length >= minLength
}

export function hasOneOf(password: string, set: string): boolean {
  return [...set].some((character) => password.includes(character))
}

/** What is wrong with it first; nothing if it may be used. */
export function passwordProblem(password: string, demands: PasswordDemands): string | undefined {
  const broken = passwordRules(demands).find((rule) => !rule.holds(password))
  if (broken) return broken.message
  const isTooLong = new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES
  if (isTooLong) return `Password must be at most ${PASSWORD_MAX_BYTES} bytes long`
  return isCommonPassword(password) ? COMMON_PASSWORD : undefined
}
