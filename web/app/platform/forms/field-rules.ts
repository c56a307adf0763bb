import {
  ADDRESS_AT_MOST,
  LONG_TEXT_AT_MOST,
  SHORT_TEXT_AT_MOST,
} from '@plumbline/contract/outreach/inbox-limits.ts'
import { EMAIL_LENGTH_AT_MOST, isEmailAddress } from '@plumbline/rules/addresses/email-address.ts'

/** Rules of one form field; the server checks the same. */
export interface FieldRule {
  /** Message for an empty field; without it the field is optional. */
  required?: string
  kind?: 'line' | 'text' | 'email' | 'address'
}

export type FieldRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>
export type FieldValues<Name extends string = string> = Record<Name, string>
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>

const AT_MOST: Record<NonNullable<FieldRule['kind']>, number> = {
  line: SHORT_TEXT_AT_MOST,
  text: LONG_TEXT_AT_MOST,
  email: EMAIL_LENGTH_AT_MOST,
  address: ADDRESS_AT_MOST,
}

export function lengthAtMost({ kind = 'line' }: FieldRule): number {
  return AT_MOST[kind]
}

/** Reads the fields, trimmed. */
export function readFields<Name extends string>(data: FormData, rules: FieldRules<Name>): FieldValues<Name> {
  const entries = Object.keys(rules).map((name) => {
    const value = data.get(name)
    // Browsers send CRLF; a line break counts as one character.
    return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '']
  })
  return Object.fromEntries(entries) as FieldValues<Name>
}

/** Field errors, in the order of the rules. */
export function checkFields<Name extends string>(
  values: FieldValues<Name>,
  rules: FieldRules<Name>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const error = checkField(values[name], rules[name])
    if (error) errors[name] = error
  }
  return errors
}

function checkField(value: string, rule: FieldRule): string | undefined {
  const { required, kind } = rule
  if (value === '') return required
  const atMost = lengthAtMost(rule)
  if (value.length > atMost) {
    const words = [atMost, value.length].map((count) => count.toLocaleString('en-US'))
    return `Please keep this to ${words[0]} characters; it has ${words[1]}.`
  }
  if (kind === 'email' && !isEmailAddress(value)) return 'Please enter a valid email address.'
  if (kind === 'address' && !isWebAddress(value)) {
    return 'Please enter a complete address that begins with https://.'
  }
  return undefined
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]/i.test(text)
}
