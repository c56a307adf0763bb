import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { type Account, createAccount, openSession } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function addTask(request: APIRequestContext, account: Account, title: string, dueOn: string) {
  const { access_token } = await openSession(request, account)
  const answer = await request.post('/api/tasks', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { title, dueOn },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a bulk change shows what each task had and gets, and is undone', async ({ page, request }) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const titles = ['Check the rate sheet', 'Check the log'].map(
    (title) => `${title} ${randomUUID().slice(0, 8)}`,
  )
  for (const title of titles) await addTask(request, manager, title, '2026-02-27')
  await startSession(page, manager)
  await page.goto('/tasks?whose=all')
  for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 tasks' })
  await expect(dialog.getByText('Stays as it is', { exact: true })).toHaveCount(2)
  await dialog.getByLabel('Status').selectOption('In progress')
  await dialog.getByLabel('Owner').selectOption('Mara Manager (you)')
  await dialog.getByLabel('Move due dates by days').fill('2')
  const first = dialog.getByRole('listitem').filter({ hasText: titles[0]! })
  await expect(first).toContainText('Status: Open → In progress')
  await expect(first).toContainText('Owner: Nobody → Mara Manager')
  await expect(first).toContainText('Due: Feb 27, 2026 → Mar 1, 2026')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: titles[0]! })).toContainText('In progress')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row').filter({ hasText: titles[0]! })).toContainText('Open')
  await expect(page.getByRole('row').filter({ hasText: titles[1]! })).toContainText('Nobody')
  await page.getByRole('link', { name: titles[0]!, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: titles[0]! })).toBeVisible()
  await expect(
    page.getByRole('columnheader', { name: 'Status' }),
    'a table beside the panel',
  ).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: titles[0]!, exact: true })).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Sort by', { exact: true }).selectOption('Sort: title, Z to A')
  await expect(page).toHaveURL(/sort=title&order=descending|order=descending&sort=title/)
  await expectAccessible(page)
})

test('a card is moved on the board with the keyboard alone', async ({ page, request }) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const title = `Post the rates ${randomUUID().slice(0, 8)}`
  await addTask(request, manager, title, day(3))
  await startSession(page, manager)
  await page.goto('/tasks?whose=all&view=board')
  const inColumn = (name: string) =>
    page.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('link', { name: title })
  await inColumn('Open').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${title} lifted.`)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByText(`${title} stays in Open.`)).toBeAttached()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(inColumn('In progress')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  for (const more of ['A', 'B', 'C', 'D']) await addTask(request, manager, `${title} ${more}`, day(3))
  await page.goto(`/tasks?whose=all&view=calendar&month=${day(3).slice(0, 7)}`)
  await expect(page.getByRole('link', { name: title })).toHaveCount(4)
  await page.getByRole('button', { name: /^All 5 tasks due/ }).press('Enter')
  await expect(page.getByRole('link', { name: title })).toHaveCount(5)
  await expectAccessible(page)
  await expectFits(page)
})
