import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { enterBundledParts } from './fill-library.ts'
import { listLegalStatuses, statusesOf } from './legal-status-store.ts'

const server = await startTestServer()
afterAll(() => server.close())
beforeAll(() => enterBundledParts(server.db))

const fields = {
  title: 'A rule that a court stayed',
  status: 'stayed' as const,
  effect: 'not-in-force' as const,
  since: '2026-11-02',
  citations: ['12 CFR 1026.19(f)(1)', '§ 1026.38'],
  document: null,
  source: 'Lender v. CFPB (D.D.C.), November 2, 2026',
  verification: 'secondary' as const,
  explanation: 'The court stayed the rule until it decides.',
}
const admin = () => server.signedIn({ role: 'admin', fullName: 'Ada Admin' })
const shown = async (citation: string) =>
  (await server.nobody.regulations.lookup({ citation })).statuses.map(({ title }) => title)

test('shows a legal status next to its paragraph, with the name of the administrator, until it is ended', async () => {
  const ada = await admin()
  expect((await ada.legalStatuses.list()).filter(({ isBundled }) => isBundled)).toHaveLength(5)
  const entry = await ada.legalStatuses.enter(fields)
  expect(entry).toMatchObject({
    enteredBy: 'Ada Admin',
    isBundled: false,
    citations: ['12 CFR 1026.19(f)(1)', '12 CFR 1026.38'],
  })
  const saved = await ada.legalStatuses.update({
    ...fields,
    id: entry.id,
    version: 1,
    verification: 'official',
  })
  expect(saved).toMatchObject({ verification: 'official', version: 2 })
  await expect(ada.legalStatuses.update({ ...fields, id: entry.id, version: 1 })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  const ended = await ada.legalStatuses.end({ id: entry.id, version: 2, because: 'The stay was lifted.' })
  expect(ended).toMatchObject({ endedBecause: 'The stay was lifted.', endedOn: expect.any(String) })
  await expect(ada.legalStatuses.end({ id: entry.id, version: 3, because: 'Again.' })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  expect((await ada.legalStatuses.list()).at(-1)!.id).toBe(entry.id)
})

test('a statute that overtook a rule of another title is shown there, and not at the part of that number here', async () => {
  const statuses = await listLegalStatuses(server.db)
  const titlesOf = (part: string) => statusesOf(statuses, part, '1010.306(c)').map(({ title }) => title)
  expect(titlesOf('31-1010')).toEqual(['The FBAR is due April 15'])
  expect(titlesOf('1010')).toEqual([])
})

test('a bundled entry that was corrected or ended stays so at the next start', async () => {
  const ada = await admin()
  const bundled = (await ada.legalStatuses.list()).find(
    ({ title }) => title === 'Credit card late fee of $8',
  )!
  const { id, version, title, status, effect, since, citations, document, source, explanation } = bundled
  const given = { title, status, effect, since, citations, document, source, explanation }
  await ada.legalStatuses.update({ id, version, ...given, verification: 'official' })
  await enterBundledParts(server.db)
  const now = (await ada.legalStatuses.list()).filter((one) => one.title === title)
  expect(now).toHaveLength(1)
  expect(now[0]).toMatchObject({ verification: 'official', version: 2 })
})

test.each([
  ['no citation', ['everything']],
  ['a statute', ['15 U.S.C. 1601']],
  ['another title', ['24 CFR 3500.1']],
])('%s is refused by name', async (_, citations) => {
  await expect((await admin()).legalStatuses.enter({ ...fields, citations })).rejects.toMatchObject({
    code: 'NOT_A_CITATION',
    data: { citation: citations[0] },
  })
})

test('nobody but an administrator enters one', async () => {
  const manager = await server.signedIn({ role: 'manager' })
  await expect(manager.legalStatuses.enter(fields)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await shown('12 CFR 1026.38')).toEqual([])
})
