import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { enterBundledParts, fillNextPart } from './fill-library.ts'

const server = await startTestServer()
afterAll(server.close)
const log = createLog('silent')

beforeAll(async () => {
  await enterBundledParts(server.db)
  // The first part in order is 1026; the others are not needed here.
  await server.db.execute(sql`update regulation_parts set state = 'ready' where part not in ('1026', '1003')`)
  while (await fillNextPart(server.db, log));
}, 120_000)

const visitor = server.nobody

describe('loading', () => {
  test('a second start enters nothing anew and finds nothing to load', async () => {
    const { rows: before } = await server.db.execute(sql`select count(*) from regulation_paragraphs`)
    await enterBundledParts(server.db)
    expect(await fillNextPart(server.db, log)).toBe(false)
    const { rows: after } = await server.db.execute(sql`select count(*) from regulation_paragraphs`)
    expect(after).toEqual(before)
  })

  test('a part that another process loads is left alone until its claim ends, then begun anew', async () => {
    await server.db.execute(
      sql`update regulation_parts set state = 'filling', claimed_until = now() + interval '1 minute' where part = '1003'`,
    )
    expect(await fillNextPart(server.db, log)).toBe(false)
    await server.db.execute(
      sql`update regulation_parts set claimed_until = now() - interval '1 second' where part = '1003'`,
    )
    expect(await fillNextPart(server.db, log)).toBe(true)
    const { parts } = await visitor.regulations.overview()
    expect(parts.find(({ part }) => part === '1003')).toMatchObject({
      state: 'ready',
      letter: 'C',
      sections: 6,
    })
  })
})

describe('reading', () => {
  test('the law tells when it was last checked, and that this was long ago', async () => {
    expect(await visitor.regulations.freshness()).toEqual({
      checkedOn: '2026-03-09',
      isOld: true,
      asksSources: false,
    })
  })

  test('a section shows its paragraphs, its comments, its neighbors, and the age of the text', async () => {
    const page = await visitor.regulations.page({ part: '1026', page: '19' })
    expect(page).toMatchObject({
      label: '§ 1026.19',
      letter: 'Z',
      age: { asOf: '2026-03-02', heldFrom: '2024-03-13', unchangedTo: '2026-08-06' },
      previous: { page: '18' },
      next: { page: '20' },
    })
    expect(page.paragraphs.find(({ key }) => key === '1026.19(f)(1)(ii)(A)')).toMatchObject({
      citation: '12 CFR 1026.19(f)(1)(ii)(A)',
      anchor: 'f-1-ii-A',
      level: 3,
    })
    expect(page.comments.find(({ key }) => key === 'comment 19(e)(1)(iii)-1')).toMatchObject({
      anchor: 'comment-e-1-iii--1',
    })
  })

  test('a day in 2025 shows the words that stood then: the cap was $1,348', async () => {
    const capOn = async (on: string) => {
      const page = await visitor.regulations.page({ part: '1026', page: '43', on })
      return page.comments.find(({ key }) => key === 'comment 43(e)(3)(ii)-1.xi.D')?.text
    }
    expect(await capOn('2025-06-01')).toContain('$1,348')
    expect(await capOn('2026-02-01')).toContain('$1,305')
    expect(await capOn('2024-06-01')).toBeUndefined()
  })

  test('words in force before the source showed them stand from the day in force', async () => {
    const page = await visitor.regulations.page({ part: '1026', page: '42', on: '2025-10-15' })
    expect(page.paragraphs.find(({ key }) => key === '1026.42(i)')).toMatchObject({
      inForceFrom: '2025-10-01',
      firstShown: '2025-11-18',
    })
  })

  test('where the day in force is not known, none is claimed', async () => {
    const page = await visitor.regulations.page({ part: '1026', page: '35' })
    expect(page.comments.find(({ key }) => key === 'comment 35(b)(2)(iii)-1.iii.E.13')).toMatchObject({
      inForceFrom: null,
      firstShown: '2026-01-09',
    })
  })

  test('printed is not in force: the late fee of $8 carries its status', async () => {
    const page = await visitor.regulations.page({ part: '1026', page: '52' })
    const fee = page.paragraphs.find(({ key }) => key === '1026.52(b)(1)(ii)')!
    const status = page.statuses.find(({ id }) => id === fee.statuses[0])
    expect(status).toMatchObject({ status: 'vacated', since: '2025-04-15', verification: 'secondary' })
    expect(page.paragraphs.find(({ key }) => key === '1026.52(a)(1)')!.statuses).toEqual([])
  })

  test.each([
    ['1026', '19', '2023-01-01'],
    ['1026', '999', undefined],
    ['9999', '1', undefined],
  ])('part %s page %s on %s is not found', async (part, page, on) => {
    await expect(visitor.regulations.page({ part, page, on })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a whole part lists its pages in order', async () => {
    const { pages, laterChanges } = await visitor.regulations.contents({ part: '1026' })
    expect(pages.slice(0, 3).map(({ label }) => label)).toEqual(['§ 1026.1', '§ 1026.2', '§ 1026.3'])
    expect(pages.at(-1)).toMatchObject({ page: 'supplement-i' })
    expect(laterChanges).toEqual([])
  })
})

describe('looking up a citation', () => {
  test.each([
    [
      '12 CFR 1026.19(f)(1)(ii)',
      'found',
      '12 CFR 1026.19(f)(1)(ii)',
      '/resources/regulations/1026/19#f-1-ii',
    ],
    ['Reg Z 19(f)(1)(ii)', 'found', '12 CFR 1026.19(f)(1)(ii)', '/resources/regulations/1026/19#f-1-ii'],
    [
      'comment 19(e)(1)(iii)-1',
      'found',
      '12 CFR 1026, comment 19(e)(1)(iii)-1',
      '/resources/regulations/1026/19#comment-e-1-iii--1',
    ],
    [
      'Appendix J(b)(2)',
      'found',
      '12 CFR 1026, Appendix J(b)(2)',
      '/resources/regulations/1026/appendix-j#b-2',
    ],
    [
      '1026.19(f)(1)(ii)(Z)(9)',
      'parent',
      '12 CFR 1026.19(f)(1)(ii)',
      '/resources/regulations/1026/19#f-1-ii',
    ],
    [
      'Appendix H-24(A)',
      'found',
      '12 CFR 1026, Appendix H-24(A)',
      '/resources/regulations/1026/appendix-h#form-24-A',
    ],
  ])('%s is %s', async (citation, outcome, foundCitation, address) => {
    expect(await visitor.regulations.lookup({ citation })).toMatchObject({ outcome, foundCitation, address })
  })

  test('a text that the library does not hold has the address of the government', async () => {
    expect(await visitor.regulations.lookup({ citation: '31 CFR 501.603' })).toMatchObject({
      outcome: 'not-held',
      officialAddress: 'https://www.ecfr.gov/current/title-31/section-501.603',
      text: null,
    })
  })

  test('what is no citation is refused', async () => {
    await expect(visitor.regulations.lookup({ citation: 'closing disclosure' })).rejects.toMatchObject({
      code: 'NOT_A_CITATION',
    })
  })
})

test('a search finds paragraphs by their words, within a part, and marks what is not in force', async () => {
  const { matches } = await visitor.regulations.search({
    q: 'automated valuation model quality control',
    part: '1026',
  })
  expect(matches.some(({ key }) => key.startsWith('1026.42(i)'))).toBe(true)
  const fees = await visitor.regulations.search({ q: '"smaller card issuer" late payment', part: '1026' })
  expect(
    fees.matches.find(({ key }) => key.startsWith('1026.52(b)(1)(ii)') || key.startsWith('comment 52(b)'))
      ?.statuses,
  ).toEqual(['Credit card late fee of $8'])
})

test('an article hears of a cited paragraph that is not in force, and of one below what it cites', async () => {
  const ask = async (citation: string) =>
    (await visitor.regulations.changedSince({ citations: [citation], since: '2026-11-25' })).map(
      ({ status }) => status,
    )
  const fee = { title: 'Credit card late fee of $8', effect: 'not-in-force' }
  expect(await ask('12 CFR 1026.52(b)(1)(ii)')).toEqual([{ ...fee, isOfPart: false }])
  expect(await ask('12 CFR 1026.52(b)')).toEqual([{ ...fee, isOfPart: true }])
  expect(await ask('12 CFR 1026.19(f)')).toEqual([])
})

describe('redline', () => {
  test('between two days shows what changed, in numbers and words', async () => {
    const member = await server.signedIn()
    const redline = await member.regulations.redline({
      part: '1026',
      page: '43',
      from: '2025-12-31',
      to: '2026-02-01',
    })
    expect(redline.counts).toMatchObject({ removed: 0, moved: 0, changed: 1 })
    expect(redline.changes.find(({ key }) => key === 'comment 43(e)(3)(ii)-1.xi.D')).toMatchObject({
      kind: 'amount',
      amounts: [{ before: '$1,348', after: '$1,305' }],
    })
    const added = redline.changes.find(({ key }) => key === 'comment 43(e)(3)(ii)-1.xii.B')!
    expect(added.comparedWith).toBe('comment 43(e)(3)(ii)-1.xi.B')
    expect(added.pieces.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text])).toEqual([
      ['removed', '$80,905'],
      ['added', '$82,775'],
      ['removed', '$134,841'],
      ['added', '$137,958'],
      ['removed', '$4,045'],
      ['added', '$4,139'],
    ])
  })

  test('of the whole part, over all the days that we hold', async () => {
    const member = await server.signedIn()
    const redline = await member.regulations.redline({ part: '1026', from: '2024-03-13', to: '2026-03-31' })
    expect(redline.counts.added).toBeGreaterThan(100)
    expect(redline.changes.some(({ kind }) => kind === 'moved')).toBe(true)
    expect(redline.statuses.map(({ title }) => title)).toContain(
      'Overdraft credit of very large institutions',
    )
  })

  test('is refused when the days are the wrong way round', async () => {
    const member = await server.signedIn()
    await expect(
      member.regulations.redline({ part: '1026', from: '2026-02-01', to: '2025-12-31' }),
    ).rejects.toMatchObject({ code: 'WRONG_ORDER' })
    await expect(
      visitor.regulations.redline({ part: '1026', from: '2025-01-01', to: '2026-01-01' }),
    ).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
  })
})
