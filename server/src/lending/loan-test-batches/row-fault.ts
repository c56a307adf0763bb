import { listText } from '@plumbline/rules/loan-tests/explanation.ts'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

export interface RowFault {
  field: string
  message: string
}

/** What is wrong with the first input that the test refuses, in words that name its column. */
export function faultOfIssue(issue: Issue, input: unknown, within: Path = []): RowFault {
  const path = [...within, ...issue.path]
  const inner = issue.code === 'invalid_union' ? closestBranch(issue.errors) : undefined
  if (inner) return faultOfIssue(inner, input, path)
  return { field: path.join('.'), message: named(pathText(path), problemOf(issue, valueAt(input, path))) }
}

/** A refusal of the test itself names its field in most cases. */
export const namedFault = (field: string, message: string): RowFault => ({
  field,
  message: message.startsWith(field) ? message : named(field, message),
})

const named = (field: string, message: string) => (field === '' ? message : `${field}: ${message}`)

/** fees.0.kind is "fees, item 1, kind". */
const pathText = (path: Path) =>
  path.reduce<string>((text, part, index) => {
    if (typeof part === 'number') return `${text}, item ${part + 1}`
    if (index === 0) return String(part)
    return typeof path[index - 1] === 'number' ? `${text}, ${String(part)}` : `${text}.${String(part)}`
  }, '')

/** Of the forms that an input may have, the one that knows all names that were given. */
const closestBranch = (branches: readonly (readonly Issue[])[]): Issue | undefined =>
  (branches.find((issues) => issues.every(({ code }) => code !== 'unrecognized_keys')) ?? branches[0])?.[0]

function problemOf(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'This is missing.'
  switch (issue.code) {
    case 'invalid_value':
      return `${shown(value)} is not ${choiceText(issue.values.map(String))}.`
    case 'invalid_union':
      return `${shown(value)} is not one of the values that the test takes.`
    case 'invalid_type':
      return `${shown(value)} is not ${TYPES[issue.expected] ?? 'what the test takes'}.`
    case 'unrecognized_keys':
      return `The test has no input ${listText(issue.keys.map((key) => `"${key.slice(0, SHOWN)}"`))}.`
    default:
      return issue.message
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object in braces',
}

const choiceText = (values: readonly string[]) =>
  values.length < 3 ? values.join(' or ') : `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`

const SHOWN = 60

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.slice(0, SHOWN)}"`
}

const valueAt = (input: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], input)
