export interface NamedSubcontractors {
  vendor: string
  isCritical: boolean
  /** As somebody wrote them: one a line, or between semicolons or commas. */
  subcontractors: string
}

export interface SharedSubcontractor {
  name: string
  vendors: string[]
  critical: number
}

/** The comma before "Inc." ends no name. */
const BETWEEN = /\n|;|,(?!\s*(?:inc|llc|ltd|lp|l\.p|corp|co|n\.a|plc)\b)/i
const NAME_AT_MOST = 80
const NAMES_OF_VENDOR_AT_MOST = 100

const namesOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((name) =>
      name
        .trim()
        .replace(/^[-•*]\s*/, '')
        .replace(/\.$/, ''),
    )
    .filter((name) => name.length > 1 && name.length <= NAME_AT_MOST)
    .slice(0, NAMES_OF_VENDOR_AT_MOST)

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[.,]/g, '').replaceAll(/\s+/g, ' ')

/** Subcontractors of two or more vendors: if they fail, several services fail at once. */
export function sharedSubcontractors(vendors: readonly NamedSubcontractors[]): SharedSubcontractor[] {
  const found = new Map<string, SharedSubcontractor>()
  for (const { vendor, isCritical, subcontractors } of vendors) {
    const names = new Map(namesOf(subcontractors).map((name) => [keyOf(name), name]))
    for (const [key, name] of names) {
      const shared = found.get(key) ?? { name, vendors: [], critical: 0 }
      shared.vendors.push(vendor)
      if (isCritical) shared.critical++
      found.set(key, shared)
    }
  }
  return [...found.values()]
    .filter((shared) => shared.vendors.length > 1)
    .sort(
      (one, other) =>
        other.critical - one.critical ||
        other.vendors.length - one.vendors.length ||
        one.name.localeCompare(other.name, 'en-US'),
    )
}
