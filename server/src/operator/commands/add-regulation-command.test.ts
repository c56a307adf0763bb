import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteAddedParts } from '@plumbline/rules/citations/added-parts.ts'
import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { addPart, readAddedParts } from '../../regulations/library/added-parts.ts'
import { fillNextPart } from '../../regulations/library/fill-library.ts'
import { part229 } from '../../testing/part-229.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { addRegulation } from './add-regulation-command.ts'
import { runRegulationCommand } from './regulation-commands.ts'

const server = await startTestServer()
const { db } = server
const { auth } = server.plumbline
const api = server.nobody
const folder = mkdtempSync(join(tmpdir(), 'added-part-'))
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
  noteAddedParts([])
})

const file = (text: string, name = 'title-12.2026-11-20.xml') => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const add = (text: string, { name, citation = '12 CFR 229' }: { name?: string; citation?: string } = {}) =>
  addRegulation({ db, auth }, [citation, '--file', file(text, name)])
const remove = async () => {
  await db.execute(sql`delete from regulation_parts`)
  await readAddedParts(db)
}
const lookUp = (citation: string) => api.regulations.lookup({ citation })

describe('a part that was added', () => {
  beforeAll(async () => {
    await remove()
    expect(await lookUp('12 CFR 229.10(c)(1)')).toMatchObject({ outcome: 'not-held' })
    expect(await add(part229())).toBe(
      '12 CFR part 229, Availability of Funds and Collection of Checks (Regulation CC): added as of 2026-11-20, 23 paragraphs.',
    )
  })

  test('opens by citation and by the name of the rule, with the day of its text', async () => {
    expect(await lookUp('12 CFR 229.10(a)(1)')).toMatchObject({
      outcome: 'found',
      address: '/resources/regulations/229/10#a-1',
      text: expect.stringContaining('funds deposited in an account by cash'),
    })
    expect(await lookUp('229.1(b)(1)(i)')).toMatchObject({ outcome: 'found' })
    expect(await lookUp('Reg CC')).toMatchObject({ outcome: 'found', address: '/resources/regulations/229' })
    expect(await lookUp('Appendix A to Part 229')).toMatchObject({ outcome: 'found' })
    const contents = await api.regulations.contents({ part: '229' })
    expect(contents).toMatchObject({
      name: 'Availability of Funds and Collection of Checks (Regulation CC)',
      age: { asOf: '2026-11-20', checkedAt: null },
    })
    expect(contents.pages.map(({ page }) => page)).toEqual(['1', '10', 'appendix-a'])
  })

  test('is listed, searched, and linked from a running text', async () => {
    const { parts } = await api.regulations.overview()
    expect(parts).toMatchObject([
      { part: '229', state: 'ready', progress: 1, sections: 2, agency: 'Federal Reserve Board' },
    ])
    const { matches } = await api.regulations.search({ q: 'cash deposited' })
    expect(matches[0]).toMatchObject({
      citation: '12 CFR 229.10(a)(1)',
      address: '/resources/regulations/229/10#a-1',
    })
    const [found] = findCitations('Funds are available as 12 CFR 229.10(a) says.')
    expect(citationPath(found!.citation)).toBe('/resources/regulations/229/10#a')
  })

  test('takes a newer text, which is compared with the one before', async () => {
    const newer = part229({ deposit: '$300' })
    expect(await add(newer, { name: 'part-229.2026-11-24.xml' })).toBe(
      '12 CFR part 229: substantive, 1 paragraphs changed.',
    )
    const redline = await (await server.signedIn()).regulations.redline({
      part: '229',
      page: '10',
      from: '2026-11-23',
      to: '2026-11-24',
    })
    expect(JSON.stringify(redline)).toContain('$300')
    expect(await add(newer, { name: 'part-229.2026-11-24.xml' })).toBe('12 CFR part 229: unchanged.')
  })

  test('goes with its name to an installation without a connection', async () => {
    const texts = join(folder, 'texts.json')
    await runRegulationCommand(db, 'export', texts)
    await remove()
    expect(await lookUp('12 CFR 229.10')).toMatchObject({ outcome: 'not-held' })
    expect(await addRegulation({ db, auth }, ['12 CFR 229', '--file', texts])).toContain(
      '(Regulation CC): added',
    )
    await remove()
    expect(await runRegulationCommand(db, 'import', texts)).toBe('Part 229: added, 23 paragraphs.')
    await fillNextPart(db, createLog('silent'))
    expect(await lookUp('12 CFR 229.10')).toMatchObject({ outcome: 'found' })
  })
})

test('a part whose process stopped is loaded by the next', async () => {
  await remove()
  const lines = ['§ 229.1 Authority and purpose.', '(a) Authority. This part is issued by the Board.']
  await addPart(db, { part: '229', asOf: '2026-11-20', shownOn: '2026-11-20', lines })
  await db.execute(sql`
    update regulation_parts set state = 'filling', rows_filled = 1, claimed_until = now() - interval '1 minute'`)
  // What was read of the part before is forgotten when its announcement arrives.
  await expect.poll(() => lookUp('12 CFR 229.1')).toMatchObject({ outcome: 'loading' })
  expect(await fillNextPart(db, createLog('silent'))).toBe(true)
  expect(await lookUp('12 CFR 229.1(a)')).toMatchObject({ outcome: 'found' })
})

describe('is refused by name, and nothing is lost', () => {
  beforeEach(remove)

  test.each([
    ['XML that is cut in half', part229().slice(0, 2_000), 'it is cut off, or not XML'],
    [
      'a part of another title',
      part229({ title: 32 }),
      'it is 32 CFR part 229, of another title than 12 CFR part 229',
    ],
    ['another part', part229().replaceAll('229', '230'), 'it holds part 230, not 12 CFR part 229'],
    ['a part without sections', part229({ isEmpty: true }), 'it has no section'],
    ['a web page', '<html><body>Request Access</body></html>', 'there is no part in it'],
  ])('%s', async (_, text, because) => {
    await expect(add(text)).rejects.toThrow(
      `title-12.2026-11-20.xml is refused: ${because}. Nothing was changed.`,
    )
    await add(part229())
    await expect(add(text)).rejects.toThrow(because)
    expect(await lookUp('12 CFR 229.10(a)(1)')).toMatchObject({ outcome: 'found' })
  })

  test.each([
    ['89 FR 1000', '"89 FR 1000" is not a part of the Code of Federal Regulations.'],
    ['hello', '"hello" is not a part of the Code of Federal Regulations.'],
    ['12 CFR 229.10', 'Parts are added as a whole: regulations add "12 CFR part 229".'],
  ])('"%s" instead of a part', async (citation, problem) => {
    await expect(add(part229(), { citation })).rejects.toThrow(problem)
  })

  test('JSON that holds headings alone, or other parts', async () => {
    await expect(add('{"identifier":"229","label_level":"Part 229"}')).rejects.toThrow('Download the XML')
    const other = JSON.stringify({
      format: 'plumbline-regulations-1',
      parts: [{ part: '230', asOf: '2026-11-20', seenOn: '2026-11-20', lines: [] }],
    })
    await expect(add(other)).rejects.toThrow('The file holds 12 CFR part 230, not 12 CFR part 229.')
  })

  test('a text of a day that is still to come', async () => {
    await expect(add(part229(), { name: '2999-01-01.xml' })).rejects.toThrow('still to come')
  })
})
