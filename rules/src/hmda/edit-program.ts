import type { EditRule, FilingFacts, Limits } from './edit-rules.ts'
import { maskOf, registerOf } from './field-sets.ts'
import type { LoanRow } from './loan-row.ts'
import { QUALITY_RULES } from './quality-rules.ts'
import { LOAN_RULES } from './validity-loan-rules.ts'
import { PERSON_RULES } from './validity-person-rules.ts'
import { TERMS_RULES } from './validity-terms-rules.ts'

export const ROW_RULES: readonly EditRule[] = [
  ...LOAN_RULES,
  ...PERSON_RULES,
  ...TERMS_RULES,
  ...QUALITY_RULES,
]
/** Without a list of counties and tracts these are not checked. */
export const GEOGRAPHY_EDITS: readonly string[] = ['V625-2', 'V626', 'V627', 'V716', 'Q603']

/** One statement: a mask, or a comparison with a number or with another field. */
export interface Statement {
  field: string
  register: number
  mask?: number
  /** The value must be none of the set. */
  not?: boolean
  sign?: '<' | '<=' | '>' | '>=' | '='
  limit?: number
  /** The limit's name in the table of the year. */
  limitName?: string
  otherField?: string
  items: readonly string[]
}

export function parseStatements(text: string, limits: Limits): Statement[] {
  if (text === '') return []
  return text.split(', ').flatMap((statement) => {
    const [name = '', ...items] = statement.split(' ')
    const range = /^(.*)(\d)\.\.(\d)$/.exec(name)
    const fields = range
      ? Array.from(
          { length: Number(range[3]) - Number(range[2]) + 1 },
          (_, at) => `${range[1]}${Number(range[2]) + at}`,
        )
      : [name]
    return fields.map((field): Statement => {
      const register = registerOf(field)
      const comparison = /^([<>]=?|=)(\$?)(.+)$/.exec(items[0] ?? '')
      if (!comparison) return { field, register, items, ...setOf(field, items) }
      const [, sign, named, what] = comparison
      const base = { field, register, items, sign: sign as Statement['sign'] }
      if (named) return { ...base, limitName: what!, limit: limitOf(limits, what!) }
      if (/^\d/.test(what!)) return { ...base, limit: Number(what) }
      return { ...base, otherField: what! }
    })
  })
}

/** `!6` and `filled` say what a value must not be. A value may have several bits, so a complement of the mask would not do. */
function setOf(field: string, items: readonly string[]): { mask: number; not: boolean } {
  const [first = '', ...others] = items
  if (first === 'filled') return { mask: maskOf(field, ['blank']), not: true }
  if (first.startsWith('!')) return { mask: maskOf(field, [first.slice(1), ...others]), not: true }
  return { mask: maskOf(field, items), not: false }
}

/** A negated statement is marked in its register. */
const NOT = 128
const coded = ({ register, mask, not }: Statement): [number, number] => [
  not ? register | NOT : register,
  mask!,
]

function limitOf(limits: Limits, name: string): number {
  const limit = limits[name]
  if (limit === undefined) throw new Error(`The filing year has no limit ${name}.`)
  return limit
}

type Test = (row: LoanRow) => boolean

function testOf({ register, mask, not, sign, limit, otherField }: Statement): Test {
  if (mask !== undefined && not) return ({ bits }) => (bits[register]! & mask) === 0
  if (mask !== undefined) return ({ bits }) => (bits[register]! & mask) !== 0
  if (otherField !== undefined) {
    const other = registerOf(otherField)
    return ({ value }) => value[register]! <= value[other]!
  }
  const border = limit!
  if (sign === '<') return ({ value }) => value[register]! < border
  if (sign === '<=') return ({ value }) => value[register]! <= border
  if (sign === '>') return ({ value }) => value[register]! > border
  if (sign === '>=') return ({ value }) => value[register]! >= border
  return ({ value }) => value[register]! === border
}

interface FunctionEdit {
  edit: number
  fires: (row: LoanRow, facts: FilingFacts) => boolean
}

/**
 * The edits of a year made ready to run: masks in one flat array, the rest as functions.
 * `judge` fills `fired` with positions in `ids`, each once.
 */
export class EditProgram {
  readonly ids: readonly string[]
  readonly fired: Int32Array
  private readonly masks: Int32Array
  private readonly functions: readonly FunctionEdit[]
  private readonly alreadyFired: Uint8Array

  constructor(rules: readonly EditRule[], limits: Limits) {
    this.ids = [...new Set(rules.map(({ id }) => id))]
    this.fired = new Int32Array(this.ids.length)
    this.alreadyFired = new Uint8Array(this.ids.length)
    const masks: MaskEdit[] = []
    const functions: FunctionEdit[] = []
    for (const rule of rules) {
      const edit = this.ids.indexOf(rule.id)
      if (rule.form === 'special') functions.push({ edit, fires: rule.fires })
      else if (rule.form === 'either') {
        const [one, other] = [parseStatements(rule.one, limits)[0]!, parseStatements(rule.other, limits)[0]!]
        // Exactly one side holds: one without the other, or the other without the one.
        masks.push({ edit, when: [coded(one)], must: [coded(other)] })
        masks.push({ edit, when: [coded(other)], must: [coded(one)] })
      } else {
        const when = parseStatements(rule.when, limits)
        const must = parseStatements(rule.must, limits)
        if ([...when, ...must].every(({ mask }) => mask !== undefined))
          masks.push({ edit, when: when.map(coded), must: must.map(coded) })
        else {
          const [conditions, requirements] = [when.map(testOf), must.map(testOf)]
          functions.push({ edit, fires: combined(conditions, requirements) })
        }
      }
    }
    this.masks = grouped(masks)
    this.functions = functions
  }

  /** Number of edits that fire for the row. */
  judge(row: LoanRow, facts: FilingFacts): number {
    const { masks, functions, alreadyFired, fired } = this
    const { bits } = row
    let count = 0
    const length = masks.length
    for (let at = 0; at < length; ) {
      const groupEnd = masks[at + 2]!
      const guard = masks[at]!
      if (((bits[guard & 127]! & masks[at + 1]!) !== 0) === guard > 127) {
        at = groupEnd
        continue
      }
      for (at += 3; at < groupEnd; ) {
        let statement = at + 3
        const conditionsEnd = statement + masks[at + 1]! * 2
        const end = conditionsEnd + masks[at + 2]! * 2
        for (; statement < conditionsEnd; statement += 2) {
          const register = masks[statement]!
          if (((bits[register & 127]! & masks[statement + 1]!) !== 0) === register > 127) break
        }
        if (statement === conditionsEnd)
          for (; statement < end; statement += 2) {
            const register = masks[statement]!
            if (((bits[register & 127]! & masks[statement + 1]!) !== 0) !== register > 127) continue
            const edit = masks[at]!
            if (alreadyFired[edit] === 0) {
              alreadyFired[edit] = 1
              fired[count++] = edit
            }
            break
          }
        at = end
      }
    }
    for (const { edit, fires } of functions)
      if (fires(row, facts) && alreadyFired[edit] === 0) {
        alreadyFired[edit] = 1
        fired[count++] = edit
      }
    for (let at = 0; at < count; at++) alreadyFired[fired[at]!] = 0
    return count
  }
}

interface MaskEdit {
  edit: number
  when: [number, number][]
  must: [number, number][]
}

/** Edits with the same first condition stand behind it, so that one test skips all of them. */
function grouped(edits: readonly MaskEdit[]): Int32Array {
  // Nothing of register 0 is in an empty set, so its negation always holds.
  const always: [number, number] = [NOT, 0]
  const groups = new Map<string, { guard: [number, number]; edits: MaskEdit[] }>()
  for (const edit of edits) {
    const [guard = always, ...when] = edit.when
    const group = groups.get(guard.join()) ?? { guard, edits: [] }
    group.edits.push({ ...edit, when })
    groups.set(guard.join(), group)
  }
  const masks: number[] = []
  for (const group of groups.values()) {
    const start = masks.length
    masks.push(...group.guard, 0)
    for (const { edit, when, must } of group.edits)
      masks.push(edit, when.length, must.length, ...when.flat(), ...must.flat())
    masks[start + 2] = masks.length
  }
  return Int32Array.from(masks)
}

function combined(conditions: readonly Test[], requirements: readonly Test[]): Test {
  const [a, b, c] = conditions
  const [first, second] = requirements
  if (conditions.length > 3 || requirements.length > 2)
    return (row) => conditions.every((test) => test(row)) && !requirements.every((test) => test(row))
  const met: Test = second ? (row) => first!(row) && second(row) : first!
  if (!a) return (row) => !met(row)
  if (!b) return (row) => a(row) && !met(row)
  if (!c) return (row) => a(row) && b(row) && !met(row)
  return (row) => a(row) && b(row) && c(row) && !met(row)
}
