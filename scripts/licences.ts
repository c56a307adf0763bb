import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listProductionLicences } from './production-licences.ts'
import { softwareBill } from './software-bill.ts'

/**
 * Prints every production dependency with its license; fails on one that is not allowed. With `--sbom FILE` it writes
 * them to the file, too, as a CycloneDX document.
 */
const { values } = parseArgs({ options: { sbom: { type: 'string' } } })
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const allowed = read('scripts/allowed-licences.json')
const locked = read('package-lock.json').packages
const found = listProductionLicences(locked, allowed)
if (values.sbom) writeFileSync(values.sbom, `${JSON.stringify(softwareBill(locked, found), null, 2)}\n`)

const byLicence = Map.groupBy(found, ({ licence }) => licence)
for (const [licence, packages] of [...byLicence].toSorted(([one], [other]) => one.localeCompare(other))) {
  console.log(`\n${licence} (${packages.length})`)
  for (const { name, version } of packages) console.log(`  ${name} ${version}`)
}
const refused = found.filter(({ isAllowed }) => !isAllowed)
console.log(`\n${found.length} packages, ${refused.length} with a licence that nobody has allowed`)
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence}`)
if (refused.length > 0) {
  console.error(
    'Read the licence; then add it with a reason to scripts/allowed-licences.json, or remove the package.',
  )
  process.exit(1)
}
