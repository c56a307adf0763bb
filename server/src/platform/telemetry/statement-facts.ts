import type { Attributes } from './attributes.ts'

interface StatementFacts {
  name: string
  attributes: Attributes
}

/** Texts that were made for one call would otherwise fill the memory. */
const KEPT_AT_MOST = 2_000
const kept = new Map<string, StatementFacts>()

const FIRST_WORD = /^[\s(]*([a-z]+)/i
const WRITES = /\b(insert into|update|delete from)\s+"?[a-z]/i
const NAME = String.raw`((?:"?[a-z_][a-z0-9_]*"?\.)?"?[a-z_][a-z0-9_]*"?)`
/** The first table that is named, with its schema where it has one; what follows `from` may also be a function. */
const TABLE = new RegExp(
  String.raw`(?<!distinct )\b(?:(?:into|update)\s+${NAME}|(?:from|join)\s+(?:only\s+)?${NAME}(?![\w".]|\s*\())`,
  'i',
)

/** The kind of a statement and its first table. Nothing of its text and its values is stored. */
export function statementFacts(text: string): StatementFacts {
  const known = kept.get(text)
  if (known) return known
  const first = FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? 'other'
  const operation =
    first === 'with' ? (WRITES.exec(text)?.[1]?.split(' ')[0]?.toLowerCase() ?? 'select') : first
  const [, written, read] = TABLE.exec(text) ?? []
  const table = (written ?? read)?.replaceAll('"', '')
  const facts: StatementFacts = {
    name: table ? `${operation} ${table}` : operation,
    attributes: Object.freeze({
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    }),
  }
  if (kept.size < KEPT_AT_MOST) kept.set(text, facts)
  return facts
}
