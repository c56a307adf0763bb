import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteAddedParts } from '@plumbline/rules/citations/added-parts.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { readAddedParts } from '../../regulations/library/added-parts.ts'
import { enterBundledParts, fillNextPart } from '../../regulations/library/fill-library.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { literacySection, uscTitle } from '../../testing/usc-title.ts'
import { addRegulation } from './add-regulation-command.ts'
import { runRegulationCommand } from './regulation-commands.ts'

const server = await startTestServer()
const { db } = server
const { auth } = server.plumbline
const folder = mkdtempSync(join(tmpdir(), 'added-statutes-'))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
  noteAddedParts([])
})
const remove = async () => {
  await db.execute(sql`delete from regulation_parts`)
  await db.execute(sql`delete from regulatory_updates`)
  await readAddedParts(db)
}
beforeEach(remove)

const add = (text: string, citation: string, name = 'usc26.xml') => {
  writeFileSync(join(folder, name), text)
  return addRegulation({ db, auth }, [citation, '--file', join(folder, name)])
}
const lookUp = (citation: string) => server.nobody.regulations.lookup({ citation })

test('a section of a title that we do not ship is added and opens, with the day of the file', async () => {
  expect(await lookUp('26 U.S.C. 6050H(a)(2)')).toMatchObject({ outcome: 'not-held' })
  expect(await add(uscTitle(), '26 USC 6050h')).toBe(
    '26 U.S.C.: section 6050H added, as of 2026-10-14 (Public Law 119-36).',
  )
  expect(await lookUp('26 USC 6050h(a)(2)')).toMatchObject({
    outcome: 'found',
    citation: '26 U.S.C. 6050H(a)(2)',
    address: '/resources/regulations/usc-26/6050h#a-2',
    text: '(2) who, in the course of such trade or business, receives from any individual interest aggregating $600 or more for any calendar year on any mortgage, to be reported\nshall make the return described in subsection (b).',
    gaps: ['Text of October 14, 2026; not checked since.'],
  })
  expect(await lookUp('26 U.S.C. 6050H(b)(2)(A)')).toMatchObject({
    outcome: 'found',
    text: '(A) the name & address of the individual, and',
  })
  const page = await server.nobody.regulations.page({ part: 'usc-26', page: '6050h' })
  expect(page).toMatchObject({ partName: 'Internal Revenue Code', age: { asOf: '2026-10-14', seenOn: null } })
  expect(await lookUp('26 U.S.C. 6050J-1')).toMatchObject({ outcome: 'not-held' })
})

test('a chapter is added to a title that we ship, whose own sections keep their day and words', async () => {
  await enterBundledParts(db, ['usc-10'])
  await fillNextPart(db, createLog('silent'))
  const before = await server.nobody.regulations.page({ part: 'usc-10', page: '987' })
  expect(await add(uscTitle({ title: 10, more: literacySection(10) }), '10 USC chapter 61')).toBe(
    '10 U.S.C.: sections 6050H, 992 added, as of 2026-10-14 (Public Law 119-36).',
  )
  expect(await lookUp('10 U.S.C. 992(a)')).toMatchObject({
    outcome: 'found',
    gaps: ['Text of October 14, 2026; not checked since.'],
  })
  const after = await server.nobody.regulations.page({ part: 'usc-10', page: '987' })
  expect(after).toEqual({
    ...before,
    next: { page: '992', label: '§ 992', title: expect.any(String), isReserved: false },
  })
  expect(after.age.asOf).toBe('2023-04-20')
  const { pages } = await server.nobody.regulations.contents({ part: 'usc-10' })
  expect(pages.map(({ page }) => page)).toEqual(['987', '992', '6050h'])
  const { rows } = await db.execute(sql`select 1 from regulatory_updates`)
  expect(rows).toEqual([])
})

test('a newer text of a section is compared with ours, and an older one refused', async () => {
  await add(uscTitle(), '26 USC 6050H')
  const newer = uscTitle({ day: '2026-11-14', amount: '$900' })
  expect(await add(newer, '26 USC 6050H')).toBe(
    '26 U.S.C.: section 6050H changed, as of 2026-11-14 (Public Law 119-36).',
  )
  expect(await add(newer, '26 USC 6050H')).toContain('section 6050H unchanged')
  await expect(add(uscTitle(), '26 USC 6050H')).rejects.toThrow(
    'the text of 26 U.S.C. 6050H is of 2026-10-14, older than our text of 2026-11-14. Nothing was changed.',
  )
  const redline = await (await server.signedIn()).regulations.redline({
    ...{ part: 'usc-26', page: '6050h', from: '2026-11-13', to: '2026-11-14' },
  })
  expect(JSON.stringify(redline)).toContain('$900')
})

test('added sections go to an installation without a connection', async () => {
  await enterBundledParts(db, ['usc-10'])
  await fillNextPart(db, createLog('silent'))
  await add(uscTitle({ title: 10, more: literacySection(10) }), '10 USC 992')
  await add(uscTitle(), '26 USC 6050H')
  const texts = join(folder, 'texts.json')
  await runRegulationCommand(db, 'export', texts)
  await remove()
  await enterBundledParts(db, ['usc-10'])
  await fillNextPart(db, createLog('silent'))
  await runRegulationCommand(db, 'import', texts)
  await fillNextPart(db, createLog('silent'))
  for (const citation of ['26 U.S.C. 6050H(a)(1)', '10 U.S.C. 992(a)'])
    expect(await lookUp(citation)).toMatchObject({
      outcome: 'found',
      gaps: ['Text of October 14, 2026; not checked since.'],
    })
  expect(await lookUp('10 U.S.C. 987(a)')).toMatchObject({
    gaps: expect.arrayContaining(['Text of April 20, 2023; not checked since.']),
  })
})

test('an administrator adds sections on the screen; a manager may not', async () => {
  const file = new File([uscTitle()], 'usc26.xml')
  const admin = await server.signedIn({ role: 'admin' })
  expect(await admin.regulationSources.addStatutes({ citation: '26 USC 6050H', file })).toEqual({
    ...{ asOf: '2026-10-14', added: ['6050H'], changed: [], unchanged: [] },
  })
  expect(await lookUp('26 U.S.C. 6050H(a)(1)')).toMatchObject({ outcome: 'found' })
  await expect(
    admin.regulationSources.addStatutes({ citation: '15 USC chapter 41', file }),
  ).rejects.toMatchObject({
    code: 'UNREADABLE_FILE',
    message: 'usc26.xml is refused: it is title 26, not title 15. Nothing was changed.',
  })
  await expect(admin.regulationSources.addStatutes({ citation: '12 CFR 229', file })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  const manager = await server.signedIn({ role: 'manager' })
  await expect(
    manager.regulationSources.addStatutes({ citation: '26 USC 6050H', file }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

describe('is refused by name, and nothing is lost', () => {
  test.each([
    ['a title without the section', uscTitle(), '26 USC 6050Z', 'title 26 has no section 6050Z'],
    ['a title without the chapter', uscTitle(), '26 USC chapter 63', 'title 26 has no chapter 63'],
    ['another title', uscTitle(), '15 USC 6050H', 'it is title 26, not title 15'],
    ['a file cut in half', uscTitle().slice(0, 2_000), '26 USC 6050H', 'it is cut off'],
    [
      'a section whose elements are broken',
      uscTitle().replace('</continuation>', ''),
      '26 USC 6050H',
      '26 U.S.C. 6050H: its elements do not match',
    ],
    [
      'a text of a day that is still to come',
      uscTitle({ day: '2999-01-01' }),
      '26 USC 6050H',
      'it is of 2999-01-01, which is still to come',
    ],
    ['an empty file', '', '26 USC 6050H', 'it is empty'],
    ['a web page', '<html></html>', '26 USC 6050H', 'it is not the XML of a title of the United States Code'],
    [
      'a section without words',
      uscTitle(),
      '26 USC 6050J-1',
      '26 U.S.C. 6050J-1: it has no text: Repealed. Pub. L. 99–514',
    ],
  ])('%s', async (_, text, citation, because) => {
    await add(uscTitle(), '26 USC 6050H')
    await expect(add(text, citation)).rejects.toThrow(`usc26.xml is refused: ${because}`)
    await expect(add(text, citation)).rejects.toThrow('Nothing was changed.')
    expect(await lookUp('26 U.S.C. 6050H(a)(1)')).toMatchObject({ outcome: 'found' })
  })

  test.each([
    ['26 USC', '"26 USC" names no section or chapter'],
    ['26 USC hello', '"26 USC hello" names no section or chapter'],
  ])('"%s"', async (citation, problem) => {
    await expect(add(uscTitle(), citation)).rejects.toThrow(problem)
  })

  test('a file that is too large', async () => {
    const path = join(folder, 'usc42.xml')
    writeFileSync(path, '')
    truncateSync(path, 200_000_001)
    await expect(addRegulation({ db, auth }, ['42 USC 1', '--file', path])).rejects.toThrow(
      'usc42.xml is refused: it has 200000001 bytes; the limit is 200000000. Nothing was changed.',
    )
    rmSync(path)
  })

  test('a section without a file', async () => {
    await expect(addRegulation({ db, auth }, ['26', 'USC', '6050H'])).rejects.toThrow(
      'download the XML of title 26 from uscode.house.gov/download',
    )
  })
})
