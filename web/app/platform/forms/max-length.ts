/**
 * How many characters a text of an operation's input may have, such as the `checklist[].text` of `tasks.create`. The
 * build writes the number of the contract's schema in place of the call (`web/max-length-plugin.ts`): the browser
 * loads no schema, and no number is written twice.
 */
export function maxLengthOf(operation: string, field: string): number {
  throw new Error(`${operation} ${field}: the build puts a number here`)
}

/** The rule of a field, for `register`. */
export const atMost = (what: string, characters: number) => ({
  value: characters,
  message: `${what} must be at most ${characters.toLocaleString('en-US')} characters`,
})
