import { setImmediate } from 'node:timers/promises'
import type { ScimAttributeType, ScimFilter, ScimOperator, ScimValue } from './scim-filter.ts'
import { isObject } from './scim-patch.ts'

/** How many resources are compared before others have their turn. */
const COMPARED_AT_ONCE = 200

/** Those that meet a filter. Each comparison lets other requests have their turn: there may be thousands of people. */
export async function meeting<Resource>(
  filter: ScimFilter,
  resources: readonly Resource[],
): Promise<Resource[]> {
  const verdicts = await verdictsOn(filter, resources)
  return resources.filter((_, index) => verdicts[index])
}

async function verdictsOn(filter: ScimFilter, resources: readonly unknown[]): Promise<boolean[]> {
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts: boolean[][] = []
      for (const part of filter.parts) parts.push(await verdictsOn(part, resources))
      const isAnd = filter.kind === 'and'
      return resources.map((_, index) =>
        isAnd ? parts.every((part) => part[index]) : parts.some((part) => part[index]),
      )
    }
    case 'not':
      return (await verdictsOn(filter.part, resources)).map((verdict) => !verdict)
    case 'entry': {
      const entries = resources.flatMap((resource, owner) =>
        entriesAt(resource, filter.attribute).map((entry) => ({ owner, entry })),
      )
      const verdicts = await verdictsOn(
        filter.part,
        entries.map(({ entry }) => entry),
      )
      const owners = new Set(entries.filter((_, index) => verdicts[index]).map(({ owner }) => owner))
      return resources.map((_, index) => owners.has(index))
    }
    default: {
      const verdicts: boolean[] = []
      for (const resource of resources) {
        if (verdicts.length % COMPARED_AT_ONCE === 0) await setImmediate()
        verdicts.push(meets(filter, resource))
      }
      return verdicts
    }
  }
}

type Leaf = Extract<ScimFilter, { kind: 'present' | 'compare' }>

const meets = (filter: Leaf, resource: unknown): boolean =>
  filter.kind === 'present'
    ? entriesAt(resource, filter.attribute).some((entry) => entry !== '')
    : compares(valuesAt(resource, filter.attribute), filter)

/** Of an attribute with many entries, those entries; a name with parts is one. */
export function entriesAt(resource: unknown, attribute: string): unknown[] {
  let found: unknown[] = [resource]
  for (const name of attribute.split('.'))
    found = found.flatMap((value) => {
      const member = memberOf(value, name)
      return Array.isArray(member) ? member : member === undefined || member === null ? [] : [member]
    })
  return found
}

/** `emails` stands for `emails.value`. */
export function valuesAt(resource: unknown, attribute: string): unknown[] {
  return entriesAt(resource, attribute).flatMap((entry) =>
    isObject(entry) ? (memberOf(entry, 'value') ?? []) : [entry],
  )
}

/** Names of attributes are the same in any case. */
function memberOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined
  const key = Object.keys(value).find((one) => one.toLowerCase() === name)
  return key === undefined ? undefined : value[key]
}

interface Comparison {
  type: ScimAttributeType
  operator: ScimOperator
  value: ScimValue
}

function compares(values: unknown[], { type, operator, value }: Comparison): boolean {
  if (operator === 'ne') return !compares(values, { type, operator: 'eq', value })
  if (value === null) return values.length === 0
  const isOfText = operator === 'co' || operator === 'sw' || operator === 'ew'
  const asked = comparable(value, isOfText ? 'text' : type)
  return values.some((one) => HOLDS[operator](comparable(one, isOfText ? 'text' : type), asked))
}

type Comparable = string | number

function comparable(value: unknown, type: ScimAttributeType): Comparable {
  if (type === 'moment') return Date.parse(String(value))
  return type === 'exact' ? String(value) : String(value).toLowerCase()
}

const HOLDS: Readonly<
  Record<Exclude<ScimOperator, 'ne'>, (present: Comparable, asked: Comparable) => boolean>
> = {
  eq: (present, asked) => present === asked,
  co: (present, asked) => String(present).includes(String(asked)),
  sw: (present, asked) => String(present).startsWith(String(asked)),
  ew: (present, asked) => String(present).endsWith(String(asked)),
  gt: (present, asked) => present > asked,
  ge: (present, asked) => present >= asked,
  lt: (present, asked) => present < asked,
  le: (present, asked) => present <= asked,
}

/** RFC 7644, section 3.4.2.3: what has no value comes last, in descending order first. */
export function sorted<Resource>(
  resources: readonly Resource[],
  { attribute, type, isDescending }: { attribute: string; type: ScimAttributeType; isDescending: boolean },
): Resource[] {
  const keyed = resources.map((resource) => ({ resource, key: sortKey(resource, attribute, type) }))
  keyed.sort((a, b) => (isDescending ? -1 : 1) * byKey(a.key, b.key))
  return keyed.map(({ resource }) => resource)
}

function sortKey(resource: unknown, attribute: string, type: ScimAttributeType): Comparable | undefined {
  const entries = entriesAt(resource, attribute)
  const chosen = entries.find((entry) => isObject(entry) && entry.primary === true) ?? entries[0]
  const value = isObject(chosen) ? chosen.value : chosen
  return value === undefined ? undefined : comparable(value, type)
}

function byKey(a: Comparable | undefined, b: Comparable | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1
  return a === b ? 0 : a < b ? -1 : 1
}
