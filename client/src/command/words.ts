/** apiKeys → api-keys */
export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The one of the names that is meant: written as it is, or with hyphens. */
export const findName = (names: readonly string[], given: string) =>
  names.find((name) => name === given || kebab(name) === given)

const BEGINNING = 3

/** “ Did you mean …?”, where names begin alike. */
export function didYouMean(names: readonly string[], given: string, mark = ''): string {
  const alike = names.map(kebab).filter((name) => name.slice(0, BEGINNING) === given.slice(0, BEGINNING))
  return alike.length > 0 ? ` Did you mean ${alike.map((name) => mark + name).join(' or ')}?` : ''
}
