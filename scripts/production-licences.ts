export interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  optional?: boolean
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

export interface AllowedLicences {
  licences: Record<string, string>
  /** Licenses of packages whose package.json does not name them, or not by a standard name. */
  packages: Record<string, { licence: string; because: string }>
}

export interface PackageLicence {
  name: string
  version: string
  licence: string
  isAllowed: boolean
}

const FOLDER = 'node_modules/'

export const nameAt = (path: string) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)

/** Where packages lie that ship with the program, for every system, without development dependencies. */
export const productionPackages = (locked: LockedPackages): [path: string, one: LockedPackage][] =>
  Object.entries(locked).filter(([path, { dev, link }]) => path.includes(FOLDER) && !dev && !link)

export function listProductionLicences(
  locked: LockedPackages,
  { licences, packages }: AllowedLicences,
): PackageLicence[] {
  const found = productionPackages(locked).map(([path, { version = '', license }]) => {
    const name = nameAt(path)
    const licence = packages[name]?.licence ?? license ?? 'none named'
    return { name, version, licence, isAllowed: isAllowed(licence, licences) }
  })
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]))
  return [...once.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** `A OR B` needs one of them, `A AND B` both. Anything deeper is for a person to judge. */
function isAllowed(expression: string, licences: Record<string, string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(plain) || (plain.includes(' OR ') && plain.includes(' AND '))) return false
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => Object.hasOwn(licences, one))
  return plain.split(' AND ').every((one) => Object.hasOwn(licences, one))
}
