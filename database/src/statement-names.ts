/** Beyond these, statements are planned anew each time, as texts made of many pieces would fill the server's memory. */
const STATEMENTS_AT_MOST = 300
/** A search is planned for what is searched: one plan for all words would be a poor one for most. */
const SEARCHES = / like |@@|<%/

const names = new Map<string, string>()

/** The name under which a connection keeps the plan of a statement, if it should. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= STATEMENTS_AT_MOST || SEARCHES.test(text)) return known
  const name = `plumbline_${names.size}`
  names.set(text, name)
  return name
}
