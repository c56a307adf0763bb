import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { fillLibrary } from '../updates/library-work.ts'
import { enterBundledParts } from './fill-library.ts'
import { readLatestLines, takeArrival } from './text-arrival.ts'
import { exportTexts, importTexts } from './text-files.ts'

const server = await startTestServer()
const folder = await mkdtemp(join(tmpdir(), 'texts-'))
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

beforeAll(async () => {
  await enterBundledParts(server.db)
  await server.db.execute(sql`update regulation_parts set state = 'ready' where part <> '1003'`)
  while (await fillLibrary(server.db, createLog('silent')));
}, 60_000)

const at = { part: '1003', asOf: '2026-12-30', shownOn: '2027-01-02' }
const shownWords = async (on?: string) => {
  const page = await server.nobody.regulations.page({ part: '1003', page: '2', on })
  return page.comments.find(({ key }) => key === 'comment 2(g)-2')!.text
}
const next = (lines: string[]) => lines.map((line) => line.replaceAll('$59 million', '$61 million'))

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

test('a file carries a new text: the words before stand on their days, and an update tells of the change', async () => {
  const path = join(folder, 'texts.json')
  // Only 1003 has a text; the other parts were not loaded here.
  expect(await exportTexts(server.db, path)).toBe(1)
  const file = JSON.parse(await readFile(path, 'utf8'))
  const [part] = file.parts
  await writeFile(
    path,
    JSON.stringify({
      ...file,
      parts: [{ ...part, asOf: '2027-01-04', seenOn: '2027-01-05', lines: next(part.lines) }],
    }),
  )
  expect(await importTexts(server.db, path)).toEqual([
    { part: '1003', outcome: 'accepted', class: 'substantive', changed: 1 },
  ])
  expect(await shownWords('2027-02-01')).toContain('$61 million')
  expect(await shownWords('2026-12-31')).toContain('$59 million')
  const { items } = await (await server.signedIn()).regulatoryUpdates.list({ part: '1003' })
  expect(items.map(({ slug }) => slug)).toContain('text-1003-2027-01-05')
  expect(await importTexts(server.db, path)).toEqual([{ part: '1003', outcome: 'unchanged' }])
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
  await expect(importTexts(server.db, path)).rejects.toThrow(message)
})
