import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type LockedPackages, listProductionLicences } from './production-licences.ts'
import { softwareBill } from './software-bill.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const allowed = read('scripts/allowed-licences.json')
const billOf = (locked: LockedPackages) => softwareBill(locked, listProductionLicences(locked, allowed))
const locked: LockedPackages = read('package-lock.json').packages
const bill = billOf(locked)

/** The members that CycloneDX 1.6 requires, and the shapes it gives them. */
test('the bill of this program keeps the rules of CycloneDX 1.6', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'plumbline' })
  for (const { type, name, version, scope, hashes, licenses, purl, ...one } of bill.components) {
    expect([type, ['required', 'optional'].includes(scope)]).toEqual(['library', true])
    expect(name).toMatch(/^[a-z0-9._-]+$/i)
    expect(purl).toBe(
      `pkg:npm/${one.group ? `${encodeURIComponent(one.group)}/` : ''}${name}@${encodeURIComponent(version)}`,
    )
    expect(licenses).toHaveLength(1)
    const [licence] = licenses
    if (licence?.license) expect(Object.keys(allowed.licences)).toContain(licence.license.id)
    else expect(licence?.expression).toMatch(/^[\w.()+-]+( (AND|OR) [\w.()+-]+)+$/)
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
})

test('each reference appears once and leads to something of the bill, and nothing is left without a way to it', () => {
  const refs = [bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])]
  expect(new Set(refs).size).toBe(refs.length)
  expect(bill.dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted())
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const reached = new Set<string>()
  const visit = (ref: string) => {
    if (reached.has(ref)) return
    reached.add(ref)
    for (const next of needs.get(ref)!) visit(next)
  }
  visit(bill.metadata.component['bom-ref'])
  expect(refs.filter((ref) => !reached.has(ref))).toEqual([])
})

test('the same lockfile makes the same bill, another one another number', () => {
  expect(billOf(locked)).toEqual(bill)
  const other = { ...locked, 'node_modules/hono': { ...locked['node_modules/hono'], version: '0.0.1' } }
  expect(billOf(other).serialNumber).not.toBe(bill.serialNumber)
})

test('a package needs the copy in its own folder before the one above', () => {
  const small = billOf({
    '': { name: 'program', version: '1.0.0', dependencies: { a: '1', b: '2' } } as object,
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
  })
  expect(small.dependencies).toEqual([
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
    { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
    { ref: 'program@1.0.0', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@2.0.0'] },
  ])
  expect(small.components.at(-1)).toMatchObject({ hashes: [{ alg: 'SHA-512', content: '000102' }] })
})
