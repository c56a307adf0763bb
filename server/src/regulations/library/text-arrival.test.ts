import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookUpCitation } from '../../operator/commands/citation-command.ts'
import { createLog } from '../../platform/log.ts'
import { readPdfPages } from '../../testing/pdf-text.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { fillLibrary } from '../regulatory-updates/library-work.ts'
import { enterTextUpdates } from '../regulatory-updates/text-updates.ts'
import { enterBundledParts } from './fill-library.ts'
import { importTexts } from './import-texts.ts'
import { readLatestLines, takeArrival } from './text-arrival.ts'
import { exportTexts } from './text-files.ts'

const server = await startTestServer()
const folder = await mkdtemp(join(tmpdir(), 'texts-'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

beforeAll(async () => {
  await enterBundledParts(server.db)
  await server.db.execute(sql`update regulation_parts set state = 'ready' where part not in ('1002', '1003')`)
  while (await fillLibrary(server.db, createLog('silent')));
}, 60_000)

const at = { part: '1003', asOf: '2026-12-30', shownOn: '2027-01-02' }
const shownWords = async (on?: string) => {
  const page = await server.nobody.regulations.page({ part: '1003', page: '2', on })
  return page.comments.find(({ key }) => key === 'comment 2(g)-2')!.text
}
const next = (lines: string[]) => lines.map((line) => line.replaceAll('$59 million', '$61 million'))

test('a paragraph that a later rule changed says so in the look-up, the search, and the assistant', async () => {
  const on = '2026-11-25'
  const cited = await server.nobody.regulations.lookup({ citation: '12 CFR 1002.4(b)', on })
  expect(cited.laterChanges).toEqual([expect.objectContaining({ on: '2026-07-21', document: '2026-07804' })])
  // Before that day the words are those in force.
  const before = await server.nobody.regulations.lookup({ citation: '12 CFR 1002.4(b)', on: '2026-07-20' })
  expect(before.laterChanges).toEqual([])
  const { matches } = await server.nobody.regulations.search({ q: 'discourage', part: '1002', on })
  const found = matches.find(({ key }) => key.startsWith('1002.4') || key.startsWith('comment 4(b)'))
  expect(found?.laterChanges.join(' ')).toContain('in force from 2026-07-21')
  const member = await (await server.newInstitution()).signedIn({ role: 'user' })
  const { answer } = await member.assistant.ask({ question: 'What does 12 CFR 1002.4(b) say?', on })
  expect(answer.passages[0]?.statuses.join(' ')).toContain('2026-07804')
})

test('a redline names the later rule that our copy does not show, on the screen and in the file', async () => {
  const member = await server.signedIn()
  const question = { part: '1002', page: '4', from: '2026-01-01', to: '2026-11-25' }
  const redline = await member.regulations.redline(question)
  expect(redline.changes).toEqual([])
  expect(redline.laterChanges.map(({ document }) => document)).toEqual(['2026-07804'])
  const pdf = await member.regulations.redlinePdf(question)
  const words = readPdfPages(new Uint8Array(await pdf.arrayBuffer()))
    .join(' ')
    .replace(/\s+/g, ' ')
  expect(words).toContain('Federal Register 2026-07804')
  const ofDay = async (other: object) =>
    (await member.regulations.redline({ ...question, ...other })).laterChanges
  expect(await ofDay({ to: '2026-07-20' })).toEqual([])
  expect(await ofDay({ page: '9' })).toEqual([])
  expect(await ofDay({ page: undefined, key: '1002.4(b)' })).toHaveLength(1)
  expect(await ofDay({ page: undefined })).toHaveLength(2)
})

test('a part that comes empty, short, tenfold, or older changes nothing that is shown', async () => {
  const lines = (await readLatestLines(server.db, '1003'))!
  const before = await shownWords()
  expect(await takeArrival(server.db, { ...at, lines: [] })).toMatchObject({ outcome: 'held' })
  expect(await takeArrival(server.db, { ...at, lines: lines.slice(0, 400) })).toMatchObject({
    outcome: 'held',
  })
  const tenfold = Array.from({ length: 10 }, () => lines).flat()
  expect(await takeArrival(server.db, { ...at, lines: tenfold })).toMatchObject({ outcome: 'held' })
  expect(await takeArrival(server.db, { ...at, asOf: '2020-01-01', lines: next(lines) })).toMatchObject({
    outcome: 'refused',
  })
  expect(await takeArrival(server.db, { ...at, part: '9999', lines })).toMatchObject({ outcome: 'refused' })
  expect(await takeArrival(server.db, { ...at, lines })).toEqual({
    outcome: 'accepted',
    class: 'false-alarm-restore',
    changed: 0,
  })
  expect(await takeArrival(server.db, { ...at, lines })).toEqual({ outcome: 'unchanged' })
  expect(await shownWords()).toBe(before)
  expect((await readLatestLines(server.db, '1003'))!).toEqual(lines)
})

test('a part that loses more than 3 percent waits for a person, and the vanished sections are named', async () => {
  const lines = (await readLatestLines(server.db, '1002'))!
  const start = lines.findIndex((line) => line.startsWith('§1002.5 '))
  const end = lines.findIndex((line) => line.startsWith('§1002.9 '))
  expect(start).toBeGreaterThan(0)
  const without = lines.toSpliced(start, end - start)
  // Far more than three quarters of the lines are there.
  expect(without.length).toBeGreaterThan(lines.length * 0.8)
  const outcome = await takeArrival(server.db, { ...at, part: '1002', lines: without })
  expect(outcome).toMatchObject({ outcome: 'held' })
  expect(outcome).toHaveProperty(
    'because',
    expect.stringContaining('gone as a whole: § 1002.5, § 1002.6, § 1002.7, § 1002.8'),
  )
  expect(await takeArrival(server.db, { ...at, part: '1002', lines })).toMatchObject({
    outcome: 'accepted',
    changed: 0,
  })
})

test('30 days that become 45 are a high update that names the loan tests it touches', async () => {
  const author = await server.signedIn()
  const lines = (await readLatestLines(server.db, '1002'))!
  const changed = lines.map((line) =>
    line.startsWith('(i) 30 days after receiving a completed application')
      ? line.replace('30 days', '45 days')
      : line,
  )
  expect(changed).not.toEqual(lines)
  expect(
    await takeArrival(server.db, { part: '1002', asOf: '2027-02-01', shownOn: '2027-02-02', lines: changed }),
  ).toMatchObject({ outcome: 'accepted', class: 'substantive', changed: 1 })
  await enterTextUpdates(server.db)
  const { items } = await author.regulatoryUpdates.list({ part: '1002' })
  const update = items.find(({ slug }) => slug === 'text-1002-2027-02-02')
  expect(update).toMatchObject({ priority: 'high', kind: 'text-change' })
  expect(update!.priorityReason).toContain('A person must read this')
  const detail = await author.regulatoryUpdates.detail({ slug: 'text-1002-2027-02-02' })
  expect(detail.affected).toEqual(['12 CFR 1002.9(a)(1)(i)'])
  expect(detail.loanTests.length).toBeGreaterThan(0)
  // The test that applies the paragraph says so with its result.
  const officer = await (await server.newInstitution()).signedIn({ role: 'user' })
  const { notes } = await officer.loanTests['adverse-action']({
    kind: 'complete_application',
    date: '2026-12-01',
  })
  expect(notes.join(' ')).toContain('12 CFR part 1002 changed on 2027-02-01')
})

test('a later rule whose text we do not hold is an update with its day', async () => {
  await enterTextUpdates(server.db)
  const { items } = await (await server.signedIn()).regulatoryUpdates.list({ part: '1002' })
  const later = items.find(({ slug }) => slug === 'federal-register-2026-07804')
  expect(later).toMatchObject({ effectiveOn: '2026-07-21', kind: 'final-rule' })
  expect(later?.priority).not.toBe('low')
  expect(items.map(({ slug }) => slug)).toContain('later-1002-2026-06-30')
})

test('a file carries a new text: the words before stand on their days, and an update tells of the change', async () => {
  const path = join(folder, 'texts.json')
  // Only two parts have a text; the others were not loaded here.
  expect(await exportTexts(server.db, path)).toBe(2)
  const file = JSON.parse(await readFile(path, 'utf8'))
  const part = file.parts.find((one: { part: string }) => one.part === '1003')
  await writeFile(
    path,
    JSON.stringify({
      ...file,
      parts: [{ ...part, asOf: '2027-01-04', seenOn: '2027-01-05', lines: next(part.lines) }],
    }),
  )
  expect(await importTexts({ db: server.db, log: createLog('silent') }, path)).toEqual([
    { part: '1003', outcome: 'accepted', class: 'substantive', changed: 1 },
  ])
  expect(await shownWords('2027-02-01')).toContain('$61 million')
  expect(await shownWords('2026-12-31')).toContain('$59 million')
  const { items } = await (await server.signedIn()).regulatoryUpdates.list({ part: '1003' })
  expect(items.map(({ slug }) => slug)).toContain('text-1003-2027-01-05')
  expect(await importTexts({ db: server.db, log: createLog('silent') }, path)).toEqual([
    { part: '1003', outcome: 'unchanged' },
  ])
})

test.each([
  ['no JSON', '<html>', 'not JSON'],
  ['another format', '{"format":"other"}', 'not a file of regulation texts'],
  [
    'a part that is none',
    '{"format":"plumbline-regulations-1","parts":[{"part":"../x","asOf":"2026-01-01","seenOn":"2026-01-01","lines":[]}]}',
    'parts.0.part',
  ],
])('a file with %s is refused', async (_, content, message) => {
  const path = join(folder, 'strange.json')
  await writeFile(path, content)
  await expect(importTexts({ db: server.db, log: createLog('silent') }, path)).rejects.toThrow(message)
})

test('the command prints a paragraph with what is below it', async () => {
  const text = await lookUpCitation(server.db, ['12 CFR 1002.9(a)(1)', '--on', '2026-03-02'])
  expect(text).toContain('12 CFR 1002.9(a)(1), on 2026-03-02')
  for (const below of ['(i) 30 days after receiving a completed application', '(iv) 90 days after'])
    expect(text).toContain(below)
  expect(text).not.toContain('(2) Content of notification')
})
