/** Marks a visit that began in a mail. */
const VIA = ['via', 'email'] as const

/** The address of a member's page for a mail: a person who is signed out signs in there, without the home page between. */
export function mailLink(path: string, publicUrl: string): string {
  const url = new URL(path, publicUrl)
  url.searchParams.set(...VIA)
  return url.href
}

/** The path of the page without the mark, where the visit began in a mail. */
export function pathOfMailLink(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address)
  if (searchParams.get(VIA[0]) !== VIA[1]) return undefined
  searchParams.delete(VIA[0])
  const query = searchParams.toString()
  return query ? `${pathname}?${query}` : pathname
}
