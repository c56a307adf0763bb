import { expect, test } from 'vitest'
import { compareMarket } from './market.ts'
import { TRACT_FACTS_HEAD, TractFactsReader, tractFactsLines } from './tract-facts.ts'

const read = (text: string, piece = text.length || 1) => {
  const reader = new TractFactsReader()
  for (let at = 0; at < text.length; at += piece) reader.push(text.slice(at, at + piece))
  return reader.finish()
}

/** A line of the flat file, with columns counted from 1 as the FFIEC does. */
function flat(cells: Record<number, string>): string {
  const line: string[] = new Array(1212).fill('0')
  for (const [column, value] of Object.entries(cells)) line[Number(column) - 1] = value
  return line.join(',')
}
const key = (year: string, tract: string) => ({ 1: year, 2: '18140', 3: '39', 4: '049', 5: tract, 7: 'T' })

test('a census flat file is read by its columns, which moved in 2022', () => {
  const late = read(
    [
      flat({ ...key('2025', '000110'), 13: '103.79', 15: '9', 21: '9', 23: '1775', 29: '22.48' }),
      flat({ ...key('2025', '000120'), 13: '0.00', 15: '9', 21: '9', 23: '2055', 29: '59.42' }),
      flat({ ...key('2025', '990000'), 13: '0.00', 23: '0', 29: '0.00' }),
      flat({ ...key('2025', '999999'), 13: '100.00', 23: '99999', 29: '30.00' }),
      '',
    ].join('\r\n'),
    7,
  )
  expect(late.years).toEqual(['2025'])
  expect([...late.tracts]).toEqual([
    ['39049000110', { population: 1775, minorityPercent: 22.48, incomePercent: 103.79 }],
    ['39049000120', { population: 2055, minorityPercent: 59.42, incomePercent: undefined }],
    ['39049990000', { population: 0, minorityPercent: undefined, incomePercent: undefined }],
  ])
  const early = read(
    flat({ ...key('2021', '000110'), 13: '49.99', 15: '1775', 21: '81.5', 23: '9', 29: '900' }),
  )
  expect(early.tracts.get('39049000110')).toEqual({
    population: 1775,
    minorityPercent: 81.5,
    incomePercent: 49.99,
  })
})

test('an extract with a head is read by its names, with leading zeros that a spreadsheet dropped', () => {
  const extract = read(
    'Collection Year|MSA/MD|State|County|Census Tract|Population|Minority Population %|Tract to MSA Income %\n2024|33860|1|1|20100|1775.0|22.48|103.79\n',
  )
  expect([...extract.tracts]).toEqual([
    ['01001020100', { population: 1775, minorityPercent: 22.48, incomePercent: 103.79 }],
  ])
  const plain = read(
    '\ufeffcensus_tract,tract_population,tract_minority_population_percent,tract_to_msa_income_percentage\n"1001020100",1775,,NA\n',
  )
  expect(plain.tracts.get('01001020100')).toEqual({
    ...{ population: 1775, minorityPercent: undefined, incomePercent: undefined },
  })
})

test.each([
  ['an empty file', '', /no census tract/],
  ['another CSV', 'name,amount\nx,1\n', /neither that of a census flat file/],
  ['a flat file of fixed widths', `2006${'0'.repeat(5000)}\n`, /neither that of a census flat file/],
  [
    'a flat file whose columns are in other places',
    flat({ ...key('2025', '000110'), 23: '1775', 29: '4301' }),
    /no census tract|columns of this file are in other places/,
  ],
])('%s is refused in a sentence', (_, text, sentence) => {
  expect(() => read(text)).toThrow(sentence)
})

test('figures of a census file come before those of the public file, and do without one', () => {
  const facts = read(flat({ ...key('2025', '000110'), 13: '60.00', 23: '1000', 29: '70.00' })).tracts
  const market = compareMarket(
    [],
    { years: [], lenders: [], tracts: new Map(), rows: 0, leftOut: [] },
    { area: new Set(['39049000110', '39049000120']), peers: 'all', ownLei: undefined, facts },
  )
  expect(market.unknown).toBe(1)
  expect(market.tracts[0]).toMatchObject({ minorityPercent: 70, incomePercent: 60 })
  expect(market.sentences).toEqual([
    '1 of the 2 tracts of the area are majority-minority; none of our applications is there.',
    '1 majority-minority tract has no application of ours.',
    expect.stringMatching(/^Open the public HMDA file/),
  ])
})

test('the short form that is stored reads as the file it came from', () => {
  const file = read(
    [
      flat({ ...key('2025', '000110'), 13: '103.79', 23: '1775', 29: '22.48' }),
      flat({ ...key('2025', '000120'), 13: '0.00', 23: '0', 29: '0.00' }),
    ].join('\n'),
  )
  const lines = tractFactsLines(file)
  expect([...lines.keys()]).toEqual(['39049'])
  const again = read([TRACT_FACTS_HEAD, ...lines.get('39049')!].join('\n'))
  expect(again).toEqual(file)
})
