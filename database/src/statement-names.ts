/**
 * Beyond this number, statements are planned for each call; generated texts would otherwise fill the
 * server's memory.
 */
const STATEMENTS_AT_MOST = 1_000
/** Searches are planned per value: one generic plan for all words would be poor for most of them. */
const SEARCHES = / like |strpos\(|@@|<%/

/** The prepared-statement name for a query of one database, or undefined if it should not be prepared. */
export type StatementNames = (text: string) => string | undefined

export function nameStatements(): StatementNames {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= STATEMENTS_AT_MOST || SEARCHES.test(text)) return known
    const name = `plumbline_${names.size}`
    names.set(text, name)
    return name
  }
}
