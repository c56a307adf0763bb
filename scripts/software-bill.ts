import { createHash } from 'node:crypto'
import {
  type LockedPackage,
  type LockedPackages,
  nameAt,
  type PackageLicence,
  productionPackages,
} from './production-licences.ts'

/** What ships with the program, as CycloneDX 1.6. The same lockfile makes the same bytes. */
export function softwareBill(locked: LockedPackages, licences: readonly PackageLicence[]) {
  const licenceOf = new Map(licences.map(({ name, version, licence }) => [purl(name, version), licence]))
  const installed = productionPackages(locked)
  const components = new Map(installed.map((one) => [refOf(one), componentOf(one, licenceOf)]))
  const needs = new Map<string, Set<string>>()
  for (const [path, one] of installed) {
    const ref = refOf([path, one])
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...neededBy(locked, path)]))
  }
  const { name, version } = locked[''] as { name: string; version: string }
  // Without a purl: a package of that name in the registry is somebody else's.
  const program = { type: 'application', 'bom-ref': `${name}@${version}`, name, version }
  const ownFolders = Object.keys(locked).filter((path) => !path.includes('node_modules/'))
  needs.set(program['bom-ref'], new Set(ownFolders.flatMap((path) => [...neededBy(locked, path)])))
  const contents = {
    metadata: { lifecycles: [{ phase: 'build' }], component: program },
    components: [...components.values()].toSorted(byRef('bom-ref')),
    dependencies: [...needs]
      .map(([ref, names]) => ({ ref, dependsOn: [...names].toSorted() }))
      .toSorted(byRef('ref')),
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(contents),
    version: 1,
    ...contents,
  }
}

const byRef =
  <Key extends string>(key: Key) =>
  (one: Record<Key, string>, other: Record<Key, string>) =>
    one[key] < other[key] ? -1 : 1

const purl = (name: string, version: string) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`

const refOf = ([path, { version = '' }]: [string, LockedPackage]) => purl(nameAt(path), version)

function componentOf([path, one]: [string, LockedPackage], licenceOf: ReadonlyMap<string, string>) {
  const ref = refOf([path, one])
  const licence = licenceOf.get(ref)!
  const [, scope, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(nameAt(path))!
  return {
    type: 'library',
    'bom-ref': ref,
    ...(scope && { group: scope }),
    name: name!,
    version: one.version ?? '',
    scope: one.optional ? 'optional' : 'required',
    ...(one.integrity && { hashes: [hashOf(one.integrity)] }),
    licenses: [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    purl: ref,
  }
}

/** The lockfile writes `sha512-` and base64, the format hexadecimal digits. */
function hashOf(integrity: string) {
  const [algorithm, content] = integrity.split('-', 2) as [string, string]
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') }
}

/** What the package at the path finds in its own folder of packages or one above, as Node does. */
function neededBy(locked: LockedPackages, path: string): Set<string> {
  const { dependencies, optionalDependencies, peerDependencies } = locked[path]!
  const found = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap(
    (name) => {
      const at = foldersAbove(path)
        .map((folder) => `${folder}node_modules/${name}`)
        .find((place) => locked[place])
      const one = at === undefined ? undefined : locked[at]!
      return at === undefined || !one || one.dev || one.link ? [] : [refOf([at, one])]
    },
  )
  return new Set(found)
}

function foldersAbove(path: string): string[] {
  const parts = path === '' ? [] : path.split(/\/(?=node_modules\/)/)
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`), '']
}

/** A UUID of the contents (version 8, which is for numbers of one's own making). */
function serialOf(contents: object): string {
  const digits = createHash('sha256').update(JSON.stringify(contents)).digest('hex')
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
  ]
  return `urn:uuid:${[...parts, digits.slice(20, 32)].join('-')}`
}
