/** What the tests of the rules use of Vitest, in one module: a mutant is tried in milliseconds. */
import { isDeepStrictEqual } from 'node:util'

export interface CollectedTest {
  name: string
  run: () => unknown
}

export const collected: CollectedTest[] = []

export function describe(_name: string, body: () => void): void {
  body()
}

export function test(name: string, run: () => unknown): void {
  collected.push({ name, run })
}

test.each = (rows: readonly unknown[]) => (name: string, run: (...given: never[]) => unknown) => {
  for (const row of rows)
    collected.push({ name, run: () => run(...((Array.isArray(row) ? row : [row]) as never[])) })
}
export const it = test

class Matcher {
  readonly matches: (value: unknown) => boolean
  constructor(matches: (value: unknown) => boolean) {
    this.matches = matches
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Fields that are undefined count as absent, as in Vitest's `toEqual`. */
function equals(actual: unknown, expected: unknown, isPartial = false): boolean {
  if (expected instanceof Matcher) return expected.matches(actual)
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((one, index) => equals(actual[index], one, isPartial))
    )
  if (expected instanceof Map || expected instanceof Set || expected instanceof Date)
    return isDeepStrictEqual(actual, expected)
  if (!isObject(expected)) return Object.is(actual, expected)
  if (!isObject(actual)) return false
  const given = (value: Record<string, unknown>) =>
    Object.keys(value).filter((key) => value[key] !== undefined)
  if (!isPartial && given(actual).length !== given(expected).length) return false
  return Object.keys(expected).every((key) => equals(actual[key], expected[key], isPartial))
}

function throws(run: unknown, expected: unknown): boolean {
  try {
    ;(run as () => unknown)()
    return false
  } catch (error) {
    const { message } = error as Error
    if (expected === undefined) return true
    if (typeof expected === 'string') return message.includes(expected)
    if (expected instanceof RegExp) return expected.test(message)
    if (typeof expected === 'function') return error instanceof (expected as new () => Error)
    if (expected instanceof Matcher) return expected.matches(error)
    return equals({ ...(error as object), message }, expected, true)
  }
}

type Includes = { includes: (value: unknown) => boolean }

const MATCHERS = {
  toBe: Object.is,
  toEqual: (actual: unknown, expected: unknown) => equals(actual, expected),
  toStrictEqual: (actual: unknown, expected: unknown) => isDeepStrictEqual(actual, expected),
  toMatchObject: (actual: unknown, expected: unknown) => equals(actual, expected, true),
  toThrow: throws,
  toThrowError: throws,
  toContain: (actual: unknown, expected: unknown) => (actual as Includes).includes(expected),
  toContainEqual: (actual: unknown, expected: unknown) =>
    (actual as unknown[]).some((one) => equals(one, expected)),
  toBeUndefined: (actual: unknown) => actual === undefined,
  toBeDefined: (actual: unknown) => actual !== undefined,
  toBeNull: (actual: unknown) => actual === null,
  toBeTruthy: (actual: unknown) => Boolean(actual),
  toBeLessThan: (actual: unknown, expected: unknown) => (actual as number) < (expected as number),
  toBeLessThanOrEqual: (actual: unknown, expected: unknown) => (actual as number) <= (expected as number),
  toBeGreaterThan: (actual: unknown, expected: unknown) => (actual as number) > (expected as number),
  toBeGreaterThanOrEqual: (actual: unknown, expected: unknown) => (actual as number) >= (expected as number),
  toHaveLength: (actual: unknown, expected: unknown) => (actual as unknown[]).length === expected,
  toMatch: (actual: unknown, expected: unknown) =>
    typeof expected === 'string'
      ? (actual as string).includes(expected)
      : (expected as RegExp).test(actual as string),
  toBeCloseTo: (actual: unknown, expected: unknown, digits = 2) =>
    Math.abs((actual as number) - (expected as number)) < 10 ** -digits / 2,
}

function matchersOf(actual: unknown, isWanted: boolean) {
  return Object.fromEntries(
    Object.entries(MATCHERS).map(([name, matches]) => [
      name,
      (...expected: [unknown, number?]) => {
        if (matches(actual, ...expected) !== isWanted) throw new Error(`${name} does not hold`)
      },
    ]),
  )
}

export function expect(actual: unknown) {
  return { ...matchersOf(actual, true), not: matchersOf(actual, false) }
}

expect.objectContaining = (expected: unknown) => new Matcher((value) => equals(value, expected, true))
expect.stringContaining = (text: string) =>
  new Matcher((value) => typeof value === 'string' && value.includes(text))
expect.stringMatching = (pattern: string | RegExp) =>
  new Matcher((value) => typeof value === 'string' && new RegExp(pattern).test(value))
expect.arrayContaining = (expected: readonly unknown[]) =>
  new Matcher(
    (value) => Array.isArray(value) && expected.every((one) => value.some((other) => equals(other, one))),
  )
expect.any = (kind: unknown) => new Matcher((value) => Object(value) instanceof (kind as new () => object))
