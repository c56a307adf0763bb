import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { AreaTract } from '@plumbline/rules/fair-lending/market.ts'
import { expect, test } from 'vitest'
import type { PublicSummary } from './fair-lending-protocol.ts'
import { isInArea, proposedArea, tractsOfArea, withCounty, withTract } from './lending-area.ts'
import { lookOf } from './map-look.ts'
import { dotAt, dotSize, paintDots, project, readDots, viewOf } from './tract-dots.ts'

const HEAD = 'geoid,lat,lon'
const [NEAR, FAR] = ['41051000100', '41005000200']
const dots = readDots(`${HEAD}\n${NEAR},45.50,-122.60\n${FAR},45.30,-122.60\n`)
const PICTURE = { width: 300, height: 200 }
const PALETTE = { outside: 1, unknown: 2, below: 3, majority: 4, high: 5 }
const tract = (number: string, minorityPercent: number | undefined, own: number): AreaTract => ({
  ...{ tract: number, minorityPercent, incomePercent: 100, own, ownOriginations: 0, peers: 1 },
})

test('west is left, north is up, and a degree of latitude keeps its length', () => {
  const [x, y] = project(37.5, -96)
  expect([x, y].map((each) => Math.round(each * 1e9))).toEqual([0, 0])
  expect(project(40, -120)[0]).toBeLessThan(project(40, -100)[0])
  expect(project(45, -96)[1]).toBeLessThan(project(40, -96)[1])
  // Beyond the date line, yet west of Alaska.
  expect(project(52, 173)[0]).toBeLessThan(project(52, -175)[0])
})

test('the area fills the picture, and a point finds its dot', () => {
  const view = viewOf(dots, [0, 1], PICTURE)
  const at = (place: number) => ({
    x: (dots.x[place]! - view.x) * view.scale + PICTURE.width / 2,
    y: (dots.y[place]! - view.y) * view.scale + PICTURE.height / 2,
  })
  for (const place of [0, 1]) {
    expect(at(place).x).toBeGreaterThan(0)
    expect(at(place).y).toBeLessThan(PICTURE.height)
    expect(dotAt(dots, view, PICTURE, at(place), 8)).toBe(place)
  }
  expect(dotAt(dots, view, PICTURE, { x: 2, y: 2 }, 8)).toBeUndefined()
})

test('tracts of the area lie on top in the color of their share, hollow where nobody applied', () => {
  const look = lookOf(dots, new Map([[NEAR!, tract(NEAR!, 85, 0)]]), PALETTE)
  expect([...look.order]).toEqual([1, 0])
  expect([...look.colors]).toEqual([PALETTE.high, PALETTE.outside])
  expect([...look.hollow]).toEqual([1, 0])

  const view = viewOf(dots, [0], PICTURE)
  const pixels = new Uint32Array(PICTURE.width * PICTURE.height)
  paintDots(pixels, PICTURE.width, PICTURE.height, 9, dots, look, view, 1)
  const middle = (PICTURE.height / 2) * PICTURE.width + PICTURE.width / 2
  expect(pixels[middle]).toBe(9)
  expect(pixels.filter((pixel) => pixel === PALETTE.high)).toHaveLength(
    dotSize(view.scale) ** 2 - (dotSize(view.scale) - 4) ** 2,
  )
})

test('every shipped tract has a place on the map', () => {
  const list = gunzipSync(
    readFileSync(new URL('../../../../data/fair-lending/tract-centroids.csv.gz', import.meta.url)),
  ).toString()
  const all = readDots(list)
  expect(all.tracts).toHaveLength(85_396)
  expect(all.x.every(Number.isFinite) && all.y.every(Number.isFinite)).toBe(true)
})

const FILE: PublicSummary = {
  ...{ facts: undefined, years: ['2025'], lenders: 2, rows: 9, leftOut: [] },
  tracts: [{ tract: '41051999999', minorityPercent: 10 }],
  ownCounties: [
    { county: '41051', applications: 97 },
    { county: '41005', applications: 3 },
  ],
}

test('an area is counties and single tracts', () => {
  const proposed = proposedArea(FILE)
  expect([...proposed.counties]).toEqual(['41051'])
  expect(tractsOfArea(proposed, dots.tracts, FILE)).toEqual([NEAR, '41051999999'])
  const changed = withTract(withTract(proposed, NEAR!), FAR!)
  expect(tractsOfArea(changed, dots.tracts, FILE)).toEqual([FAR, '41051999999'])
  expect(isInArea(withTract(changed, NEAR!), NEAR!)).toBe(true)
  // Leaving a county leaves what was switched in it.
  expect([...withCounty(changed, '41051').switched]).toEqual([FAR])
})
