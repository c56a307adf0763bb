import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer({ withSampleData: true })
afterAll(server.close)

test('updates are unseen until a member has seen them, each for themselves', async () => {
  const [ada, bo] = await Promise.all([server.signedIn(), server.signedIn()])
  expect((await ada.regulatoryUpdates.latest()).unseenCount).toBe(6)
  await ada.regulatoryUpdates.markSeen()
  expect((await ada.regulatoryUpdates.latest()).unseenCount).toBe(0)
  expect((await bo.regulatoryUpdates.latest()).unseenCount).toBe(6)
})

test('an update is read in full by its slug; an unknown one is said to be missing', async () => {
  const ada = await server.signedIn()
  expect(await ada.regulatoryUpdates.find({ slug: 'hmda-asset-threshold-2026' })).toMatchObject({
    title: 'HMDA reporting changes',
    citation: '12 CFR 1003.2(g)',
    dated: '2026-01-12',
  })
  await expect(ada.regulatoryUpdates.find({ slug: 'nothing' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a feed takes the filters of a view that say nothing of the institution', async () => {
  const { feed } = server.nobody.regulatoryUpdates
  const all = await feed({})
  const high = await feed({ priority: 'high' })
  expect(high.map(({ slug }) => slug)).toEqual(
    all.filter(({ priority }) => priority === 'high').map(({ slug }) => slug),
  )
  expect(high.length).toBeGreaterThan(0)
  expect(high.length).toBeLessThan(all.length)
  expect((await feed({ q: 'Reporting hmda' })).map(({ slug }) => slug)).toContain('hmda-asset-threshold-2026')
  expect(await feed({ q: 'hmda', part: '1030' })).toEqual([])
  expect(await feed({ agency: '' })).toEqual(all)
  await expect(feed({ part: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('the dashboard has the four cards and the three newest updates', async () => {
  const overview = await (await server.signedIn()).dashboard.overview()
  expect(overview.statCards.map(({ id }) => id)).toEqual([
    'active-regulations',
    'compliance-articles',
    'pending-reviews',
    'risk-alerts',
  ])
  expect(overview.recentUpdates.map(({ slug }) => slug)).toEqual([
    'qualified-mortgage-thresholds-2026',
    'hmda-asset-threshold-2026',
    'hoepa-points-and-fees-2026',
  ])
})
