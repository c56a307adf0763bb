import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { combine, PROXY_GROUPS, type Shares, withoutOther } from './proxy.ts'
import { type ProxyQuestion, proxyOf } from './proxy-answer.ts'
import { surnameParts } from './proxy-names.ts'
import { readPlaces, readSurnames } from './proxy-tables.ts'

const file = (path: string) => readFileSync(new URL(path, import.meta.url))
const table = (name: string) => gunzipSync(file(`../../../data/fair-lending/${name}.csv.gz`)).toString()

const published = {
  surnames: readSurnames(table('surnames-2010')),
  tract: readPlaces(table('tract-2010-adults')),
  zip: readPlaces(table('zcta-2020-adults')),
}
const totals = JSON.parse(file('../../../data/fair-lending/national-totals.json').toString())

const ask = (question: Partial<ProxyQuestion>) =>
  proxyOf({ surnames: [], tract: '', zip: '', ...question }, published)

test.each([
  ['Smith', ['SMITH']],
  ['  smith, jr. ', ['SMITH']],
  ['SMITH III', ['SMITH']],
  ['Smith MD PhD', ['SMITH']],
  ["O'Brien", ['OBRIEN']],
  ['O’Brien', ['OBRIEN']],
  // Version 1.2.0 keeps O and D, with which names begin.
  ['O Brien', ['OBRIEN']],
  ['D Angelo', ['DANGELO']],
  ['J Smith', ['SMITH']],
  ['De la Cruz', ['DELACRUZ']],
  ['St. John', ['STJOHN']],
  ['Garcia-Lopez', ['GARCIA', 'LOPEZ']],
  ['Garcia - Lopez Jr', ['GARCIA', 'LOPEZ']],
  ['Garcia-Lopez-Ruiz', ['GARCIA', 'LOPEZ']],
  ['"Smith" {2}', ['SMITH']],
  ['-', []],
  ['O', []],
  ['Q.', []],
  [' 123 ', []],
  ['', []],
])('%j is looked up as %j', (written, parts) => {
  expect(surnameParts(written)).toEqual(parts)
})

const OFFICIAL = ['white', 'black', 'hispanic', 'api', 'aian', 'mult_other']
const [head, ...lines] = file('testing/official-proxy-50.csv').toString().trim().split('\n')
const columns = head!.split(',')
const rows = lines.map((line) => {
  const cells = line.split(',')
  return (column: string) => cells[columns.indexOf(column)]!
})

/** The published names of the CFPB's rows are of the list of 2000, so they are taken from its file. */
const nameOf = (row: (column: string) => string) => sharesIn(row, 'name')
const sharesIn = (row: (column: string) => string, kind: string) =>
  Object.fromEntries(
    PROXY_GROUPS.map((group, index) => [group, Number(row(`${kind}_${OFFICIAL[index]}`))]),
  ) as Shares

function expectOfficial(actual: Shares | undefined, expected: Shares, what: string) {
  for (const group of PROXY_GROUPS)
    expect(actual?.[group], `${what} ${group}`).toBeCloseTo(expected[group], 5)
}

describe('the rows that the CFPB published', () => {
  test('are fifty', () => expect(rows).toHaveLength(50))

  test('are met to five digits with the tract, which wins over the ZIP code', () => {
    for (const row of rows) {
      const answer = proxyOf(
        { surnames: ['Someone'], tract: row('tract'), zip: row('zcta') },
        { ...published, surnames: { size: 1, find: () => ({ shares: nameOf(row), split: 'exact' }) } },
      )
      expect(answer.place).toMatchObject({ level: 'tract', code: row('tract') })
      expectOfficial(answer.shares, sharesIn(row, 'tract'), `row ${row('rownum')}`)
      expectOfficial(answer.place!.shares, sharesIn(row, 'tract_place'), `place of row ${row('rownum')}`)
    }
  })

  test('are met to five digits with the ZIP code area, with the counts of 2010', () => {
    const { mult_other, ...rest } = totals.zcta2010
    for (const row of rows) {
      const counts = (column: string) => Number(row(`zip2010_${column}`))
      const zip = {
        national: { ...rest, multi: mult_other },
        find: () => ({
          ...(Object.fromEntries(PROXY_GROUPS.map((group) => [group, counts(group)])) as Shares),
          total: counts('total'),
          other: counts('other'),
        }),
      }
      const answer = proxyOf(
        { surnames: ['Someone'], tract: '', zip: row('zcta') },
        { ...published, zip, surnames: { size: 1, find: () => ({ shares: nameOf(row), split: 'exact' }) } },
      )
      expectOfficial(answer.shares, sharesIn(row, 'zip'), `row ${row('rownum')}`)
      expectOfficial(answer.place!.shares, sharesIn(row, 'zip_place'), `place of row ${row('rownum')}`)
    }
  })
})

describe('by hand', () => {
  // Of the nation 100 white and 100 Black adults; the first tract has 80 and 20 of them.
  const tract = readPlaces(
    [
      'geo,total,hispanic,white,black,aian,api,multi,other',
      '01001000100,100,0,80,20,0,0,0,0',
      '01001000200,130,10,20,80,10,5,5,0',
    ].join('\n'),
  )
  const surnames = readSurnames(
    'name,people,white,black,hispanic,api,aian,multi,split\nTESTER,100,0.5,0.5,0,0,0,0,1\nRARE,100,0,0,1,0,0,0,3',
  )
  const tables = { surnames, tract, zip: tract }

  test('half and half of the name, four fifths of the place: 0.5 × 80/100 against 0.5 × 20/100', () => {
    const { shares, because } = proxyOf({ surnames: ['Tester'], tract: '01001000100', zip: '' }, tables)
    expect(shares!.white).toBeCloseTo(0.8, 12)
    expect(shares!.black).toBeCloseTo(0.2, 12)
    expect(shares!.hispanic).toBe(0)
    expect(because).toBeUndefined()
  })

  test('a name and a place without a group in common give a sentence', () => {
    const answer = proxyOf({ surnames: ['Rare'], tract: '01001000100', zip: '' }, tables)
    expect(answer.shares).toBeUndefined()
    expect(answer.because).toBe('excluded')
    expect(answer.note).toBe('No group has a share in both the surname and the census tract 01001000100.')
  })

  test('some other race is shared out: ten among 60 white and 30 Black adults are 6 2/3 and 3 1/3', () => {
    const place = { total: 110, hispanic: 10, white: 60, black: 30, api: 0, aian: 0, multi: 0, other: 10 }
    const shared = withoutOther(place)
    expect(shared.white).toBeCloseTo(200 / 3, 12)
    expect(shared.black).toBeCloseTo(100 / 3, 12)
    expect(shared.hispanic).toBe(10)
    const alone = withoutOther({ ...place, total: 15, hispanic: 5, white: 0, black: 0, other: 10 })
    expect(alone).toEqual({ white: 2, black: 2, hispanic: 5, api: 2, aian: 2, multi: 2 })
  })

  test('a nation without a group gives nothing, never NaN', () => {
    const none = { white: 0, black: 0, hispanic: 0, api: 0, aian: 0, multi: 0 }
    expect(combine({ ...none, white: 1 }, { ...none, white: 5 }, none)).toBeUndefined()
  })
})

test('the national sums are those that were computed apart', () => {
  for (const [level, name] of [
    ['tract', 'tract2010'],
    ['zip', 'zcta2020'],
  ] as const)
    for (const [index, group] of PROXY_GROUPS.entries())
      expect(published[level].national[group]).toBeCloseTo(totals[name][OFFICIAL[index]!], 3)
})

test('the table of surnames is whole: suppressed cells are filled, and the shares of each name make one', () => {
  expect(published.surnames.size).toBe(162_253)
  expect(published.surnames.find('SMITH')).toEqual({
    shares: { white: 0.709, black: 0.2311, hispanic: 0.024, api: 0.005, aian: 0.0089, multi: 0.0219 },
    split: 'exact',
  })
  // Three suppressed cells of ZHUO share what the others leave: 1 - 0.9832 - 0.0105 = 0.0063, white and aian are 0.
  const { shares } = published.surnames.find('ZHUO')!
  expect([shares.black, shares.hispanic]).toEqual([0.00315, 0.00315])
  for (const name of ['GARCIA', 'NGUYEN', 'BEGAY', 'WASHINGTON', 'ZHUO', 'THELUSMA']) {
    const sum = Object.values(published.surnames.find(name)!.shares).reduce(
      (total, share) => total + share,
      0,
    )
    expect(sum).toBeCloseTo(1, 3)
  }
})

describe('what is used', () => {
  test('the second part of a hyphenated name, and the co-applicant, where the first is not known', () => {
    const tract = '12005000804'
    expect(ask({ surnames: ['Garcia-Lopez'], tract }).name?.name).toBe('GARCIA')
    expect(ask({ surnames: ['Qqxyz-Lopez'], tract }).name?.name).toBe('LOPEZ')
    expect(ask({ surnames: ['Qqxyz', 'Nguyen'], tract }).name?.name).toBe('NGUYEN')
    expect(ask({ surnames: ['', 'Nguyen'], tract }).name?.name).toBe('NGUYEN')
  })

  test.each([
    ['01001020100', '', 'tract', '01001020100'],
    ['1001020100', '', 'tract', '01001020100'],
    ['12005000804.00', '', 'tract', '12005000804'],
    ['', '1001', 'zip', '01001'],
    ['', '01001-1234', 'zip', '01001'],
    ['', '331851234', 'zip', '33185'],
    ['', '33185.0', 'zip', '33185'],
  ])('tract %j and ZIP code %j lead to the %s %s', (tract, zip, level, code) => {
    const answer = ask({ surnames: ['Smith'], tract, zip })
    expect(answer.place).toMatchObject({ level, code })
    expect(answer.shares).toBeDefined()
    expect(answer.note).toBe('')
  })

  test('the ZIP code where the tract gives nothing, and the note says so', () => {
    const answer = ask({ surnames: ['Smith'], tract: '09110000100', zip: '01001' })
    expect(answer.place).toMatchObject({ level: 'zip', code: '01001' })
    expect(answer.note).toBe(
      'The census tract 09110000100 is not among the census tracts of 2010; some were drawn or numbered anew in 2020. The ZIP code was used.',
    )
    // The six adults of this tract are white, and of the name nobody is.
    expect(ask({ surnames: ['Zhuo'], tract: '01015981901', zip: '33185' }).place?.level).toBe('zip')
  })
})

test.each<[string, Partial<ProxyQuestion>, string, string]>([
  [
    'a surname that is not in the table',
    { surnames: ['Qqxyz'], tract: '12005000804' },
    'unknownSurname',
    'QQXYZ is not among the 162,253 surnames of the 2010 table. Only the place is known; the method gives no proxy from it alone.',
  ],
  [
    'a surname with an accent',
    { surnames: ['Muñoz'], zip: '33185' },
    'accentedSurname',
    'MUÑOZ is not among the 162,253 surnames of the 2010 table, which writes names without accents: try MUNOZ. Only the place is known; the method gives no proxy from it alone.',
  ],
  [
    'two parts that are not in the table, and no place',
    { surnames: ['Qqxyz-Xxqzy'] },
    'unknownSurname',
    'QQXYZ and XXQZY are not among the 162,253 surnames of the 2010 table. There is no census tract and no ZIP code.',
  ],
  [
    'no surname',
    { surnames: [' . '], zip: '33185' },
    'noSurname',
    'There is no surname. Only the place is known; the method gives no proxy from it alone.',
  ],
  [
    'no place',
    { surnames: ['Smith'] },
    'noPlace',
    'There is no census tract and no ZIP code. Only the surname is known; the method gives no proxy from it alone.',
  ],
  [
    'a block group',
    { surnames: ['Smith'], tract: '120050008041' },
    'malformedPlace',
    '“120050008041” is not a census tract. A census tract has 11 digits: two of the state, three of the county, six of the tract. Only the surname is known; the method gives no proxy from it alone.',
  ],
  [
    'a ZIP code of boxes',
    { surnames: ['Smith'], zip: '20500' },
    'unknownPlace',
    'The ZIP code 20500 is not among the ZIP code areas of 2020; a ZIP code of P.O. boxes or of a single building has no area. Only the surname is known; the method gives no proxy from it alone.',
  ],
  [
    'Puerto Rico',
    { surnames: ['Smith'], zip: '00901' },
    'outsideMethod',
    'The ZIP code 00901 is in Puerto Rico or an island area, which the method leaves out. Only the surname is known; the method gives no proxy from it alone.',
  ],
  [
    'a tract without people',
    { surnames: ['Smith'], tract: '01003990000' },
    'nobodyThere',
    'No adult was counted in the census tract 01003990000. Only the surname is known; the method gives no proxy from it alone.',
  ],
  ['nothing at all', {}, 'noSurname', 'There is no surname. There is no census tract and no ZIP code.'],
])('%s is refused in a sentence', (_, question, because, note) => {
  const answer = ask(question)
  expect(answer).toMatchObject({ shares: undefined, because, note })
})
