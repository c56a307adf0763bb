import { LOAN_FIELD_COUNT, type LoanRow } from './loan-row.ts'
import type { Register } from './register.ts'
import type { RegisterCheck } from './register-check.ts'

const LINE_FEED = new Uint8Array([10])
const CRLF = new Uint8Array([13, 10])
const RETURN = 13
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A value that would break the row it is in. */
export const hasForbiddenCharacter = (value: string): boolean => /[\u0000-\u001f"|]/.test(value)

/** The text of a row with one field replaced; every other byte stays as it was. */
export function withField(
  register: Register,
  row: LoanRow,
  at: number,
  field: number,
  value: string,
): Uint8Array {
  const { bytes, from, to } = register.rowBytes(at)
  row.scan(bytes, from, to)
  if (field >= row.fieldCount || field >= LOAN_FIELD_COUNT)
    throw new Error(`Row ${at} has no field ${field + 1}.`)
  // A row with control characters was read from a cleaned copy; that copy is what gets changed.
  const isCleaned = row.bytes !== bytes
  const source = row.bytes
  const begin = isCleaned ? 0 : from
  const end = isCleaned
    ? row.end[Math.min(row.fieldCount, LOAN_FIELD_COUNT) - 1]!
    : endWithoutReturn(bytes, from, to)
  let start = row.start[field]!
  let stop = row.end[field]!
  while (start < stop && source[start]! <= 32) start++
  while (stop > start && source[stop - 1]! <= 32) stop--
  const text = encoder.encode(value)
  const changed = new Uint8Array(start - begin + text.length + end - stop)
  changed.set(source.subarray(begin, start))
  changed.set(text, start - begin)
  changed.set(source.subarray(stop, end), start - begin + text.length)
  return changed
}

function endWithoutReturn(bytes: Uint8Array, from: number, to: number): number {
  return to > from && bytes[to - 1] === RETURN ? to - 1 : to
}

export function rowText(register: Register, at: number): string {
  const { bytes, from, to } = register.rowBytes(at)
  return decoder.decode(bytes.subarray(from, endWithoutReturn(bytes, from, to)))
}

/**
 * The file as pieces: the bytes that came in, but for what was changed. Line ends, byte order mark and a missing final
 * line feed stay as they were.
 */
export function printRegister(
  check: RegisterCheck,
  sheetChanged: string | undefined,
  from: number,
): Uint8Array[] {
  const { register } = check
  const { bytes } = register
  const parts: Uint8Array[] = []
  let kept = 0
  const copyUpTo = (end: number) => {
    if (end > kept) parts.push(bytes.subarray(kept, end))
    kept = Math.max(kept, end)
  }
  if (sheetChanged !== undefined && register.firstLine === 2) {
    const end = bytes.indexOf(10, from)
    const lineEnd = end < 0 ? bytes.length : end
    copyUpTo(from)
    parts.push(encoder.encode(sheetChanged))
    kept = endWithoutReturn(bytes, from, lineEnd)
  }
  const touched = [...new Set([...register.changes.keys(), ...register.removedRows])].sort(
    (one, other) => one - other,
  )
  const added: number[] = []
  for (const at of touched) {
    const { from: start, to } = register.original(at)
    if (start === to && to === 0) {
      if (!register.isRemoved(at)) added.push(at)
      continue
    }
    copyUpTo(start)
    if (register.isRemoved(at)) kept = Math.min(to + 1, bytes.length)
    else {
      parts.push(register.changes.get(at)!)
      kept = endWithoutReturn(bytes, start, to)
    }
  }
  copyUpTo(bytes.length)
  if (added.length === 0) return parts
  const lineFeed = bytes.indexOf(10)
  const newline = lineFeed > 0 && bytes[lineFeed - 1] === RETURN ? CRLF : LINE_FEED
  const last = parts.at(-1)
  if (last && last.at(-1) !== 10) parts.push(newline)
  for (const at of added) parts.push(register.changes.get(at)!, newline)
  return parts
}
