import { noteAddedParts } from '@plumbline/rules/citations/added-parts.ts'
import { ecfrLines } from '@plumbline/rules/regulations/ecfr-lines.ts'
import { findEcfrPart } from '@plumbline/rules/regulations/ecfr-part.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { part229 } from '../../testing/part-229.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { enterBundledParts, fillNextPart } from '../library/fill-library.ts'
import { takePart } from '../library/take-part.ts'
import { takeStatutes } from '../library/take-statutes.ts'
import { ADDED_PARAGRAPHS_AT_MOST } from './indexed-texts.ts'
import { passageIndex } from './passage-index-store.ts'

const server = await startTestServer()
const { db } = server
const log = createLog('silent')
const QUESTION = "when must we make funds available from a cashier's check"
let user: TestClient

beforeAll(async () => {
  await enterBundledParts(db, ['1030'])
  await fillNextPart(db, log)
  user = await server.signedIn({ role: 'user' })
})
afterAll(async () => {
  await server.close()
  noteAddedParts([])
})

const take = (day: string, changes: { deposit?: string } = {}) => {
  const { xml, name } = findEcfrPart(part229(changes), { title: 12, part: '229' })
  return takePart({ db, log }, { part: '229', name, asOf: day, shownOn: day, lines: ecfrLines('229', xml) })
}
const ask = async (question: string) => (await user.assistant.ask({ question })).answer

test('a question finds the paragraphs of a part from the moment it was added, and their newer words', async () => {
  const before = await ask(QUESTION)
  expect(before.outcome).toBe('declined')
  expect(before.places[0]!.title).toContain('Not in this library: Regulation CC')
  const shipped = await passageIndex(db)

  await take('2026-11-20')
  const answer = await ask(QUESTION)
  expect(answer).toMatchObject({ outcome: 'answered', textAsOf: '2026-11-20' })
  expect(answer.passages[0]!.title).toBe('12 CFR 229.10(c)(1)')
  expect(answer.passages.map(({ title }) => title)).toContain('12 CFR 229.10(c)(1)(v)(A)')
  for (const { title, quote } of answer.passages)
    expect(await server.nobody.regulations.lookup({ citation: title })).toMatchObject({
      outcome: 'found',
      text: quote,
    })
  expect(await passageIndex(db)).toBe(shipped)

  await take('2026-11-24', { deposit: 'the first $300 that was deposited by certified mail' })
  await expect
    .poll(
      async () => (await ask('how much of a deposit sent by certified mail is available')).passages[0]?.quote,
    )
    .toContain('$300')
})

test('a question finds an added section of a statute, and says of which day its text is', async () => {
  const question = 'who makes a return of mortgage interest aggregating $600 from an individual'
  expect((await ask(question)).outcome).toBe('declined')
  await takeStatutes(
    { db, log },
    {
      title: 26,
      asOf: '2026-10-14',
      sections: [
        [
          '§6050H Returns relating to mortgage interest received in trade or business from individuals',
          '(a) Mortgage interest of $600 or more',
          'Any person who, in the course of a trade or business, receives from any individual interest aggregating $600 or more for any calendar year on any mortgage shall make the return described in subsection (b).',
        ],
      ],
    },
  )
  const answer = await ask(question)
  expect(answer).toMatchObject({ outcome: 'answered', textAsOf: '2026-10-14' })
  expect(answer.passages[0]).toMatchObject({
    title: '26 U.S.C. 6050H(a)',
    href: '/resources/regulations/usc-26/6050h#a',
    statuses: ['Text of October 14, 2026; not checked since.'],
  })
})

test('parts beyond the room of the index are searched in the database', async () => {
  await db.execute(sql`
    update regulation_parts set rows_total = ${ADDED_PARAGRAPHS_AT_MOST + 1} where part = '229'`)
  await expect.poll(async () => (await passageIndex(db)).holds('cashier')).toBe(false)
  const { passages } = await ask("cashier's, certified, or teller's check deposited")
  expect(passages[0]!.href).toBe('/resources/regulations/229/10#c-1-v')
})
