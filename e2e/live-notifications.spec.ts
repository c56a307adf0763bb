import { createAccount, openSession, suspendAccount } from './account.ts'
import { expect, signIn, test } from './journey.ts'

test('a notification shows in all tabs of a browser, over one connection', async ({ page, request }) => {
  const owner = await createAccount(request)
  const streams: string[] = []
  page.context().on('request', (call) => {
    if (call.url().endsWith('/live')) streams.push(call.url())
  })
  const opened = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/live'))
  await signIn(page, owner)
  expect((await opened).status()).toBe(200)
  const other = await page.context().newPage()
  await other.goto('/tasks')
  const bell = (tab: typeof page) => tab.getByRole('button', { name: /^Notifications/ })
  await expect(bell(other)).toBeVisible()
  const before = Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

  const ofOwner = await openSession(request, owner)
  const me = await request.get('/api/me', { headers: { Authorization: `Bearer ${ofOwner.access_token}` } })
  const { userId: ownerId, institutionId } = await me.json()
  const manager = await createAccount(request, { role: 'manager', institutionId })
  const { access_token } = await openSession(request, manager)
  const made = await request.post('/api/tasks', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { title: 'Seen without waiting', ownerId },
  })
  expect(made.ok(), await made.text()).toBe(true)
  for (const tab of [page, other])
    await expect(bell(tab)).toHaveAccessibleName(`Notifications, ${before + 1} unseen, 1 unread`)
  expect(streams).toHaveLength(1)

  // The tab that held the connection closes: the other takes it over.
  const takenOver = other.waitForResponse((answer) => answer.url().endsWith('/live'))
  await page.close()
  expect((await takenOver).status()).toBe(200)
})

test('a suspended person’s open tab says so without a click', async ({ page, request }) => {
  test.setTimeout(90_000)
  const account = await createAccount(request)
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/live'))
  await signIn(page, account)
  await opened
  await suspendAccount(request, account)
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended.' })).toBeVisible({
    timeout: 45_000,
  })
})
