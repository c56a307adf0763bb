import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

test('each person keeps views of each screen for themselves', async () => {
  const ada = await server.signedIn()
  const kept = await ada.savedViews.save({ screen: 'updates', name: 'High', query: 'priority=high' })
  await ada.savedViews.save({ screen: 'tasks', name: 'Board', query: 'view=board' })

  expect(await ada.savedViews.list({ screen: 'updates' })).toEqual([kept])
  expect(await ada.savedViews.list({ screen: 'tasks' })).toMatchObject([{ name: 'Board' }])
  const colleague = await server.signedIn()
  expect(await colleague.savedViews.list({ screen: 'updates' })).toEqual([])
  await expect(colleague.savedViews.remove({ id: kept.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await ada.savedViews.remove({ id: kept.id })
  expect(await ada.savedViews.list({ screen: 'updates' })).toEqual([])
})
