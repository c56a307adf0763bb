import { createAccount, openSession } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a manager adds a topic, works with it, and finds it in the score', async ({ page, request }) => {
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const { access_token } = await openSession(request, manager)
  const other = await request.post('/api/tasks', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { title: 'Check flood zones', topic: 'flood_insurance' },
  })
  expect(other.ok(), await other.text()).toBe(true)
  await startSession(page, manager)

  await page.goto('/settings/topics')
  await expect(page.getByText('No topics of your own')).toBeVisible()
  await page.getByRole('button', { name: 'New topic' }).click()
  const form = page.getByRole('dialog', { name: 'New topic' })
  await form.getByLabel('Name').fill('ofac')
  await form.getByRole('button', { name: 'Add topic' }).click()
  await expect(form.getByText('There is a topic of this name already.')).toBeVisible()
  await form.getByLabel('Name').fill('Indirect auto')
  await form.getByRole('button', { name: 'Add topic' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('In files and the API: own_indirect_auto')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.goto('/tasks?new=1')
  const task = page.getByRole('dialog', { name: 'New task' })
  await task.getByLabel('Title').fill('Look at dealer reserves')
  await task.getByLabel('Due date', { exact: true }).fill(day(20))
  await task.getByLabel('Topic').selectOption('Indirect auto')
  await task.getByRole('button', { name: 'Create task' }).click()
  await expect(task).toBeHidden()
  await page.goto('/tasks?whose=all')
  await expect(page.getByRole('link', { name: 'Check flood zones' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Topic', { exact: true }).selectOption('Indirect auto')
  await expect(page).toHaveURL(/topic=own_indirect_auto/)
  await expect(page.getByRole('link', { name: 'Look at dealer reserves' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check flood zones' })).toHaveCount(0)

  await page.goto('/policies?new=1')
  const policy = page.getByRole('dialog', { name: 'New policy' })
  await policy.getByLabel('Title').fill('Dealer policy')
  await policy.getByLabel('Topic').selectOption('Indirect auto')
  await policy.getByRole('button', { name: 'Start a draft' }).click()
  await expect(page).toHaveURL(/\/policies\/.*\/edit\//)
  await page.goto('/policies?topic=own_indirect_auto')
  await expect(page.getByRole('link', { name: 'Dealer policy' })).toBeVisible()

  await page.goto('/analytics?concern=own_indirect_auto')
  await expect(page.getByLabel('Concern', { exact: true })).toHaveValue('own_indirect_auto')
  const scores = page.getByRole('table', { name: 'Score of each concern today' })
  // (2 × 0/1 policies + 2 × 1/1 tasks + 3 × 1) ÷ 7 = 71.43
  await expect(scores.getByRole('row').filter({ hasText: 'Indirect auto' })).toContainText('71')
  await expect(page.getByText(/^Not enough yet: \d+ concerns/)).toBeVisible()
})
