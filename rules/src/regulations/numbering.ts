/** What a mark can be: (a) and (i) are letters, (i) is also a numeral. */
export type MarkKind = 'lower' | 'number' | 'roman' | 'upper' | 'upper-roman'

/** Levels of a section as the Federal Register numbers it; the last two are italic in print. */
export const SECTION_LEVELS: readonly MarkKind[] = ['lower', 'number', 'roman', 'upper', 'number', 'roman']
export const TERM_LEVELS: readonly MarkKind[] = ['number', 'roman', 'upper', 'number', 'roman']
export const COMMENT_LEVELS: readonly MarkKind[] = ['number', 'roman', 'upper', 'number', 'roman']

/** Subsection, paragraph, subparagraph, clause, subclause, item: (k)(3)(A)(i)(I)(aa). */
export const STATUTE_LEVELS: readonly MarkKind[] = [
  'lower',
  'number',
  'upper',
  'roman',
  'upper-roman',
  'lower',
]

export interface Numbered {
  /** One path for each mark, in order. */
  paths: string[][]
  /** Zero when the numbering runs without a gap. */
  cost: number
}

export interface Mark {
  value: string
  /** The last mark of a range such as `(b)-(d) [Reserved]`. */
  upTo?: string | undefined
  /** Levels 5 and 6 are italic; only the XML tells. */
  italic?: boolean | undefined
}

interface State {
  cost: number
  /** The ordinal at each open level; 0 where a level was skipped. */
  ordinals: readonly number[]
  marks: readonly (string | undefined)[]
  path: string[]
  before: State | undefined
}

const STATES_AT_MOST = 300
const SKIPPED_LEVEL = 2
const FIRST_IS_NOT_FIRST = 5
const JUMP = 3
const JUMP_STEP = 0.2
const REPEATED = 6
const SHALLOWER_WINS = 0.0001
const FIRST_ITALIC_LEVEL = 4

/**
 * Finds the cheapest reading of all marks of a section or of a group of comments at once.
 * A mark alone does not tell its level: (i) follows (h), or opens the numerals below (1).
 */
export function numberMarks(marks: readonly Mark[], levels: readonly MarkKind[]): Numbered {
  let states: State[] = [{ cost: 0, ordinals: [], marks: [], path: [], before: undefined }]
  for (const mark of marks) {
    const next = new Map<string, State>()
    for (const state of states) extend(state, mark, levels, next)
    // A mark that fits no level at all is beside the last paragraph.
    if (next.size === 0)
      for (const state of states)
        next.set(state.ordinals.join('.'), {
          ...state,
          cost: state.cost + REPEATED * 2,
          path: [...state.path, mark.value],
          before: state,
        })
    states = [...next.values()]
    if (states.length > 1) states.sort((one, other) => one.cost - other.cost)
    if (states.length > STATES_AT_MOST) states.length = STATES_AT_MOST
  }
  const best = states[0]!
  const paths: string[][] = []
  for (let state: State | undefined = best; state?.before; state = state.before) paths.push(state.path)
  return { paths: paths.reverse(), cost: Math.round(best.cost * 10) / 10 }
}

function extend(state: State, mark: Mark, levels: readonly MarkKind[], next: Map<string, State>) {
  const depth = state.ordinals.length
  for (let level = 0; level < levels.length; level++) {
    if (mark.italic !== undefined && mark.italic !== level >= FIRST_ITALIC_LEVEL) continue
    const ordinal = ordinalOf(mark.value, levels[level]!)
    if (ordinal === undefined) continue
    const cost = state.cost + level * SHALLOWER_WINS + stepCost(state.ordinals[level], ordinal, level - depth)
    const last = mark.upTo === undefined ? ordinal : (ordinalOf(mark.upTo, levels[level]!) ?? ordinal)
    const ordinals = [...state.ordinals.slice(0, level)]
    const marks = [...state.marks.slice(0, level)]
    while (ordinals.length < level) {
      ordinals.push(0)
      marks.push(undefined)
    }
    ordinals.push(last)
    marks.push(mark.upTo ?? mark.value)
    const id = ordinals.join('.')
    const known = next.get(id)
    if (known && known.cost <= cost) continue
    next.set(id, { cost, ordinals, marks, path: marks.filter((value) => value !== undefined), before: state })
  }
}

function stepCost(previous: number | undefined, ordinal: number, deeper: number) {
  if (previous === undefined) return deeper * SKIPPED_LEVEL + (ordinal === 1 ? 0 : FIRST_IS_NOT_FIRST)
  if (ordinal === previous + 1) return 0
  if (ordinal > previous) return JUMP + JUMP_STEP * (ordinal - previous - 1)
  return REPEATED
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

export function ordinalOf(mark: string, kind: MarkKind): number | undefined {
  if (kind === 'number') return /^\d+$/.test(mark) ? Number(mark) : undefined
  if (kind === 'roman') return romanOrdinal(mark)
  if (kind === 'upper-roman')
    return mark === mark.toUpperCase() ? romanOrdinal(mark.toLowerCase()) : undefined
  const isUpper = kind === 'upper'
  if (!(isUpper ? /^([A-Z])\1*$/ : /^([a-z])\1*$/).test(mark)) return undefined
  return mark.charCodeAt(0) - (isUpper ? 64 : 96) + 26 * (mark.length - 1)
}

function romanOrdinal(mark: string) {
  if (!/^(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(mark) || mark === '') return undefined
  let sum = 0
  for (let index = 0; index < mark.length; index++) {
    const value = ROMAN[mark[index]!]!
    sum += value < (ROMAN[mark[index + 1] ?? ''] ?? 0) ? -value : value
  }
  return sum
}
