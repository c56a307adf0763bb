import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { ecfrXml, startOfficialServices } from '../../testing/official-services.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { enterBundledParts } from '../library/fill-library.ts'
import { readLatestLines } from '../library/text-arrival.ts'
import { fillLibrary } from '../regulatory-updates/library-work.ts'
import { ecfrSource } from './ecfr-source.ts'
import { federalRegisterSource } from './federal-register-source.ts'
import type { RegulationSource } from './regulation-source.ts'
import { createSourceRunner } from './source-work.ts'

const server = await startTestServer({ environment: { REGULATION_SOURCES: 'daily' } })
const services = await startOfficialServices()
const { db } = server
const { state } = services
afterAll(async () => {
  await server.close()
  await services.close()
})

beforeAll(async () => {
  await enterBundledParts(db)
  await db.execute(sql`delete from regulation_parts where part <> '1003'`)
  while (await fillLibrary(db, createLog('silent')));
}, 60_000)

let clock = new Date('2026-11-24T12:00:00Z')
const quick = (source: RegulationSource) => ({ ...source, pauseMs: 0 })
/** Long enough for a machine under load, unless a test is about an answer that does not come. */
const runnerOf = (source: RegulationSource, timeMs = 60_000) =>
  createSourceRunner(quick(source), {
    db,
    log: createLog('silent'),
    now: () => clock,
    pagesChanged: async () => {},
    allowedHosts: ['localhost'],
    timeMs,
  })
const ecfr = runnerOf(ecfrSource(services.ecfr))
const register = runnerOf(federalRegisterSource(services.federalRegister))

async function allOf(run: () => Promise<boolean>) {
  while (await run());
}
const makeDue = () => db.execute(sql`update regulation_checks set next_at = now() - interval '1 minute'`)
const checkAll = async (run: () => Promise<boolean>) => {
  await makeDue()
  await allOf(run)
}
const status = async (name = 'ecfr') => {
  const admin = await server.signedIn({ role: 'admin' })
  const { sources } = await admin.regulationSources.status()
  return sources.find((one) => one.name === name)!
}
const check = async (subject: string, name = 'ecfr') =>
  (await status(name)).checks.find((one) => one.subject === subject)!

const lines = async () => (await readLatestLines(db, '1003'))!
const amount = async (on?: string) => {
  const page = await server.nobody.regulations.page({ part: '1003', page: '2', on })
  return /\$\d+ million/.exec(page.comments.find(({ key }) => key === 'comment 2(g)-2')!.text)![0]
}
const give = (date: string, given: readonly string[]) =>
  state.texts.set(`1003 ${date}`, ecfrXml('1003', given))
const reprint = (given: readonly string[], from: string, to: string) =>
  given.map((line) => line.replaceAll(from, to))

beforeEach(() => {
  state.fault = undefined
  state.asked = []
  state.at = []
  clock = new Date('2026-11-24T12:00:00Z')
})

test('a source that has nothing newer is asked for its versions, and the text counts as checked', async () => {
  await allOf(ecfr)
  expect(state.asked.filter((one) => one.includes('/full/'))).toEqual([])
  const { age } = await server.nobody.regulations.contents({ part: '1003' })
  expect(age.asOf).toBe('2026-11-20')
  expect(age.checkedAt).not.toBeNull()
  expect(await status()).toMatchObject({ lastError: null, lastSuccessAt: expect.any(String) })
  // Nothing is due: nobody is asked.
  state.asked = []
  await allOf(ecfr)
  expect(state.asked).toEqual([])
})

test('an unchanged list is asked for with a condition, and no part is asked for again', async () => {
  await db.execute(sql`update regulation_checks set next_at = now() where subject = 'title-12'`)
  await allOf(ecfr)
  expect(state.asked).toEqual(['/api/versioner/v1/titles.json'])
  expect(await check('title-12')).toMatchObject({ version: '2026-11-20', failures: 0 })
})

test('each amendment since our text arrives on its own day, and an update tells of it', async () => {
  const held = await lines()
  state.upToDate = '2026-11-22'
  state.versions = [
    { date: '2026-11-21', identifier: 'Supplement I to Part 1003' },
    { date: '2026-11-22', identifier: 'Supplement I to Part 1003' },
  ]
  give('2026-11-21', reprint(held, '$59 million', '$60 million'))
  give('2026-11-22', reprint(held, '$59 million', '$61 million'))
  await checkAll(ecfr)
  await allOf(ecfr)
  expect(await amount('2026-11-20')).toBe('$59 million')
  expect(await amount('2026-11-21')).toBe('$60 million')
  expect(await amount('2026-11-22')).toBe('$61 million')
  const page = await server.nobody.regulations.page({ part: '1003', page: '2', on: '2026-11-22' })
  expect(page.comments.find(({ key }) => key === 'comment 2(g)-2')!.inForceFrom).toBe('2026-11-22')
  const { items } = await (await server.signedIn()).regulatoryUpdates.list({ part: '1003' })
  expect(items.map(({ slug }) => slug)).toContain('text-1003-2026-11-24')
})

test('what was taken stays taken if a later amendment cannot be fetched, and the rest follows', async () => {
  const held = await lines()
  state.upToDate = '2026-11-23'
  state.versions = [
    { date: '2026-11-23', identifier: '1003.1' },
    { date: '2026-11-23', identifier: 'Supplement I to Part 1003' },
  ]
  give('2026-11-23', reprint(held, '$61 million', '$62 million'))
  let hasFailed = false
  state.fault = (request, response) => {
    if (hasFailed || !request.url!.includes('/full/')) return false
    hasFailed = true
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"status":500}')
    return true
  }
  await checkAll(ecfr)
  await allOf(ecfr)
  expect(await check('part-1003')).toMatchObject({ failures: 1, error: 'It answered 500.' })
  expect(await amount()).toBe('$61 million')
  await checkAll(ecfr)
  expect(await amount('2026-11-23')).toBe('$62 million')
  expect(await check('part-1003')).toMatchObject({ failures: 0, error: null })
})

const MINUTE = 60_000
const untilNext = ({ triedAt, nextAt }: { triedAt: string | null; nextAt: string }) =>
  Date.parse(nextAt) - Date.parse(triedAt!)

test('the next try after failures comes later and later, and not before the source allows it', async () => {
  state.fault = (_, response) => {
    response.writeHead(503, { 'content-type': 'text/html' }).end('<html>')
    return true
  }
  const pauses = []
  for (let round = 0; round < 3; round++) {
    await db.execute(sql`update regulation_checks set next_at = now() where subject = 'title-12'`)
    await ecfr()
    pauses.push(untilNext(await check('title-12')))
  }
  expect(pauses).toEqual([2, 4, 8].map((minutes) => minutes * MINUTE))
  state.fault = (_, response) => {
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '7200' }).end('{}')
    return true
  }
  await makeDue()
  await ecfr()
  expect(untilNext(await check('part-1003'))).toBe(120 * MINUTE)
  // The other checks of the source wait too.
  state.asked = []
  await allOf(ecfr)
  expect(state.asked).toEqual([])
  await checkAll(ecfr).finally(() => {
    state.fault = undefined
  })
  await checkAll(ecfr)
  expect(await check('title-12')).toMatchObject({ failures: 0, error: null })
})

const respond = (type: string, body: string, status = 200, headers = {}) => {
  state.fault = (_, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
    return true
  }
}

test.each<[string, () => void, RegExp]>([
  ['a web page', () => respond('text/html', '<html>blocked'), /a web page instead of JSON/],
  ['a page that says it is JSON', () => respond('application/json', '<html>'), /not JSON/],
  [
    'another shape',
    () => respond('application/json', '{"titles":[{"number":"x"}]}'),
    /another shape: titles\.0/,
  ],
  [
    'a day to come',
    () => respond('application/json', '{"titles":[{"number":12,"up_to_date_as_of":"2031-01-01"}]}'),
    /still to come by our clock/,
  ],
  [
    'a day before the last one',
    () => respond('application/json', '{"titles":[{"number":12,"up_to_date_as_of":"2026-01-01"}]}'),
    /was as of/,
  ],
  ['too much', () => respond('application/json', `"${'x'.repeat(9_000_000)}"`), /longer than/],
  [
    'a redirect into a private network',
    () => respond('text/plain', '', 302, { location: 'http://127.0.0.1:1/secret' }),
    /redirected to another place/,
  ],
  ['redirects without end', () => respond('text/plain', '', 302, { location: '/api/again' }), /too often/],
  [
    'a connection that is cut',
    () => {
      state.fault = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
        response.write('{"titles":')
        setTimeout(() => response.destroy(), 20)
        return true
      }
    },
    /cut|connection/i,
  ],
])('%s changes nothing and is shown to administrators', async (_, arrange, message) => {
  const before = await lines()
  await checkAll(ecfr)
  arrange()
  await db.execute(
    sql`update regulation_checks set next_at = now(), validators = null where subject = 'title-12'`,
  )
  await ecfr()
  const { lastError } = await status()
  expect(lastError).toMatch(message)
  expect(await lines()).toEqual(before)
  state.fault = undefined
  await checkAll(ecfr)
})

test('a source that does not answer in time is given up for now', async () => {
  state.fault = () => true
  await db.execute(sql`update regulation_checks set next_at = now() where subject = 'title-12'`)
  await runnerOf(ecfrSource(services.ecfr), 200)()
  expect((await status()).lastError).toMatch(/No answer within/)
  state.fault = undefined
  await checkAll(ecfr)
})

test('a private address is refused although the operator did not forbid it', async () => {
  const run = createSourceRunner(quick(ecfrSource(`https://127.0.0.1:${services.port}/api`)), {
    db,
    log: createLog('silent'),
    now: () => clock,
    pagesChanged: async () => {},
  })
  await db.execute(sql`update regulation_checks set next_at = now() where subject = 'title-12'`)
  await run()
  expect((await status()).lastError).toMatch(/private network/)
  expect(state.asked).toEqual([])
  await checkAll(ecfr)
})

test('a clock that is off is shown', async () => {
  state.fault = (_, response) => {
    response.setHeader('date', new Date(Date.now() + 3_600_000).toUTCString())
    return false
  }
  await db.execute(
    sql`update regulation_checks set next_at = now(), validators = null where subject = 'title-12'`,
  )
  await ecfr()
  expect((await status()).clockSkewSeconds).toBeGreaterThan(3_500)
})

test('a part of which half is gone is held back; it is believed when the text returns, or after days', async () => {
  const held = await lines()
  state.upToDate = '2026-11-24'
  state.versions = [{ date: '2026-11-24', identifier: '1003.2' }]
  give('2026-11-24', held.slice(0, 400))
  await checkAll(ecfr)
  await checkAll(ecfr)
  expect(await lines()).toEqual(held)
  expect((await check('part-1003')).held).toMatchObject({
    because: expect.stringContaining('lines'),
    isConfirmed: false,
  })
  const days = await db.execute(
    sql`select 1 from regulation_days where class = 'false-alarm-empty' and shown_on >= '2026-11-24'`,
  )
  expect(days.rows).toHaveLength(1)
  // It comes back whole: nothing is held any more.
  give('2026-11-24', held)
  await checkAll(ecfr)
  expect((await check('part-1003')).held).toBeNull()
  expect(await lines()).toEqual(held)
})

test('a part that grew tenfold is held back until an administrator confirms it, or it comes for three days', async () => {
  const held = await lines()
  const extra = Array.from({ length: held.length * 9 }, (_, index) => `Another sentence, number ${index}.`)
  clock = new Date('2026-11-26T12:00:00Z')
  state.upToDate = '2026-11-25'
  state.versions = [{ date: '2026-11-25', identifier: 'Supplement I to Part 1003' }]
  give('2026-11-25', [...held, ...extra])
  await checkAll(ecfr)
  await checkAll(ecfr)
  expect((await check('part-1003')).held!.because).toContain('lines')
  expect(await lines()).toEqual(held)
  const admin = await server.signedIn({ role: 'admin' })
  await expect(admin.regulationSources.confirm({ part: '1026' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await admin.regulationSources.confirm({ part: '1003' })
  // Other words than those that were confirmed are held anew.
  give('2026-11-25', [...held, ...extra, 'One more.'])
  await allOf(ecfr)
  expect(await lines()).toEqual(held)
  await db.execute(
    sql`update regulation_checks set held_since = now() - interval '5 days' where held_hash is not null`,
  )
  await checkAll(ecfr)
  expect((await lines()).length).toBe(held.length * 10 + 1)
  // The old words again are a loss, which a person confirms.
  clock = new Date('2026-11-27T12:00:00Z')
  state.upToDate = '2026-11-26'
  state.versions = [{ date: '2026-11-26', identifier: 'Supplement I to Part 1003' }]
  give('2026-11-26', held)
  await checkAll(ecfr)
  await checkAll(ecfr)
  expect((await lines()).length).toBe(held.length * 10 + 1)
  await admin.regulationSources.confirm({ part: '1003' })
  await allOf(ecfr)
  expect(await lines()).toEqual(held)
  expect((await check('part-1003')).held).toBeNull()
}, 180_000)

test('two processes share the work: a source is asked by one at a time', async () => {
  await makeDue()
  let underWay = 0
  let most = 0
  state.fault = (_, response) => {
    underWay++
    most = Math.max(most, underWay)
    response.on('finish', () => underWay--)
    return false
  }
  const other = runnerOf(ecfrSource(services.ecfr))
  await Promise.all([allOf(ecfr), allOf(other)])
  await Promise.all([allOf(ecfr), allOf(other)])
  expect(most).toBe(1)
  expect(state.asked.filter((one) => one.includes('titles.json'))).toHaveLength(1)
})

const documentOf = (number: string, rest: Record<string, unknown> = {}) => ({
  title: `Document ${number}`,
  type: 'Rule',
  action: 'Final rule.',
  abstract: 'What it does.',
  document_number: number,
  citation: '91 FR 1000',
  publication_date: '2026-10-05',
  effective_on: null,
  comments_close_on: null,
  cfr_references: [{ title: 12, part: 1003, chapter: null, citation_url: null }],
  agencies: [{ name: 'Consumer Financial Protection Bureau', slug: 'consumer-financial-protection-bureau' }],
  html_url: `https://www.federalregister.gov/documents/2026/10/05/${number}/x`,
  start_page: 1000,
  end_page: 1010,
  ...rest,
})

test('documents of the Federal Register become updates with their dates, page by page', async () => {
  state.documents = [
    documentOf('2026-10001', { title: 'Home mortgage disclosure thresholds', effective_on: '2027-01-01' }),
    documentOf('2026-10002', {
      type: 'Proposed Rule',
      action: 'Proposed rule; request for comment.',
      comments_close_on: '2026-12-31',
    }),
    documentOf('2026-10003', {
      type: 'Notice',
      action: 'Notice.',
      cfr_references: [{ title: '12', part: '1003' }],
    }),
    documentOf('2026-10004', { action: 'Interim final rule.', effective_on: '2026-12-15' }),
    documentOf('2026-10005', { type: 'Presidential Document' }),
    documentOf('2026-10006', { action: 'Advisory opinion.' }),
    documentOf('C1-2026-10001', { action: 'Final rule; correction.' }),
  ]
  await checkAll(register)
  await allOf(register)
  const member = await server.signedIn()
  const { items } = await member.regulatoryUpdates.list({ part: '1003', q: '2026-1000' })
  const all = (await member.regulatoryUpdates.list({ part: '1003' })).items
  const kindOf = (slug: string) => all.find((one) => one.slug === `federal-register-${slug}`)
  expect(items.length).toBeGreaterThan(0)
  expect(kindOf('2026-10001')).toMatchObject({
    title: 'Home mortgage disclosure thresholds',
    kind: 'final-rule',
    effectiveOn: '2027-01-01',
    publishedOn: '2026-10-05',
    agencies: ['CFPB'],
  })
  expect(kindOf('2026-10002')).toMatchObject({
    kind: 'proposed-rule',
    commentsCloseOn: '2026-12-31',
    effectiveOn: null,
  })
  expect(kindOf('2026-10003')!.kind).toBe('notice')
  expect(kindOf('2026-10004')!.kind).toBe('interim-final-rule')
  expect(kindOf('2026-10005')).toBeUndefined()
  expect(kindOf('2026-10006')!.kind).toBe('notice')
  expect(kindOf('c1-2026-10001')!.kind).toBe('correction')
  expect(await check('part-1003', 'federal-register')).toMatchObject({ version: '2026-11-24', error: null })
})

test('a document that says something else later changes its update; the same one again does not', async () => {
  const changedAt = async (number: string) =>
    (
      await db.execute<{ at: string }>(
        sql`select changed_at::text as at from federal_register_documents where number = ${number}`,
      )
    ).rows[0]!.at
  await db.execute(sql`update regulation_checks set version = '2026-10-20' where source = 'federal-register'`)
  const before = [await changedAt('2026-10001'), await changedAt('2026-10003')]
  state.documents[0] = documentOf('2026-10001', { title: 'A better title', effective_on: '2027-02-01' })
  await checkAll(register)
  await allOf(register)
  expect(await changedAt('2026-10001')).not.toBe(before[0])
  expect(await changedAt('2026-10003')).toBe(before[1])
  const found = await (await server.signedIn()).regulatoryUpdates.detail({
    slug: 'federal-register-2026-10001',
  })
  expect(found).toMatchObject({ title: 'A better title', effectiveOn: '2027-02-01' })
})

test('a document at an unexpected address, or a block page, changes nothing', async () => {
  state.documents = [
    documentOf('2026-10009', { html_url: 'javascript:alert(1)', publication_date: '2026-11-20' }),
  ]
  await checkAll(register)
  expect((await status('federal-register')).lastError).toMatch(/unexpected address/)
  respond('text/html', '<html>unblock', 200)
  await checkAll(register)
  expect((await status('federal-register')).lastError).toMatch(/a web page/)
  const { rows } = await db.execute(sql`select 1 from federal_register_documents where number = '2026-10009'`)
  expect(rows).toEqual([])
})

test('words that a document of the Register explains are shown with it', async () => {
  state.documents = [
    documentOf('2026-10020', {
      title: 'The figure for 2027',
      publication_date: '2026-11-18',
      effective_on: '2026-11-27',
    }),
  ]
  await checkAll(register)
  clock = new Date('2026-11-28T12:00:00Z')
  const held = await lines()
  state.upToDate = '2026-11-27'
  state.versions = [{ date: '2026-11-27', identifier: 'Supplement I to Part 1003' }]
  give('2026-11-27', reprint(held, '$62 million', '$64 million'))
  await checkAll(ecfr)
  await checkAll(ecfr)
  const found = await (await server.signedIn()).regulatoryUpdates.detail({
    slug: 'federal-register-2026-10020',
  })
  expect(found.affected).toEqual([expect.stringContaining('2(g)-2')])
  const redline = await (await server.signedIn()).regulatoryUpdates.redline({ slug: found.slug })
  expect(redline.changes).toHaveLength(1)
})

test('only administrators see and use the sources, and an installation that asks nobody says so', async () => {
  const manager = await server.signedIn({ role: 'manager' })
  await expect(manager.regulationSources.status()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const admin = await server.signedIn({ role: 'admin' })
  expect((await admin.regulationSources.checkNow()).due).toBeGreaterThan(1)
  const closed = await startTestServer()
  try {
    const its = await closed.signedIn({ role: 'admin' })
    expect(await its.regulationSources.status()).toMatchObject({ setting: 'off' })
    await expect(its.regulationSources.checkNow()).rejects.toMatchObject({ code: 'TURNED_OFF' })
  } finally {
    await closed.close()
  }
})

test('the law was last checked when each source had answered', async () => {
  const visitor = server.nobody
  const today = new Date().toISOString().slice(0, 10)
  await db.execute(sql`update regulation_parts set seen_on = '2026-03-09'`)
  await db.execute(sql`update regulation_sources set last_success_at = now()`)
  expect(await visitor.regulations.freshness()).toEqual({ checkedOn: today, isOld: false, asksSources: true })

  await db.execute(
    sql`update regulation_sources set last_success_at = '2026-11-02T12:00:00Z' where name = 'ecfr'`,
  )
  expect(await visitor.regulations.freshness()).toMatchObject({ checkedOn: '2026-11-02', isOld: true })

  await db.execute(sql`update regulation_sources set last_success_at = null where name = 'ecfr'`)
  expect(await visitor.regulations.freshness()).toMatchObject({ checkedOn: '2026-03-09', isOld: true })
})
