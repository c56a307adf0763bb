import { F } from './loan-fields.ts'
import type { LoanRow } from './loan-row.ts'
import type { Register } from './register.ts'
import type { RowNotes } from './row-notes.ts'
import type { RowSet } from './row-set.ts'

interface RepeatSearch {
  register: Register
  notes: RowNotes
  row: LoanRow
  /** Later rows of each ULI that is in several rows (Q600). */
  repeatedUli: RowSet
  /** The same among originated loans (S306). */
  repeatedOriginated: RowSet
  /** Later rows of identical rows (S305). */
  identical: RowSet
  /** All rows that share a ULI with another one. */
  grouped: RowSet
}

/** Finds rows that repeat a ULI, or a whole row. Returns how many rows repeat a ULI. */
export function findRepeats(search: RepeatSearch): number {
  const { register, notes } = search
  const { actions, hashes, hashes2 } = notes
  let size = 1024
  while (size < register.count * 2) size *= 2
  const slots = new Int32Array(size).fill(-1)
  const originated = new Uint8Array(register.count)
  const repeating = new Map<number, number[]>()
  let repeats = 0
  for (let at = 0; at < register.count; at++) {
    if (!notes.isReadable(at)) continue
    const hash = hashes[at]!
    let slot = Math.imul(hash ^ hashes2[at]!, 0x9e3779b1) & (size - 1)
    let first = slots[slot]!
    while (
      first >= 0 &&
      !(hashes[first] === hash && hashes2[first] === hashes2[at] && sameUli(search, first, at))
    ) {
      slot = (slot + 1) & (size - 1)
      first = slots[slot]!
    }
    if (first < 0) {
      slots[slot] = at
      if (actions[at] === 1) originated[at] = 1
      continue
    }
    repeats++
    search.repeatedUli.add(at)
    const group = repeating.get(first)
    if (group) group.push(at)
    else repeating.set(first, [first, at])
    if (actions[at] !== 1) continue
    if (originated[first]) search.repeatedOriginated.add(at)
    originated[first] = 1
  }
  for (const group of repeating.values()) {
    for (const at of group) search.grouped.add(at)
    findIdentical(search, group)
  }
  return repeats
}

function findIdentical({ register, identical }: RepeatSearch, group: readonly number[]): void {
  const seen = new Map<number, number[]>()
  for (const at of group) {
    const text = trimmed(register, at)
    let hash = text.length
    for (const byte of text) hash = Math.imul(hash ^ byte, 0x01000193)
    const alike = seen.get(hash)
    if (!alike) seen.set(hash, [at])
    else if (alike.some((other) => equal(trimmed(register, other), text))) identical.add(at)
    else alike.push(at)
  }
}

function trimmed(register: Register, at: number): Uint8Array {
  let { bytes, from, to } = register.rowBytes(at)
  while (from < to && bytes[from]! <= 32) from++
  while (to > from && bytes[to - 1]! <= 32) to--
  return bytes.subarray(from, to)
}

function sameUli({ register, row }: RepeatSearch, one: number, other: number): boolean {
  const first = uliBytes(register, row, one)
  const second = uliBytes(register, row, other)
  if (first.length !== second.length) return false
  for (let at = 0; at < first.length; at++) if (upper(first[at]!) !== upper(second[at]!)) return false
  return true
}

const upper = (byte: number) => (byte >= 97 && byte <= 122 ? byte - 32 : byte)

/** A view of the ULI, good after the row is read anew: rows that were cleaned are copied. */
function uliBytes(register: Register, row: LoanRow, at: number): Uint8Array {
  const { bytes, from, to } = register.rowBytes(at)
  row.scan(bytes, from, to)
  let start = row.start[F.uli]!
  let end = row.end[F.uli]!
  while (start < end && row.bytes[start]! <= 32) start++
  while (end > start && row.bytes[end - 1]! <= 32) end--
  return row.bytes === bytes ? bytes.subarray(start, end) : row.bytes.slice(start, end)
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false
  return true
}
