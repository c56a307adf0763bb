import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { setTick } from './checklist-store.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)

const member = await server.signedIn()
const administrator = await server.signedIn({ role: 'admin' })

test.each([
  'qm',
  'trid',
  'hmda',
  'fair_lending',
  'bsa_aml',
  'cra',
  'flood_insurance',
  'appraisal_management',
] as const)('the library has a checklist on %s', async (topic) => {
  expect((await member.checklists.list({ topic })).length).toBeGreaterThan(0)
})

test('checklists of a topic come with the member’s own ticks', async () => {
  const [first] = await member.checklists.list({ topic: 'flood_insurance' })
  const [item] = first!.items
  expect(item!.isTicked).toBe(false)
  await member.checklists.tick({ articleId: first!.articleId, itemKey: item!.key, isTicked: true })

  const after = await member.checklists.list({ topic: 'flood_insurance' })
  expect(after[0]!.items.filter(({ isTicked }) => isTicked)).toHaveLength(1)
  const stranger = await (await server.signedIn()).checklists.list({ topic: 'flood_insurance' })
  expect(stranger[0]!.items.some(({ isTicked }) => isTicked)).toBe(false)

  await member.checklists.tick({ articleId: first!.articleId, itemKey: item!.key, isTicked: false })
  expect((await member.checklists.list({ topic: 'flood_insurance' }))[0]!.items[0]!.isTicked).toBe(false)
})

test('an item that an edit took away cannot be ticked, but its tick can be taken back', async () => {
  const [checklist] = await member.checklists.list({ topic: 'trid' })
  const { articleId, slug, items } = checklist!
  const [kept, lost] = items
  const source = await administrator.articles.edit({ slug })
  const body = source.body.replace(lost!.text, 'Something that nobody has ticked yet')
  expect(body).not.toBe(source.body)
  await administrator.articles.update({ ...source, body })

  const tick = { articleId, isTicked: true }
  await expect(member.checklists.tick({ ...tick, itemKey: lost!.key })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'This item is no longer on the checklist.',
  })
  await member.checklists.tick({ ...tick, itemKey: kept!.key })
  await member.checklists.tick({ articleId, isTicked: false, itemKey: lost!.key })
})

test('of an article that is taken back nothing is ticked', async () => {
  const [checklist] = await member.checklists.list({ topic: 'cra' })
  const { articleId, items } = checklist!
  await administrator.articles.unpublish({ id: articleId })
  await expect(
    member.checklists.tick({ articleId, itemKey: items[0]!.key, isTicked: true }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([true, false])('an article that goes meanwhile has no items to tick (%s)', async (isTicked) => {
  const { userId } = await server.addMember()
  const gone = { userId, articleId: crypto.randomUUID(), itemKey: '0123456789abcdef', isTicked }
  expect(await setTick(server.db, gone)).toBe(false)
})
