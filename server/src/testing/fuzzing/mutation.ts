import fc from 'fast-check'
import { hostileKey, hostileValue } from './hostile-values.ts'

/** One change to a valid input: the place and the value. */
export interface Mutation {
  at: number
  how: 'replace' | 'leave out' | 'add' | 'wrap'
  key: string
  value: unknown
}

export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    at: fc.nat(50),
    how: fc.constantFrom<Mutation['how']>('replace', 'replace', 'replace', 'leave out', 'add', 'wrap'),
    key: hostileKey,
    value: hostileValue,
  }),
  { minLength: 1, maxLength: 3 },
)

export function mutate(valid: unknown, changes: readonly Mutation[]): unknown {
  return changes.reduce(changed, valid)
}

function changed(value: unknown, { at, how, key, value: hostile }: Mutation): unknown {
  const places = placesBelow(value, [])
  const place = places[at % places.length] ?? []
  if (how === 'replace') return setAt(value, place, () => hostile)
  if (how === 'wrap') return setAt(value, place, (inner) => [inner])
  if (how === 'leave out') return setAt(value, place, () => undefined)
  return isPlain(value) ? define({ ...value }, key, hostile) : value
}

/** Every place in the input that can change, at every depth. */
function placesBelow(value: unknown, path: string[]): string[][] {
  if (!isPlain(value) && !Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, child]) => [
    [...path, key],
    ...placesBelow(child, [...path, key]),
  ])
}

function setAt(value: unknown, [key, ...rest]: string[], change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? setAt(item, rest, change) : item))
  if (!isPlain(value)) return value
  return define({ ...value }, key, setAt(value[key], rest, change))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function define(target: Record<string, unknown>, key: string, value: unknown) {
  return Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
