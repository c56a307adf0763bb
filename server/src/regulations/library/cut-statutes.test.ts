import { expect, test, vi } from 'vitest'
import { uscTitle } from '../../testing/usc-title.ts'
import { cutStatutes } from './cut-statutes.ts'

const file = (more = '') => Buffer.from(uscTitle({ more }))
const asked = { title: 26, sections: [['6050H', '6050H']] } as const
const first = { title: 26, sections: [['1', '1']] } as const

test('a section is cut out whole, with what its notes quote', () => {
  const { sections, name, asOf, publicLaw } = cutStatutes(file(), asked)
  expect({ name, asOf, publicLaw }).toEqual({
    name: 'Internal Revenue Code',
    asOf: '2026-10-14',
    publicLaw: '119-36',
  })
  expect(sections).toHaveLength(1)
  expect(sections[0]!.xml).toMatch(/^<section style=.*identifier="\/us\/usc\/t26\/s6050H"[\s\S]*<\/section>$/)
  expect(sections[0]!.xml.match(/<\/section>/g)).toHaveLength(2)
})

test.each([
  ['sections', '<section ', asked],
  ['chapters', '<chapter ', { title: 26, chapter: '99' }],
] as const)('tags of %s that do not end are refused, and not read again and again', (_of, tag, which) => {
  expect(() => cutStatutes(file(`${tag.repeat(1_000)}>`), which)).toThrow(
    `the tag ${tag.trim()} is longer than 4096 bytes`,
  )
})

test('many words that begin as sections do are passed over', () => {
  expect(cutStatutes(file('<sectionX'.repeat(200_000)), asked).sections).toHaveLength(1)
  const one = `<section identifier="/us/usc/t26/s1">${'<sectionX>'.repeat(200_000)}</section>`
  expect(cutStatutes(file(one), first).sections[0]!.xml).toBe(one)
})

test('a section with many sections in it is searched once, and not for each of them', () => {
  const inner = 500
  const one = `<section identifier="/us/usc/t26/s1">${'<section>'.repeat(inner)}${'</section>'.repeat(inner)}</section>`
  const bytes = file(`${one}${' '.repeat(500_000)}`)
  const { indexOf } = Buffer.prototype
  let searched = 0
  vi.spyOn(Buffer.prototype, 'indexOf').mockImplementation(function (this: Buffer, text, from = 0) {
    const found = indexOf.call(this, text, from as number)
    searched += (found < 0 ? this.length : found) - (from as number)
    return found
  })
  expect(cutStatutes(bytes, first).sections[0]!.xml).toBe(one)
  vi.restoreAllMocks()
  expect(searched).toBeLessThan(10 * bytes.length)
})

test('a section that is too large is not read to its end', () => {
  const [before, after] = uscTitle({ more: '<section identifier="/us/usc/t26/s1">HERE</section>' }).split(
    'HERE',
  )
  const bytes = Buffer.concat([Buffer.from(before!), Buffer.alloc(37_000_000, 0xff), Buffer.from(after!)])
  expect(() => cutStatutes(bytes, first)).toThrow('the sections are too large to be added at once')
})

test('a head full of spaces is read once', () => {
  const spaced = uscTitle().replace('<docNumber>26</docNumber>', `<docNumber>${' '.repeat(8_000)}x`)
  expect(() => cutStatutes(Buffer.from(spaced), asked)).toThrow('it is of another title, not title 26')
})

test('a title of more sections than the Code could have is refused', () => {
  const many = '<section identifier="/us/usc/t26/s1"></section>'.repeat(50_001)
  expect(() => cutStatutes(file(many), first)).toThrow('it has more than 50000 sections')
})
