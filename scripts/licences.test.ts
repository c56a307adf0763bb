import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AllowedLicences, type LockedPackage, listProductionLicences } from './production-licences.ts'

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const locked: Record<string, LockedPackage> = read('package-lock.json').packages
const allowed: AllowedLicences = read('scripts/allowed-licences.json')

test('every production dependency has a licence that was allowed', () => {
  const found = listProductionLicences(locked, allowed)
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'pg', 'react', 'sharp']))
  expect(found.filter(({ isAllowed }) => !isAllowed)).toEqual([])
})

test('what is allowed is used, and each has its reason', () => {
  const found = listProductionLicences(locked, allowed)
  const named = new Set(found.flatMap(({ licence }) => licence.split(/[()\s]|AND|OR/)))
  expect(Object.keys(allowed.licences).filter((licence) => !named.has(licence))).toEqual([])
  expect(Object.keys(allowed.packages).filter((name) => !found.some((one) => one.name === name))).toEqual([])
  for (const because of [
    ...Object.values(allowed.licences),
    ...Object.values(allowed.packages).map((one) => one.because),
  ])
    expect(because).toMatch(/\.$/)
})

test('only the library below sharp is used under a copyleft license', () => {
  // A package under "MIT OR GPL" is used under MIT.
  const copyleft = listProductionLicences(locked, allowed).filter(({ licence }) =>
    licence.split(' OR ').every((one) => /GPL/.test(one)),
  )
  expect(copyleft.filter(({ name }) => !name.startsWith('@img/sharp-'))).toEqual([])
})

describe('a package', () => {
  const of = (license: string | undefined) =>
    listProductionLicences(
      { 'node_modules/a': { version: '1.0.0', ...(license && { license }) } },
      { licences: { MIT: '.', ISC: '.' }, packages: {} },
    )[0]!.isAllowed

  test.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
    ['MIT AND GPL-3.0-only OR ISC', false],
    ['toString', false],
    [undefined, false],
  ])('under %s is allowed: %s', (license, expected) => {
    expect(of(license)).toBe(expected)
  })

  test('for development alone is not asked', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only', dev: true } }
    expect(listProductionLicences(packages, allowed)).toEqual([])
  })
})
