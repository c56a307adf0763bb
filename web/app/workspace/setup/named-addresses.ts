export interface NamedAddress {
  email: string
  fullName: string
  /** As it was pasted. */
  line: string
}

const NAMED = /^"?([^"<]*?)"?\s*<([^<>]+)>$/

/** Addresses as people paste them from mail programs; a name that is missing is read from the address. */
export function namedAddresses(text: string): NamedAddress[] {
  const found = new Map<string, NamedAddress>()
  for (const part of text.split(/[\n;,]/)) {
    const line = part.trim()
    if (line === '') continue
    const [, name = '', address = line] = NAMED.exec(line) ?? []
    const email = address.trim()
    if (!found.has(email.toLowerCase()))
      found.set(email.toLowerCase(), { email, fullName: name.trim() || nameOf(email), line })
  }
  return [...found.values()]
}

/** ada.moore@example.com: Ada Moore. */
function nameOf(email: string): string {
  const words = email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ') || email
}
