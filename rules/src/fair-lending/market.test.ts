import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Application, readApplications } from './applications.ts'
import { compareMarket, incomeClass, type Market } from './market.ts'
import { PublicFileReader, UnreadablePublicFile } from './public-file.ts'
import { sampleMarket, tractsNear } from './sample-market.ts'

const HEAD =
  'activity_year,lei,census_tract,action_taken,business_or_commercial_purpose,derived_dwelling_category,tract_population,tract_minority_population_percent,tract_to_msa_income_percentage'

const OWN = 'OWN'
const [WHITE, MIXED, HIGH, EMPTY] = ['41001000100', '41001000200', '41001000300', '41001000400']

function row(
  tract: string,
  { lei = 'PEER', action = '1', business = '2', minority = '10', income = '100' } = {},
) {
  return `2025,${lei},${tract},${action},${business},"Single Family (1-4 Units), Site-Built",4000,${minority},${income}`
}
const times = (count: number, line: string) => Array.from({ length: count }, () => line)

function read(...lines: string[]) {
  const reader = new PublicFileReader()
  // Pieces end anywhere.
  for (const piece of lines.join('\r\n').match(/[\s\S]{1,97}/g) ?? []) reader.push(piece)
  return reader.finish()
}

const application = (tract: string, action = 1) => ({ tract, action }) as Application
const applicationsIn = (tract: string, count: number, action = 1) =>
  Array.from({ length: count }, () => application(tract, action))
const AREA = new Set([WHITE!, MIXED!, HIGH!, EMPTY!])
const rowOf = (market: Market, tracts: string, measure = 'applications') =>
  market.rows.find((each) => each.tracts === tracts && each.measure === measure)!

test('the public file is read by the names of its columns, whichever way they are written', () => {
  const file = read(
    HEAD.replaceAll('_', '-'),
    row(MIXED!, { minority: '60.5', income: '49.99' }),
    row(MIXED!, { action: '3', lei: 'OTHER' }),
    row(WHITE!, { action: '6' }),
    row(WHITE!, { business: '1' }),
    row('NA'),
    'cut,off',
  )
  expect(file.rows).toBe(6)
  expect(file.lenders).toEqual(['PEER', 'OTHER'])
  expect([...file.tracts.keys()]).toEqual([MIXED])
  const tract = file.tracts.get(MIXED!)!
  expect(tract).toMatchObject({ minorityPercent: 60.5, incomePercent: 49.99, population: 4000 })
  expect([...tract.applications.values()]).toEqual([1, 1])
  expect([...tract.originations.values()]).toEqual([1])
  expect(file.leftOut).toEqual([
    { because: 'purchased loans', rows: 1 },
    { because: 'loans for a business or commercial purpose', rows: 1 },
    { because: 'rows without a census tract', rows: 1 },
    { because: 'rows that cannot be read', rows: 1 },
  ])
})

test.each([
  ['a letter', ['Dear Sir'], /The first line lacks activity_year, lei/],
  ['only a head', [HEAD], /has no rows/],
  ['no tract at all', [HEAD, row('NA')], /No row of the file has a census tract/],
])('%s is refused with a reason', (_, lines, message) => {
  expect(() => read(...lines)).toThrow(UnreadablePublicFile)
  expect(() => read(...lines)).toThrow(message)
})

test.each([
  [49.99, 'low'],
  [50, 'moderate'],
  [79.99, 'moderate'],
  [80, 'middle'],
  [119.99, 'middle'],
  [120, 'upper'],
  [undefined, undefined],
])('a tract at %s percent of the median is of class %s', (percent, name) => {
  expect(incomeClass(percent)).toBe(name)
})

/** Ours: 5 of 100 in majority-minority tracts, all of them at 60 percent. The peers: 120 of 400, 40 at 90 percent. */
const UNEVEN = read(
  HEAD,
  ...times(280, row(WHITE!)),
  ...times(80, row(MIXED!, { minority: '60', income: '70' })),
  ...times(40, row(HIGH!, { minority: '90', income: '45', lei: 'OTHER' })),
  ...times(50, row(HIGH!, { minority: '90', income: '45', lei: OWN })),
)
const OURS = [...applicationsIn(WHITE!, 95), ...applicationsIn(MIXED!, 5, 3)]

test('shares, ratio, and totals are those counted by hand, and our own rows are no peer', () => {
  const market = compareMarket(OURS, UNEVEN, { area: AREA, peers: 'all', ownLei: OWN })
  expect(market.peerCount).toBe(2)
  const applications = rowOf(market, 'minority50')
  expect(applications).toMatchObject({ own: 5, ownTotal: 100, peers: 120, peerTotal: 400, isSignal: true })
  // (5 / 100) / (120 / 400)
  expect(applications.disparity!.ratio).toBeCloseTo(1 / 6, 12)
  // The logarithm of the ratio has the variance 1/5 - 1/100 + 1/120 - 1/400.
  const reach = 1.959964 * Math.sqrt(1 / 5 - 1 / 100 + 1 / 120 - 1 / 400)
  expect(applications.disparity!.ratioInterval![0]).toBeCloseTo(Math.exp(-reach) / 6, 6)
  expect(applications.disparity!.ratioInterval![1]).toBeCloseTo(Math.exp(reach) / 6, 6)
  expect(rowOf(market, 'minority80')).toMatchObject({ own: 0, peers: 40, isSignal: true })
  // The five were denied.
  expect(rowOf(market, 'minority50', 'originations')).toMatchObject({ own: 0, ownTotal: 95, peers: 120 })
  expect(rowOf(market, 'low')).toMatchObject({ own: 0, peers: 40 })
  expect(rowOf(market, 'moderate')).toMatchObject({ own: 5, peers: 80 })
  expect(rowOf(market, 'middle')).toMatchObject({ own: 95, peers: 280 })
  expect(market.unknown).toBe(1)
  expect(market.tracts.find(({ tract }) => tract === HIGH)).toMatchObject({ own: 0, peers: 40 })
  expect(market.sentences.join(' ')).toContain(
    '5 percent of our applications are in majority-minority tracts, against 30 percent for our peers, 0.17 times their share.',
  )
  expect(market.sentences.join(' ')).toContain('1 majority-minority tract has applications with our peers')
})

test('similar peers have half to twice as many applications in the area', () => {
  const market = compareMarket(OURS, UNEVEN, { area: AREA, peers: 'similar', ownLei: OWN })
  // PEER has 360 and OTHER 40; we have 100.
  expect(market.peerCount).toBe(0)
  expect(market.sentences).toEqual(['No other lender of the public file has an application in this area.'])
  const smaller = compareMarket(OURS.slice(20), UNEVEN, { area: AREA, peers: 'similar', ownLei: OWN })
  expect(smaller.peerCount).toBe(1)
})

test('applications outside the area are counted and not compared', () => {
  const market = compareMarket(OURS, UNEVEN, { area: new Set([WHITE!]), peers: 'all', ownLei: OWN })
  expect(market.outside).toBe(5)
  expect(rowOf(market, 'minority50')).toMatchObject({ own: 0, ownTotal: 95, peers: 0, peerTotal: 280 })
})

test.each([
  ['no area', OURS, new Set<string>()],
  ['nobody of ours', [], AREA],
  ['two of ours', OURS.slice(0, 2), AREA],
  ['an area without anybody', OURS, new Set([EMPTY!])],
  ['all of ours in one tract', applicationsIn(HIGH!, 50), AREA],
])('%s gives a sentence and never NaN', (_, ours, area) => {
  const market = compareMarket(ours, UNEVEN, { area, peers: 'all', ownLei: undefined })
  expect(market.sentences.length).toBeGreaterThan(0)
  expect(market.sentences.join()).not.toMatch(/NaN|Infinity|undefined/)
  expect(JSON.stringify(market)).not.toContain('null')
})

test('the planted gap of the sample market is found, and none in the clean one', () => {
  const register = readFileSync(
    new URL('../../../web/public/samples/hmda-harborlight-2025.txt', import.meta.url),
    'utf8',
  )
  const list = gunzipSync(
    readFileSync(new URL('../../../data/fair-lending/tract-centroids.csv.gz', import.meta.url)),
  )
  const all = list
    .toString()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0]!)
  const { applications } = readApplications(register)
  const tracts = tractsNear(applications, all)
  const marketOf = (planted: boolean) => {
    const reader = new PublicFileReader()
    reader.push(sampleMarket(applications, tracts, { planted }))
    return compareMarket(applications, reader.finish(), {
      area: new Set(tracts),
      peers: 'all',
      ownLei: '549300HARBORLIGHT0CU',
    })
  }
  expect(
    marketOf(true)
      .rows.filter(({ isSignal }) => isSignal)
      .map(({ tracts: kind }) => kind),
  ).toContain('minority50')
  const clean = marketOf(false)
  expect(clean.rows.filter(({ isSignal }) => isSignal)).toEqual([])
  expect(clean.sentences.at(-1)).toMatch(/^Our share|majority-minority tracts have applications/)
})
