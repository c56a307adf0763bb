/// <reference types="node" />
import { createHash } from 'node:crypto'
import { runCalculator } from '../loan-tests/calculators.ts'
import type { WorkedExample } from '../loan-tests/citation-reference.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { bundledData } from './bundled-data.ts'

type Value = unknown
type Path = readonly (string | number)[]

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DECIMAL = /^-?\d+(?:\.(\d+))?$/
/** No single example may outweigh all others. */
const VARIANTS_AT_MOST = 220

/**
 * The input of an example, and the same with one thing changed: a day earlier or later, a cent more or less, another
 * word that other examples of the rule have in that place, a field left out, a field of another example added.
 */
export function variantsOf({ calculator, input }: WorkedExample, all: readonly WorkedExample[]): object[] {
  const others = all.filter((one) => one.calculator === calculator)
  const seen = new Map<string, Map<string, Value>>()
  for (const { input: other } of others)
    for (const [path, value] of leavesAndBranches(other)) {
      const name = placeName(path)
      if (!seen.has(name)) seen.set(name, new Map())
      seen.get(name)!.set(JSON.stringify(value), value)
    }
  const variants: object[] = [input]
  for (const [path, value] of leavesAndBranches(input)) {
    variants.push(without(input, path))
    for (const near of nearby(value)) variants.push(withValue(input, path, near))
    const isWord = typeof value === 'string' && !DAY.test(value) && !DECIMAL.test(value)
    if (isWord)
      for (const other of seen.get(placeName(path))!.values())
        if (other !== value && typeof other === 'string') variants.push(withValue(input, path, other))
  }
  for (const { input: other } of others)
    for (const [key, value] of Object.entries(other))
      if (!(key in input)) variants.push({ ...input, [key]: value })
  const unique = new Map(variants.map((one) => [JSON.stringify(one), one]))
  const every = Math.max(1, unique.size / VARIANTS_AT_MOST)
  return [...unique.values()].filter(
    (_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every),
  )
}

/** Twelve digits of a hash of every answer to the variants, with its steps and notes. */
export function answersHash(example: WorkedExample, all: readonly WorkedExample[]): string {
  const hash = createHash('sha256')
  for (const input of variantsOf(example, all)) hash.update(answerText(example, input)).update('\n')
  return hash.digest('hex').slice(0, 12)
}

export function answerText({ calculator }: WorkedExample, input: object): string {
  try {
    return JSON.stringify(runCalculator(calculator, input, bundledData)) ?? 'nothing'
  } catch (error) {
    if (error instanceof LoanTestRefusal) return `${error.code} ${error.field} ${error.message}`
    // The contract lets no such input through.
    return error instanceof Error ? error.name : 'threw'
  }
}

function* leavesAndBranches(value: Value, path: Path = []): Generator<[Path, Value]> {
  if (path.length > 0) yield [path, value]
  if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* leavesAndBranches(one, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* leavesAndBranches(one, [...path, key])
}

const placeName = (path: Path) => path.map((step) => (typeof step === 'number' ? '#' : step)).join('.')

function nearby(value: Value): Value[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value - 1, value + 1]
  if (typeof value !== 'string') return []
  if (DAY.test(value)) return [-1, 1, 3, -30, 30, 366].map((days) => shiftedDay(value, days))
  const decimal = DECIMAL.exec(value)
  if (!decimal) return []
  const digits = decimal[1]?.length ?? 0
  const step = 10 ** -digits
  const number = Number(value)
  return [number - step, number + step, number * 2, 0].map((one) => one.toFixed(digits))
}

function shiftedDay(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function withValue(input: object, path: Path, value: Value): object {
  const copy = structuredClone(input)
  ownerOf(copy, path)[path.at(-1)!] = value
  return copy
}

function without(input: object, path: Path): object {
  const copy = structuredClone(input)
  const owner = ownerOf(copy, path)
  if (Array.isArray(owner)) owner.splice(path.at(-1) as number, 1)
  else delete owner[path.at(-1)!]
  return copy
}

function ownerOf(input: object, path: Path): Record<string | number, Value> {
  let owner = input as Record<string | number, Value>
  for (const step of path.slice(0, -1)) owner = owner[step] as Record<string | number, Value>
  return owner
}
