import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectFits, signIn, test } from './journey.ts'

test('a manager takes everything of the institution along as one file', async ({ page }) => {
  await signIn(page)
  await page.goto('/settings/data')
  await expect(page.getByRole('heading', { name: 'Export everything' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^plumbline-export-\d{4}-\d\d-\d\d\.zip$/)
  const zip = readFileSync(await download.path())
  for (const name of ['README.txt', 'data/tasks.json', 'csv/tasks.csv', 'SHA256SUMS'])
    expect(zip.includes(name)).toBe(true)
  await expect(page.getByText('The download has begun.')).toBeVisible()
  await page.goto('/settings/audit')
  await expect(page.getByText('Exported everything of the institution').first()).toBeVisible()
})

test('a manager places a legal hold and lifts it', async ({ page }) => {
  const matter = `Matter ${randomUUID().slice(0, 8)}`
  await signIn(page)
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Place a hold' }).click()
  const dialog = page.getByRole('dialog', { name: 'Place a legal hold' })
  await dialog.getByLabel('Matter').fill(matter)
  await expectAccessible(page, '[role=dialog], dialog')
  await page.keyboard.press('Enter')
  const hold = page
    .getByRole('list', { name: 'Legal holds' })
    .getByRole('listitem')
    .filter({ hasText: matter })
  await expect(hold.getByText('In force')).toBeVisible()
  await expectFits(page)
  await hold.getByRole('button', { name: `Lift the hold ${matter}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).click()
  await expect(hold.getByText('Lifted', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How long records are kept' })).toBeVisible()
})
