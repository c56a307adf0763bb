const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' })
const NAMED = 3

/** Ada Moore, Ben Ruiz, or 2 others: people of whom each can do it. */
export function namesText(names: readonly string[]): string {
  if (names.length <= NAMED) return LIST.format(names)
  const rest = names.length - NAMED + 1
  return LIST.format([...names.slice(0, NAMED - 1), `${rest} others`])
}
