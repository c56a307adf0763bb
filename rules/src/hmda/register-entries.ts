import { fieldCodes } from './field-words.ts'
import { LOAN_FIELDS } from './loan-fields.ts'
import { lineEnd } from './register.ts'

/** By what entries can be grouped: codes of the loan, and nothing about people. */
export const ENTRY_GROUPS = ['actionTaken', 'loanType', 'loanPurpose'] as const
export type EntryGroup = (typeof ENTRY_GROUPS)[number]

export interface RegisterEntry {
  /** Line of the file, from 1. */
  line: number
  uli: string
  groups: Readonly<Record<EntryGroup, string>>
}

const SHOWN_OF_ULI = 6
const RETURN = 0x0d
const decoder = new TextDecoder()
const ULI_AT = LOAN_FIELDS.indexOf('uli')
const LAST_READ = Math.max(...ENTRY_GROUPS.map((field) => LOAN_FIELDS.indexOf(field)))

/** The loan entries of a register in the order of its file, after its transmittal sheet; blank lines are none. */
export function* registerEntries(
  bytes: Uint8Array,
  { from, tabs }: { from: number; tabs: boolean },
): Generator<RegisterEntry, undefined> {
  const separator = tabs ? '\t' : '|'
  let line = 0
  for (let start = from; start < bytes.length; ) {
    const end = lineEnd(bytes, start)
    line++
    const text = decoder.decode(bytes.subarray(start, bytes[end - 1] === RETURN ? end - 1 : end))
    start = end + 1
    if (text.trim() === '') continue
    const fields = text.split(separator, LAST_READ + 1).map((field) => field.trim())
    if (line === 1 && fields[0] === '1') continue
    yield { line, uli: fields[ULI_AT] ?? '', groups: groupsOf(fields) }
  }
}

const groupsOf = (fields: readonly string[]) =>
  Object.fromEntries(
    ENTRY_GROUPS.map((field) => [field, codeWords(field, fields[LOAN_FIELDS.indexOf(field)] ?? '')]),
  ) as Record<EntryGroup, string>

/** Never the value itself: where a file is damaged, anything can stand in the place of a code. */
function codeWords(field: EntryGroup, value: string): string {
  const code = fieldCodes(field).find(([known]) => known === value)
  return code ? `${code[0]} (${code[1]})` : 'No valid code'
}

/** Enough to find an entry again in the register, and no identifier for people who may not open it. */
export function entryLabel({ line, uli }: RegisterEntry): string {
  const shown = Math.min(SHOWN_OF_ULI, Math.floor(uli.length / 2))
  return shown > 0 ? `Line ${line}: ULI or NULI ending in ${uli.slice(-shown)}` : `Line ${line}`
}
