import { expect, test } from 'vitest'
import { LIBRARY_PARTS, libraryPart } from '../citations/library-parts.ts'
import { parseCitation } from '../citations/parse-citation.ts'
import { INSTITUTION_KINDS } from './institution-facts.ts'
import { partsOfKind } from './parts-by-kind.ts'

const partsOf = (kind: (typeof INSTITUTION_KINDS)[number]) => partsOfKind(kind).map(({ part }) => part)

test.each(INSTITUTION_KINDS)('each part of a %s is named once, with a citation within it', (kind) => {
  const parts = partsOfKind(kind)
  expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length)
  for (const { part, name, citation } of parts.filter((one) => !LIBRARY_PARTS.includes(one.part))) {
    const read = parseCitation(citation)
    expect(read?.code === 'CFR' && libraryPart(read), citation).toBe(part)
    expect(name).not.toBe('')
  }
})

test('a kind is offered the rules of its own regulators and of its own business', () => {
  expect(partsOf('credit_union')).toEqual(
    expect.arrayContaining(['748', '31-1020', '1026', '229', '32-232', '1014']),
  )
  expect(partsOf('credit_union')).not.toContain('345')
  expect(partsOf('credit_union')).not.toContain('16-314')
  expect(partsOf('community_bank')).toEqual(expect.arrayContaining(['363', '345', '229', '215']))
  expect(partsOf('community_bank')).not.toContain('1015')
  expect(partsOf('community_bank')).not.toContain('748')
  expect(partsOf('mortgage_company')).toEqual(expect.arrayContaining(['31-1029', '16-314', '1014', '31-501']))
  expect(partsOf('mortgage_company')).not.toContain('229')
})
